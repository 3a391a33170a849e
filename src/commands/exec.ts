// exec: becomes another program; without one only its redirections count. Source: bash(1) 5.2.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('exec', {
  style: 'posix',
  harmless: '-a <name> | -c | -l',
  operands: { '<command...>': runs },
  examples: { 'exec > out.log': ['write out.log'], 'exec -a x cat a.txt': ['read a.txt'] },
})
