// vmstat, iostat, mpstat and the like: show load. Source: vmstat(8), procps 4.0; iostat(1), sysstat 12.6.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('vmstat', {
  aliases: ['iostat', 'mpstat', 'vm_stat', 'tload', 'nfsiostat', 'cifsiostat', 'dstat'],
  harmless:
    '--compact | -a, --active | -A | -c | -C <command> | -d, --disk | -D, --disk-sum | -e | -f, --forks | -F | -g <group> | -G <process> | -h, --human | -H | -I | ' +
    '-i | -j <type> | -k | -l | -m, --slabs | -N | -n, --one-header | -o <format> | -p, --partition <device> | -P <list> | -r | -R | -S, --unit <unit> | ' +
    '-s, --stats | -t, --timestamp | -T <list> | -u | -U | -v | -w, --wide | -x | -y, --no-first | -z | --dec <count> | --pretty | --delay | --scale | ' +
    '--help | -V, --version',
  operands: { '<word...>': nothing },
  examples: { 'vmstat 1 5': [], 'iostat -xz 1': [] },
})
