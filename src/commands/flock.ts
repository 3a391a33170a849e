// flock: runs a program while holding a lock. Source: flock(1), util-linux 2.38.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { evaluates } from './roles.ts'

export default command('flock', {
  style: 'posix',
  options: { '-c, --command <command>': evaluates },
  harmless:
    '-s, --shared | -x, -e, --exclusive | -u, --unlock | -n, --nb, --nonblock | -w, --wait, --timeout <seconds> | -E, --conflict-exit-code <number> | ' +
    '-o, --close | -F, --no-fork | --verbose | -h, --help | -V, --version',
  operands: {
    // A number is a descriptor of the shell.
    '<lock>': words => words.filter(word => !/^\d+$/.test(exact(word) ?? '')).map(target => ({ kind: 'write', target })),
    '<command...>': words => (/^(-c|--command)$/.test(exact(words[0]) ?? '') ? words.slice(1, 2).map(script => ({ script })) : [{ run: words }]),
  },
  examples: {
    'flock -n build.lock cat a': ['write build.lock', 'read a'],
    "flock build.lock -c 'cat a; rm b'": ['write build.lock', 'read a', 'delete b'],
    'flock 9': [],
    "flock -c 'cat a' build.lock": ['read a', 'write build.lock'],
  },
})
