// sshpass: types a password for ssh. Source: sshpass(1) 1.09.
import { command } from './define.ts'
import { reads, runs } from './roles.ts'

export default command('sshpass', {
  style: 'posix',
  options: { '-f <file>': reads },
  harmless: '-p <text> | -d <n> | -e [name] | -P <text> | -v | -V | -h',
  operands: { '<command...>': runs },
  examples: { 'sshpass -p x ssh a.dev rm y': ['connect a.dev', 'delete y'], 'sshpass -f pw scp a.txt a.dev:': ['read pw', 'read a.txt', 'connect a.dev: (sends)'] },
})
