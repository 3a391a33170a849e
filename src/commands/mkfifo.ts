// mkfifo: makes named pipes. Source: mkfifo(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { writes } from './roles.ts'

export default command('mkfifo', {
  harmless: '-m, --mode <mode> | -Z | --context [context] | --help | --version',
  operands: { '<path...>': writes },
  examples: { 'mkfifo -m 600 pipe': ['write pipe'] },
})
