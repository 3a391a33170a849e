// daemonize, daemon: run a program in the background. Source: daemonize(1) 1.7, daemon(1) 0.8, daemon(8) FreeBSD 14.
import { command } from './define.ts'
import { elevates } from './lib/elevated.ts'
import { runs, writes } from './roles.ts'

export default command('daemonize', {
  aliases: ['daemon', 'bgrun'],
  style: 'posix',
  options: {
    '-e, -o, -p, -P, -l, -O, -E, --stdout, --stderr, --output, --errlog, --dbglog, --pidfile, -F, --pidfiles <file>': writes,
    '-u, --user <user>': words => words.map(elevates),
  },
  harmless: '-a | -c, --chdir <dir> | -D <dir> | -d, --debug | -f, --foreground | -h, --help | -H | -i | -M, --limit <n> | -m <mask> | -n, --name <name>'
    + ' | -N, --noconfig | -r, --respawn | -R <seconds> | -s <priority> | -S | -t <title> | -T <tag> | -U, --unsafe | -v, --verbose | -V, --version | -X'
    + ' | --running | --list | --restart | --stop',
  operands: { '<command...>': runs },
  examples: { 'daemonize -p pid -o out /bin/cat a.txt': ['write pid', 'write out', 'read a.txt'], 'daemon -u bob rm x': ['elevate bob', 'delete x'] },
})
