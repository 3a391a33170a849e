// ionice: runs a program with another I/O priority. Source: ionice(1), util-linux 2.38.
import { command } from './define.ts'

export default command('ionice', {
  style: 'posix',
  harmless:
    '-c, --class <class> | -n, --classdata <number> | -p, --pid <process> | -P, --pgid <group> | -t, --ignore | -u, --uid <user> | -h, --help | ' +
    '-V, --version',
  operands: { '<command...>': (words, given) => (given('-p') || given('-P') || given('-u') ? [] : [{ run: words }]) },
  examples: { 'ionice -c 3 cat a': ['read a'], 'ionice -p 1 2': [] },
})
