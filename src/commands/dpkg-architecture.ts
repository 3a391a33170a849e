// dpkg-architecture: tells for which machine a package is built, and runs a program with that in its variables. Source: dpkg-architecture(1) 1.21.
import { command } from './define.ts'

export default command('dpkg-architecture', {
  options: { '-c, --command <command>': words => words.map(script => ({ script })) },
  harmless:
    '-l, --list | -e, --equal <name> | -i, --is <name> | -q, --query <name> | -s, --print-set | -u, --print-unset | -L, --list-known | -a, --host-arch <name> | -t, --host-type <name> | -A, --target-arch <name> | -T, --target-type <name> | ' +
    '-W, --match-wildcard <name> | -B, --match-bits <n> | -E, --match-endian <name> | -f, --force | -?, --help | --version',
  operands: {},
  examples: { 'dpkg-architecture -qDEB_HOST_MULTIARCH': [], 'dpkg-architecture -A armhf -c "rm x"': ['delete x'] },
})
