// eatmydata, chronic, tini and others that run their operands as they are, with only switches of their own. Source: eatmydata(1) 130,
// chronic(1), ifne(1) of moreutils 0.67, dumb-init(1) 1.2, tini 0.19, systemd-cat(1) 252, trickle(1) 1.07.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('eatmydata', {
  aliases: [
    'catchsegv',
    'chronic',
    'ifne',
    'torify',
    'tsocks',
    'usewithtor',
    'primusrun',
    'optirun',
    'prime-run',
    'gamemoderun',
    'mangohud',
    'aoss',
    'padsp',
    'trickle',
    'nocache',
    'noti',
    'dumb-init',
    'tini',
    'tini-static',
    'catatonit',
    'rootlesskit',
    'fghack',
    'multitime',
    'systemd-cat',
    'winpty',
    'wine',
    'wine64',
    'box64',
  ],
  style: 'posix',
  harmless:
    '-n | -v, --verbose | -e | -q | -c, --single-child | -d <rate> | -u <rate> | -s, --subreaper | -g | -a | -i | -r, --rewrite <rule> | ' +
    '-w <milliseconds> | -l | -L <n> | -p <text> | -S | -t, --identifier <name> | -m <text> | -h, --help | -V, --version | --stderr-priority <level> | ' +
    '--level-prefix <bool> | --priority <level>',
  operands: { '<command...>': runs },
  examples: {
    'eatmydata rm x': ['delete x'],
    'chronic -v cat a.txt': ['read a.txt'],
    'tini -s -- rm x': ['delete x'],
    'dumb-init --single-child cat a.txt': ['read a.txt'],
    'systemd-cat -t me cat a.txt': ['read a.txt'],
  },
})
