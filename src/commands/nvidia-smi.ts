// nvidia-smi: shows graphics cards; whatever sets something is not listed. Source: nvidia-smi(1) 535.
import { command } from './define.ts'
import { nothing, writes } from './roles.ts'

export default command('nvidia-smi', {
  options: { '-f, --filename <file>': writes },
  harmless:
    '-h, --help | -L, --list-gpus | -B, --list-excluded-gpus | -i, --id <list> | -l, --loop [seconds] | -lms, --loop-ms <time> | -q, --query | ' +
    '-u, --unit | -x, --xml-format | -d, --display <kinds> | --dtd | --query-gpu <fields> | --query-supported-clocks <fields> | ' +
    '--query-compute-apps <fields> | --query-accounted-apps <fields> | --query-retired-pages <fields> | --format <format> | --version',
  subcommands: {
    'dmon | pmon': { harmless: '-i <list> | -d <seconds> | -c <count> | -s <kinds> | -o <columns> | -h', options: { '-f <file>': writes } },
    'topo | nvlink | c2c | clocks': { harmless: '-m, --matrix | -mp | -i, --id <list> | -s, --status | -c, --capabilities | -e | -h, --help', operands: { '<word...>': nothing } },
  },
  examples: {
    'nvidia-smi --query-gpu=name --format=csv': [],
    'nvidia-smi -q -f log.txt': ['write log.txt'],
    'nvidia-smi dmon -c 1 -f out.txt': ['write out.txt'],
    'nvidia-smi -r': ['unknown -r (this option is not known)'],
  },
})
