// killall, killall5: send signals to processes by name. Source: killall(1), psmisc 23.6; killall5(8), sysvinit 3.06; macOS 14.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { SIGNAL_OPTIONS } from './lib/signals.ts'
import { nothing } from './roles.ts'

export default command('killall', {
  aliases: ['killall5'],
  harmless:
    '-a | -c <name> | -d | -e, --exact | -I, --ignore-case | -g, --process-group | -y, --younger-than <time> | -o, --older-than <time> | ' +
    '-i, --interactive | -l, --list | -m | -q, --quiet | -r, --regexp | -s, --signal <signal> | -t <terminal> | -u, --user <user> | -v, --verbose | ' +
    `-w, --wait | -n, --ns <process> | -z | -Z, --context <regexp> | -<n> | --help | -V, --version | ${SIGNAL_OPTIONS}`,
  operands: { '<name...>': nothing },
  always: given => {
    if (given('-l') || given('--help') || given('--version') || exact(given.value('-<n>')) === '-0' || exact(given.value('-s')) === '0') return []
    if (given.called === 'killall5') return [{ kind: 'signal', target: literal('processes'), all: true }]
    const regexp = given('-r') || given('-m')
    const targets = given.operands.length ? given.operands : [given.value('-u') ?? literal('processes')]
    return targets.map(target => (regexp && target.values?.some(value => /^(\.\*?|\^?\.\*\$?|)$/.test(value)) ? { kind: 'signal', target, all: true } : { kind: 'signal', target }))
  },
  examples: {
    'killall -9 node python3': ['signal node', 'signal python3'],
    'killall -u dev': ['signal dev'],
    'killall -r .': ['signal . (all)'],
    killall5: ['signal processes (all)'],
    'killall -s TERM node': ['signal node'],
  },
})
