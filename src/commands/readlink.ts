// readlink: prints what a link points to. Source: readlink(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { absolute } from './lib/absolute.ts'
import { lists } from './roles.ts'

export default command('readlink', {
  aliases: ['greadlink'],
  harmless:
    '-f, --canonicalize | -e, --canonicalize-existing | -m, --canonicalize-missing | -n, --no-newline | -q, --quiet | -s, --silent | -v, --verbose | ' +
    '-z, --zero | --help | --version',
  operands: { '<path...>': lists },
  outputs: given => (given('-f') || given('-e') || given('-m') ? absolute(given) : undefined),
  examples: { 'readlink node': ['list node'], 'ls "$(readlink -f /etc/hosts)"': ['list /etc/hosts', 'list /etc/hosts'] },
})
