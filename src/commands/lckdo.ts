// lckdo: runs a program while it holds a lock. Source: lckdo(1) of moreutils 0.67.
import { command } from './define.ts'
import { runs, writes } from './roles.ts'

export default command('lckdo', {
  style: 'posix',
  harmless: '-n | -w | -W <seconds> | -e | -E <code> | -s | -x | -q | -t',
  operands: { '<lock>': writes, '<command...>': runs },
  examples: { 'lckdo -W 3 l rm x': ['write l', 'delete x'], 'lckdo -t l cat a.txt': ['write l', 'read a.txt'] },
})
