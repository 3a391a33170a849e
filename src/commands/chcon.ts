// chcon: changes security contexts. Source: chcon(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { lists, nothing } from './roles.ts'

export default command('chcon', {
  options: { '--reference <file>': lists },
  harmless:
    '--dereference | -h, --no-dereference | -u, --user <user> | -r, --role <role> | -t, --type <type> | -l, --range <range> | --no-preserve-root | ' +
    '--preserve-root | -R, --recursive | -v, --verbose | -H | -L | -P | --help | --version',
  operands: { '<word...>': nothing },
  always: given => {
    const named = given('--reference') || given('-u') || given('-r') || given('-t') || given('-l')
    return given.operands.slice(named ? 0 : 1).map(target => ({ kind: 'permit', target, ...(given('-R') && { recursive: true as const }) }))
  },
  examples: { 'chcon -Rt web_t public': ['permit public (recursive)'], 'chcon u:r:t a': ['permit a'], 'chcon --reference a b': ['list a', 'permit b'] },
})
