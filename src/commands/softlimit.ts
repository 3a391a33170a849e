// softlimit, chpst, numactl, cgexec, aa-exec: run a program with other limits. Source: softlimit(8) 0.76, chpst(8) 2.1, numactl(8) 2.0, cgexec(1) 2.0, aa-exec(1) 3.0.
import { command } from './define.ts'
import { elevates } from './lib/elevated.ts'
import { runs } from './roles.ts'

export default command('softlimit', {
  aliases: ['chpst', 'numactl', 'cgexec', 'aa-exec', 's6-softlimit', 'runlim'],
  style: 'posix',
  options: {
    '-u, -U <user>': words => words.map(elevates),
    '-/ <dir>': words => words.map(target => ({ kind: 'unknown', target, why: 'it runs with another root folder, whose programs are not known' })),
  },
  harmless:
    '-a <n> | -c <n> | -d <n> | -e <dir> | -f <n> | -g <names> | -h | -i <nodes> | -l <n> | -L <file> | -m <n> | -n <n> | -N <nodes> | -o <n>' +
    ' | -p <n> | -P | -q | -r <n> | -s <n> | -t <n> | -v | -V | -0 | -1 | -2 | -C <cpus> | -H' +
    ' | --all | --interleave <nodes> | --membind <nodes> | --cpunodebind <nodes> | --physcpubind <cpus> | --localalloc | --preferred <node> | --balancing' +
    ' | --show | --hardware | --sticky | --profile <name> | --namespace <name> | --immediate | --verbose | --help',
  operands: { '<command...>': runs },
  examples: {
    'softlimit -m 1000 cat a.txt': ['read a.txt'],
    'chpst -u bob -/ /srv rm x': ['elevate bob', 'unknown /srv (it runs with another root folder, whose programs are not known)', 'delete x'],
    'numactl --cpunodebind=0 cat a.txt': ['read a.txt'],
    'numactl -H': [],
  },
})
