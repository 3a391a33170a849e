// lsblk, lsmem, lsns, lsipc, lslocks and the like: list what the kernel holds. Source: lsblk(8), lsns(8), util-linux 2.38.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('lsblk', {
  aliases: ['lsmem', 'lsns', 'lsipc', 'lslocks', 'lsirq', 'lsfd', 'ipcs', 'lsscsi'],
  harmless:
    '-C, --counter <v> | --debug-filter | --dump-counters | --threads | -A, --noempty | -a, --all | -b, --bytes | -c, --creator | -D, --discard | -d, --nodeps | -E, --dedup <column> | -e, --exclude <list> | -f, --fs | ' +
    '-g, --global | -H, --list-columns | -I, --include <list> | -i, --ascii | --id <id> | -J, --json | -k | -l, --list, --limits | -M, --merge | ' +
    '-m, --perms, --shmems | -n, --noheadings, --newline | -N, --nvme | -O, --output-all | -o, --output <list> | -P, --pairs | ' +
    '-p, --paths, --pid, --task | -Q, --filter <expression> | -q, --queues | -r, --raw | -S, --scsi, --softirq | ' +
    '-s, --inverse, --semaphores, --sysroot, --sort | -T, --tree | -t, --topology, --type, --time | -u, --notruncate, --summary | -v, --virtio | ' +
    '-W, --nowrap | -w, --width <columns> | -x, --sort-by <column> | -y, --shell | -z, --zoned | --noinaccessible | --human | --time-format <format> | ' +
    '--export | --numeric-perms | --split <list> | -h, --help | -V, --version',
  operands: { '<device...>': nothing },
  examples: { 'lsblk -o NAME,SIZE': [], 'lsblk -fp': [], 'ipcs -m': [] },
})
