// pmap: shows the memory of processes. Source: pmap(1), procps 4.0.
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('pmap', {
  options: { '-C, --read-rc-from <file>': reads, '-N, --create-rc-to <file>': writes },
  harmless:
    '-x, --extended | -X | -XX | -c, --read-rc | -n, --create-rc | -d, --device | -q, --quiet | -p, --show-path | -A, --range <range> | -h, --help | ' +
    '-V, --version',
  operands: { '<process...>': nothing },
  examples: { 'pmap -x 1': [], 'pmap -C a.rc 1': ['read a.rc'], 'pmap -N b.rc': ['write b.rc'] },
})
