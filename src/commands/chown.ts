// chown, chgrp: change owner and group. Source: chown(1), chgrp(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { lists, nothing } from './roles.ts'

export default command('chown', {
  aliases: ['chgrp', 'gchown', 'gchgrp'],
  options: { '--reference <file>': lists },
  harmless:
    '-c, --changes | -f, --silent, --quiet | -v, --verbose | --dereference | -h, --no-dereference | --from <owner> | --no-preserve-root | ' +
    '--preserve-root | -R, --recursive | -H | -L | -P | -n | -x | --help | --version',
  operands: { '<word...>': nothing },
  always: given =>
    given.operands.slice(given('--reference') ? 0 : 1).map(target => ({ kind: 'permit', target, grants: 'owner', ...(given('-R') && { recursive: true as const }) })),
  examples: {
    'chown -R dev:dev src': ['permit src (owner) (recursive)'],
    'chgrp staff a b': ['permit a (owner)', 'permit b (owner)'],
    'chown --reference=a b': ['list a', 'permit b (owner)'],
  },
})
