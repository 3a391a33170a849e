// groupmems: says who is in a group. Source: groupmems(8), shadow 4.13.
import { literal } from '../model/index.ts'
import { command } from './define.ts'

export default command('groupmems', {
  harmless: '-a, --add <user> | -d, --delete <user> | -g, --group <group> | -l, --list | -p, --purge | -R, --root <folder> | -h, --help',
  operands: {},
  always: given => (given('--help') || given('-l') ? [] : [{ kind: 'configure', target: given.value('-g') ?? literal('groups') }]),
  examples: { 'groupmems -g dev -a ann': ['configure dev'], 'groupmems -g dev -l': [], 'groupmems -p': ['configure groups'] },
})
