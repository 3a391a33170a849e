// shutdown, reboot, halt, poweroff: stop the machine. Source: shutdown(8), systemd 252; FreeBSD 14; macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('shutdown', {
  aliases: ['reboot', 'halt', 'poweroff', 'fastboot', 'fasthalt', 'kexec', 'pm-suspend', 'pm-hibernate'],
  harmless:
    '-a | -b | -c | -d, --no-wtmp | -e | -f, --force | -F | -h | -H, --halt | -i | -k | -l, --load | -n, --no-sync | -o | -P, -p, --poweroff | -q | ' +
    '-r, --reboot | -s | -t <seconds> | -u | -w, --wtmp-only | --no-wall | --show | --help | --version',
  operands: { '<word...>': nothing },
  always: given => {
    if (given('--help') || given('--version') || given('--show') || given('-w')) return []
    // Of the others these letters mean something else.
    if (given.called === 'shutdown' && given('-k')) return []
    return [given.called === 'shutdown' && given('-c') ? { kind: 'configure', target: literal('shutdown') } : { kind: 'power', target: literal(given.called) }]
  },
  examples: { 'shutdown -h now': ['power shutdown'], reboot: ['power reboot'], 'shutdown -c': ['configure shutdown'], 'shutdown --show': [] },
})
