// `completion`: prints what makes a shell complete gatekeeper's own command line.
import { bashCompletion, fishCompletion, type Point, pointsOf, zshCompletion } from '../completion-text.ts'
import { misused, print } from '../io.ts'
import { USAGES } from '../usage.ts'
import type { Deed, Topic } from './define.ts'
import { topics } from './index.ts'

const of = (name: string, text: (points: readonly Point[]) => string, line: string): Deed => ({
  name, about: `print the completion for ${name}`, flags: [], examples: [[line, 'for this shell; in its start-up file, for every one']],
  act: async ({ operands }) => {
    if (operands.length) return misused(`nothing is expected behind gatekeeper completion ${name}: ${operands.join(' ')}; leave it out`)
    print(text(pointsOf(USAGES, await topics())))
    return 0
  },
})

export const completion: Topic = {
  name: 'completion',
  about: 'complete the command line of gatekeeper in your shell',
  deeds: [
    of('bash', bashCompletion, 'eval "$(gatekeeper completion bash)"'),
    of('zsh', zshCompletion, 'eval "$(gatekeeper completion zsh)"'),
    of('fish', fishCompletion, 'gatekeeper completion fish | source'),
  ],
}
