// The rule unknown-effect.
import type { Word } from '../../model/index.ts'
import { rule, type Sight } from '../define.ts'
import { isAt } from '../places/paths.ts'

/** Wherever the command may run. */
function isOfWorkspace(target: Word, { occurrence, scene }: Sight): boolean {
  const { paths } = scene.locate(target, occurrence)
  return paths.length > 0 && paths.every(path => isAt(path, scene.facts.workspace))
}

export default rule('unknown-effect', {
  on: ['unknown'],
  when: (effect, sight) => !effect.text || !isOfWorkspace(effect.target, sight),
  decision: 'ask',
  risk: 'medium',
  reason: 'gatekeeper does not know what this does',
  instead: 'use what is known, mend what cannot be read, or allow exactly this in the settings: bash(...) for a command, the bare name for a tool',
  examples: {
    hits: ['some-unknown-tool --x', 'ls --no-such-option', 'git no-such-command'],
    misses: ['ls', 'git status'],
  },
})
