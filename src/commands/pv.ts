// pv: shows the progress of data through a pipe. Source: pv(1) 1.6.
import { command } from './define.ts'
import { passesOn } from './lib/files.ts'
import { reads, writes } from './roles.ts'

export default command('pv', {
  options: { '-P, --pidfile <file>': writes, '-o, --output <file>': writes },
  harmless:
    '-p, --progress | -t, --timer | -e, --eta | -I, --fineta | -r, --rate | -a, --average-rate | -b, --bytes | -T, --buffer-percent | ' +
    '-A, --last-written <count> | -F, --format <format> | -n, --numeric | -q, --quiet | -W, --wait | -D, --delay-start <seconds> | -s, --size <size> | ' +
    '-l, --line-mode | -0, --null | -i, --interval <seconds> | -w, --width <columns> | -H, --height <lines> | -N, --name <name> | -f, --force | ' +
    '-c, --cursor | -L, --rate-limit <rate> | -B, --buffer-size <size> | -C, --no-splice | -E, --skip-errors | -S, --stop-at-size | ' +
    '-d, --watchfd <process> | -R, --remote <process> | -h, --help | -V, --version',
  operands: { '<file...>': reads },
  outputs: passesOn,
  examples: { 'pv -s 10m a.img': ['read a.img'], 'pv -P pv.pid -o b a': ['write pv.pid', 'write b', 'read a'], 'echo cat a | pv | sh': ['read a'] },
})
