// usermod: changes an account. Source: usermod(8), shadow 4.13.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('usermod', {
  harmless:
    '-a, --append | -b, --badname, --badnames | -c, --comment <text> | -d, --home <folder> | -e, --expiredate <date> | -f, --inactive <days> | -g, --gid <group> | -G, --groups <groups> | -l, --login <name> | -L, --lock | ' +
    '-m, --move-home | -o, --non-unique | -p, --password <value> | -P, --prefix <folder> | -r, --remove | -R, --root <folder> | -s, --shell <shell> | -u, --uid <id> | -U, --unlock | -v, --add-subuids <range> | ' +
    '-V, --del-subuids <range> | -w, --add-subgids <range> | -W, --del-subgids <range> | -Z, --selinux-user <user> | --selinux-range <range> | -h, --help',
  operands: { '<name>': nothing },
  always: given => (given('--help') ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('accounts') }]),
  examples: { 'usermod -aG docker dev': ['configure dev'], 'usermod -f 30 dev': ['configure dev'] },
})
