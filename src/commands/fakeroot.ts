// fakeroot, fakechroot, pseudo: run a program that takes itself for root. Source: fakeroot(1) 1.31, fakechroot(1) 2.20.
import { command, type Step } from './define.ts'
import { shellOnStdin } from './lib/shells.ts'
import { executes, nothing, reads, writes } from './roles.ts'

export default command('fakeroot', {
  aliases: ['fakeroot-sysv', 'fakeroot-tcp', 'fakechroot', 'pseudo'],
  style: 'posix',
  options: { '-l, --lib, --faked, -d, --elfloader <file>': executes, '-s, --save <file>': writes, '-i <file>': reads },
  harmless: '-u, --unknown-is-real | -b, --bindir <n> | -c, --config-dir <dir> | -e, --environment <type> | --use-system-libs | -h, --help | -v, --version',
  operands: { '<command...>': nothing },
  always: (given): readonly Step[] => (given.operands.length ? [{ run: given.operands }] : given('-h') || given('-v') ? [] : shellOnStdin(given, 'sh')),
  examples: {
    'fakeroot -s save cat a.txt': ['write save', 'read a.txt'],
    'fakeroot -i save -l ./l.so rm x': ['read save', 'execute ./l.so', 'delete x'],
    'fakeroot': ['interpret ?stdin as sh'],
  },
})
