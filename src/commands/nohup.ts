// nohup: runs a program that survives the terminal. Source: nohup(1), GNU coreutils 9.1; macOS 14.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('nohup', {
  style: 'posix',
  harmless: '-p | --help | --version',
  operands: { '<command...>': runs },
  examples: { 'nohup cat a &': ['read a'] },
})
