// proot: runs a program among other files than the real ones. Source: proot(1) 5.3.
import { command, type Step } from './define.ts'
import { some } from '../model/index.ts'
import { shellOnStdin } from './lib/shells.ts'
import { nothing, unknowns } from './roles.ts'

export default command('proot', {
  style: 'posix',
  options: {
    '-r, --rootfs, -R, -S <dir>': unknowns('it runs with another root folder, whose programs are not known'),
    '-b, --bind, -m, --mount <mapping>': (words, given) =>
      words.flatMap(word => (some(word, value => value.includes(':')) || !word.values ? unknowns('paths inside are not those outside')([word], given) : [])),
    '-q, --qemu <command>': words => words.map(script => ({ script })),
  },
  harmless:
    '-w, --pwd, --cwd <dir> | -v, --verbose <n> | -V, --version, --about | -h, --help, --usage | -k, --kernel-release <text> | -0, --root-id | ' +
    '-i, --change-id <ids> | --kill-on-exit | -l, --link2symlink | -p <map> | -n | -L | -H | --sysvipc | --tcsetsf2tcsets | --ashmem-memfd',
  operands: { '<command...>': nothing },
  always: (given): readonly Step[] => (given.operands.length ? [{ run: given.operands }] : given('-V') || given('-h') ? [] : shellOnStdin(given, 'sh')),
  examples: {
    'proot -0 -w src cat a.txt': ['read a.txt'],
    'proot -r root -b /dev -b a:/b rm x': [
      'unknown root (it runs with another root folder, whose programs are not known)',
      'unknown a:/b (paths inside are not those outside)',
      'delete x',
    ],
    'proot -q "cat q" rm x': ['read q', 'delete x'],
    'proot': ['interpret ?stdin as sh'],
  },
})
