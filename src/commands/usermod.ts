// usermod, userdel, groupmod and the like: change and remove accounts and groups. Source: usermod(8), gpasswd(1), chage(1), shadow 4.13.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('usermod', {
  aliases: ['userdel', 'deluser', 'delgroup', 'groupdel', 'groupmod', 'groupmems'],
  harmless:
    '-a, --append, --add | -b, --badname | -c, --comment <text> | --conf <file> | -d, --home, --delete <value> | -e, --expiredate <date> | ' +
    '-f, --inactive, --force [days] | -g, --gid, --group <group> | -G, --groups <groups> | -l, --login, --list <name> | -L, --lock | -m, --move-home | ' +
    '-n, --new-name <name> | -o, --non-unique | --only-if-empty | -p, --password, --purge <value> | -P, --prefix <folder> | -q, --quiet | -r, --remove | ' +
    '--remove-home | --remove-all-files | --backup | --backup-to <folder> | --system | -R, --root <folder> | -s, --shell <shell> | -u, --uid <id> | ' +
    '-U, --unlock, --users | -v, --add-subuids <range> | -V, --del-subuids <range> | -w, --add-subgids <range> | -W, --del-subgids <range> | ' +
    '-Z, --selinux-user [user] | -h, --help | --version',
  operands: { '<name...>': nothing },
  always: given => (given('--help') || given('--version') ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('accounts') }]),
  examples: { 'usermod -aG docker dev': ['configure dev'], 'userdel -r ann': ['configure ann'] },
})
