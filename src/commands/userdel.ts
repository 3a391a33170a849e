// userdel, groupdel, deluser, delgroup: remove accounts and groups. Source: userdel(8), groupdel(8), shadow 4.13; deluser(8), adduser 3.134.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('userdel', {
  aliases: ['groupdel', 'deluser', 'delgroup'],
  harmless:
    '-f, --force | -r, --remove | -P, --prefix <folder> | -R, --root <folder> | -Z, --selinux-user | --extrausers | -h, --help | --version | --conf <file> | --backup | --backup-to <folder> | --backup-suffix <text> | --group | ' +
    '--system | --only-if-empty | --remove-home | --remove-all-files | -q, --quiet | --verbose | --debug | --stdoutmsglevel <level> | --stderrmsglevel <level> | --logmsglevel <level>',
  operands: { '<name...>': nothing },
  always: given => (given('--help') || given('--version') ? [] : [
    { kind: 'configure', target: given.operands[0] ?? literal('accounts') },
    // The home of an account goes with it; that of root is the machine's.
    ...(['-r', '--remove-home', '--remove-all-files'].some(option => given(option)) && given.operands.some(word => exact(word) === 'root') ? [{ kind: 'delete' as const, target: literal('/root'), recursive: true }] : []),
  ]),
  examples: { 'userdel -r root': ['configure root', 'delete /root (recursive)'], 'userdel -r ann': ['configure ann'], 'deluser --group dev': ['configure dev'] },
})
