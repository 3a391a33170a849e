// systemd-inhibit: runs a program while sleep or shutdown is held off. Source: systemd-inhibit(1), systemd 252.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('systemd-inhibit', {
  aliases: ['gnome-session-inhibit'],
  style: 'posix',
  harmless:
    '--what <list> | --who <name> | --why <text> | --mode <mode> | --list | --no-ask-password | --no-pager | --no-legend | -t, --identifier <text> | ' +
    '-p, --priority <priority> | --stderr-priority <priority> | --level-prefix <flag> | --inhibit <list> | --inhibit-only | --app-id <id> | ' +
    '--reason <text> | -h, --help | --version',
  operands: { '<command...>': runs },
  examples: { 'systemd-inhibit --why=build cat a': ['read a'] },
})
