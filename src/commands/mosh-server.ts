// mosh-server: the far end of mosh, which runs a shell or a program. Source: mosh-server(1) 1.4.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('mosh-server', {
  subcommands: {
    new: {
      style: 'posix',
      harmless: '-s | -v | -i <address> | -p <ports> | -c <n> | -l <assignment>',
      operands: { '<command...>': runs },
      always: given => [{ kind: 'connect', target: given.value('-p') ?? { text: ':60000', values: [':60000'] }, listens: true, shell: true }],
    },
  },
  examples: { 'mosh-server new -p 60001 -- cat a.txt': ['connect 60001 (listens) (shell)', 'read a.txt'] },
})
