// groupmod, groupmems: change a group. Source: groupmod(8), groupmems(8), shadow 4.13.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('groupmod', {
  harmless: '-a, --append | -g, --gid <id> | -n, --new-name <name> | -o, --non-unique | -p, --password <value> | -P, --prefix <folder> | -R, --root <folder> | -U, --users <names> | -h, --help',
  operands: { '<name>': nothing },
  always: given => (given('--help') ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('groups') }]),
  examples: { 'groupmod -n new old': ['configure old'], 'groupmod -aU ann dev': ['configure dev'] },
})
