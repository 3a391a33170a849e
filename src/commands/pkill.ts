// pkill: sends signals to processes by pattern. Source: pkill(1), procps 4.0; FreeBSD 14.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { SIGNAL_OPTIONS } from './lib/signals.ts'
import { nothing, reads } from './roles.ts'

/** Patterns that every process fits. */
const WIDE = /^(\.|\^|\$|\.\*|\^\.\*\$?|)$/

export default command('pkill', {
  options: { '-F, --pidfile <file>': reads },
  harmless:
    '-d, --delimiter <v> | -a, --list-full | --list-name | -w, --lightweight | --signal <signal> | -q, --queue <value> | -e, --echo | -c, --count | -f, --full | -g, --pgroup <group> | -G, --group <group> | ' +
    '-H, --require-handler | -i, --ignore-case | -I | -j <jail> | -l | -M <file> | -N <file> | -m, --mrelease | -n, --newest | -o, --oldest | ' +
    '-O, --older <seconds> | -P, --parent <process> | -s, --session <session> | -t, --terminal <terminal> | -u, --euid <user> | -U, --uid <user> | ' +
    '-v, --inverse | -x, --exact | -L, --logpidfile | -r, --runstates <states> | -A, --ignore-ancestors | --cgroup <group> | --ns <process> | ' +
    `--nslist <list> | --env <text> | -<n> | -h, --help | -V, --version | ${SIGNAL_OPTIONS}`,
  operands: { '<pattern>': nothing },
  always: given => {
    if (given('-h') || given('-V') || exact(given.value('-<n>')) === '-0') return []
    const parent = given.value('-P')
    const target = given.operands[0] ?? given.value('-u') ?? given.value('-U') ?? parent ?? given.value('-t') ?? given.value('-g') ?? given.value('-F') ?? literal('processes')
    if (given('-v') || (given.operands[0] && target.values?.some(value => WIDE.test(value)))) return [{ kind: 'signal', target, all: true }]
    return [parent && /^["']?\$\$["']?$/.test(parent.text) ? { kind: 'signal', target, own: true } : { kind: 'signal', target }]
  },
  examples: {
    'pkill -f "node server.js"': ["signal 'node server.js'"],
    'pkill -9 node': ['signal node'],
    'pkill -TERM -u dev': ['signal dev'],
    'pkill -P $$': ['signal each of * (own)'],
    'pkill -F app.pid': ['read app.pid', 'signal app.pid'],
    'pkill -0 node': [],
    'pkill -KILL .': ['signal . (all)'],
  },
})
