// autossh: keeps an ssh connection alive. Source: autossh(1) 1.4g.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('autossh', {
  style: 'none',
  operands: { '<word...>': nothing },
  // Its own option is -M; everything else is for ssh.
  always: ({ operands }) => {
    const rest = operands.filter((word, i) => !exact(word)?.startsWith('-M') && exact(operands[i - 1]) !== '-M')
    return rest.length && exact(rest[0]) !== '-V' ? [{ run: [literal('ssh'), ...rest] }] : []
  },
  examples: { 'autossh -M 0 -N a.dev': ['connect a.dev'], 'autossh -M0 a.dev "cat a.txt"': ['connect a.dev', 'read a.txt'], 'autossh -V': [] },
})
