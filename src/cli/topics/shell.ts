// `shell`: prints what makes a person's own shell have each typed line judged.
import { realpathSync } from 'node:fs'
import { MODES } from '../../model/index.ts'
import { misused, print } from '../io.ts'
import { bashCode, fishCode, type Placed, zshCode } from '../shell-code.ts'
import type { Deed, Topic } from './define.ts'

const of = (name: string, code: (placed: Placed) => string, line: string): Deed => ({
  name, about: `print the code for ${name}`,
  flags: [{ long: 'mode', short: 'm', value: 'mode', choices: MODES, about: 'how to decide about typed lines; bypassPermissions asks nothing, and refuses what is refused' }],
  examples: [[line, 'the last line of its start-up file'], [line.replace(name, `${name} --mode bypassPermissions`), 'refuses what is destructive, and asks nothing']],
  more: ['A line that is refused does not run and can be changed; a question is asked before the line runs. Lines that reach the shell on other ways (scripts, pasted text without an Enter of its own, an editor) are not typed, and not judged.'],
  act: ({ operands, flags }) => {
    if (operands.length) return misused(`nothing is expected behind gatekeeper shell ${name}: ${operands.join(' ')}; leave it out`)
    const gate = realpathSync(process.argv[1] ?? '')
    if (/['\\\n]/.test(gate)) return misused(`the gate lies at a path that shells quote differently (${gate}); put it elsewhere`)
    const mode = flags.get('mode')
    print(code({ gate: `'${gate}'`, options: typeof mode === 'string' ? ` --mode ${mode}` : '' }))
    return 0
  },
})

export const shell: Topic = {
  name: 'shell',
  about: 'have the lines that you type in your own shell judged before they run',
  deeds: [
    of('bash', bashCode, 'eval "$(gatekeeper shell bash)"'),
    of('zsh', zshCode, 'eval "$(gatekeeper shell zsh)"'),
    of('fish', fishCode, 'gatekeeper shell fish | source'),
  ],
}
