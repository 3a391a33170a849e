// pssh, pdsh, clush, dsh: run commands on many machines at once. Source: pssh(1) 2.3, pdsh(1) 2.34, clush(1) 1.9, dsh(1) 0.25.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { copies } from './lib/remote.ts'
import { joined } from './lib/words.ts'
import { nothing, reads, unknowns, writes } from './roles.ts'

const names = (given: Given) => given.value('-H') ?? given.value('-w') ?? given.value('-g') ?? given.value('-h') ?? given.value('-m') ?? literal('hosts')

function steps(given: Given): readonly Step[] {
  const host = names(given)
  const { operands } = given
  if (/^(?:pscp\.pssh|parallel-scp|prsync|parallel-rsync|pdcp|rpdcp|pslurp|parallel-slurp)$/.test(given.called))
    return [...copies({ sources: operands.slice(0, -1), target: undefined, recursive: given('-r') }), { kind: 'connect', target: host, sends: true }]
  if (!operands.length && !given.stdin) return exact(host) === 'hosts' ? [] : [{ kind: 'connect', target: host }]
  return [
    { kind: 'connect', target: host, ...(given.stdin && operands.length && { sends: true }) },
    { script: operands.length ? joined(operands) : (given.stdin ?? literal('')), host },
  ]
}

export default command('pssh', {
  aliases: [
    'parallel-ssh',
    'pdsh',
    'clush',
    'dsh',
    'pscp.pssh',
    'parallel-scp',
    'prsync',
    'parallel-rsync',
    'pdcp',
    'rpdcp',
    'pslurp',
    'parallel-slurp',
    'pnuke',
    'mussh',
    'cssh',
    'cexec',
    'sshrun',
  ],
  style: 'posix',
  options: {
    '--ssh-args <args>': unknowns('ssh gets these options'),
    '--localdir <folder>': writes,
    '-h, --hosts, --hostfile <file>': reads,
    '-H, --host <hosts>': nothing,
    '-w <hosts>': nothing,
    '-g, --group <name>': nothing,
    '-m, --machine <name>': nothing,
    '-o, --outdir, -e, --errdir <dir>': writes,
    '-R <module>': nothing,
  },
  harmless:
    '-l, --user <user> | -p, --par <n> | -t, --timeout <n> | -O, --options <setting> | -x, --extra-args <text> | -X, --extra-arg <text>' +
    ' | -i, --inline | -I, --send-input | -A, --askpass | -P, --print | -v, --verbose | -V, --version | --help | -r, --recursive | -a | -b | -B | -c | -d' +
    ' | -f <n> | -F | -M | -N | -q | -Q | -s | -S | -u <n> | -z | -L | -G | -D',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'parallel-slurp --ssh-args "-o x" --localdir out -H a.example b c': ["unknown '-o x' (ssh gets these options)", 'write out', 'read b', 'connect a.example (sends)'],

    'pssh -H "a.dev b.dev" rm x': ["connect 'a.dev b.dev'", 'delete x'],
    'pdsh -w "a[1-9]" -R ssh cat a.txt': ['connect a[1-9]', 'read a.txt'],
    'pssh -h hosts -o out uptime': ['read hosts', 'write out', 'connect hosts'],
    'prsync -H a.dev -r src /srv': ['read src (recursive)', 'connect a.dev (sends)'],
    'clush -g web rm x': ['connect web', 'delete x'],
    'dsh -m a.dev -- rm x': ['connect a.dev', 'delete x'],
  },
})
