// useradd, adduser and the like: add accounts and groups. Source: useradd(8), groupadd(8), shadow 4.13; adduser(8) 3.134; busybox 1.35.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { configures } from './roles.ts'

export default command('useradd', {
  aliases: ['adduser', 'addgroup', 'groupadd', 'newusers'],
  harmless:
    '-b, --base-dir <folder> | --badname, --allow-badname, --allow-bad-names, --force-badname, --allow-all-names | --btrfs-subvolume-home | ' +
    '-c, --comment, --gecos <text> | --conf <file> | -d, --home-dir, --home <folder> | -D | --defaults | --debug | -e, --expiredate <date> | ' +
    '-f, --inactive <days> | --force | -F, --add-subids-for-system | --firstuid <id> | --lastuid <id> | --firstgid <id> | --lastgid <id> | ' +
    '-g, --gid <group> | --group | -G, --groups <groups> | -h | --help | --ingroup <group> | -k, --skel <folder> | -K, --key <setting> | ' +
    '-l, --no-log-init | -m, --create-home | -M, --no-create-home | -H | -N, --no-user-group | -o, --non-unique | -p, --password <password> | ' +
    '--disabled-password | --disabled-login | -P, --prefix <folder> | -q, --quiet | -r, -S, --system | -R, --root <folder> | -s, --shell <shell> | ' +
    '-u, --uid <id> | -U, --user-group | --users <users> | --add_extra_groups | --add-extra-groups | --encrypt-home | --stdoutmsglevel <level> | ' +
    '--stderrmsglevel <level> | -v, --version | --verbose | -Z, --selinux-user <user>',
  operands: { '<name...>': configures },
  always: given => (given.operands.length || given('--help') || given('--version') ? [] : [{ kind: 'configure', target: literal('accounts') }]),
  examples: { 'useradd -m -s /bin/sh ann': ['configure ann'], 'groupadd -g 99 ops': ['configure ops'], 'useradd -D': ['configure accounts'] },
})
