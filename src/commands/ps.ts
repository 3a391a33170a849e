// ps: lists processes. Source: ps(1), procps 4.0; FreeBSD 14; macOS 14; busybox 1.35.
import { exact, pattern } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'

/** Letters without a dash are options too: `e` shows the environment of processes. Those that take a value have it behind them. */
const letters: Role = words => {
  let value = false
  for (const word of words) {
    const text = exact(word) ?? ''
    if (!value && /^[A-Za-z]+$/.test(text)) {
      if (text.includes('e')) return [revealsEnvironment]
      value = /[oOptUqk]$/.test(text)
    } else value = false
  }
  return []
}

/** Columns that hold one number or short word each. */
const NUMBERS = /^(?:(?:pid|ppid|pgid|sid|uid|gid|euid|ruid|nlwp|rss|vsz|ni|pri|pcpu|pmem|%cpu|%mem|stat|state|etimes?|tty)=?,?)+$/

export default command('ps', {
  harmless:
    '-A | -a | -E | -c | -C <command> | -d | -e | -F | -f | -G, --Group <group> | -g, --group <group> | -H | -h | -j | -k <order> | -l | -L | -M | -m | ' +
    '-N, --deselect | -n | -O <format> | -o, --format <format> | -P | -p, --pid <process> | --ppid <process> | -q, --quick-pid <process> | -r | -R | ' +
    '-S, --cumulative | -s, --sid <session> | -T | -t, --tty <terminal> | -U, --User <user> | -u, --user <user> | -v | -V, --version | -w | -X | -x | ' +
    '-y | -Z, --context | --cols, --columns, --width <count> | --rows, --lines <count> | --headers | --no-headers, --no-heading | --forest | ' +
    '--sort <order> | --info | -D <format> | -J <jail> | --signames | --libxo [options] | --help [section]',
  operands: { '<word...>': letters },
  always: given => (given('-E') ? [revealsEnvironment] : []),
  outputs: given => {
    const columns = exact(given.value('-o'))
    return columns !== undefined && NUMBERS.test(columns) ? pattern('$(ps)', '*') : undefined
  },
  examples: {
    'ps aux': [],
    'ps -ef --forest': [],
    'ps axo pid,user,command': [],
    'ps -p 1 -o etime=': [],
    "ps -o ppid= -p 1 | xargs -I{} sh -c 'ps -p {}'": [],
    'ps auxe': ['reveal environment'],
    'ps -E': ['reveal environment'],
  },
})
