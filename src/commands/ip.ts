// ip, bridge: show or change addresses, links, routes and more. Source: ip(8), ip-netns(8), bridge(8), iproute2 6.1.
import { exact, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { interpretFile, runsStdin } from './lib/interpreter.ts'
import { begins, changes, prefixes, showsOrChanges } from './lib/network-setup.ts'

const LOOKS = ['show', 'list', 'lst', 'ls', 'get', 'save', 'showdump', 'help', 'xstats', 'afstats', 'state', 'policy-show']
const flag = (name: string, from: number): string =>
  prefixes(name, from)
    .map(part => `-${part}`)
    .join(', ')

/** `exec NAME COMMAND`; with -all the name is missing. */
const inside = (looks: readonly string[], what: string): Body => ({
  style: 'none',
  operands: { '<word...>': () => [] },
  always: given => {
    const [verb, ...rest] = given.operands
    if (!verb || begins(verb, looks)) return []
    if (!begins(verb, ['exec'])) return [changes(given, what)]
    const words = given('-all') ? rest : rest.slice(1)
    return words.length ? [{ run: words, elevated: true }] : []
  },
})
const general = showsOrChanges(LOOKS, 'network')
/** Of links, `s` is short for `set`. */
const link: Body = {
  ...general,
  always: given => (exact(given.operands[0]) === 's' && given.operands.length > 1 ? [changes(given, 'network')] : (general.always?.(given) ?? [])),
}
const monitor: Body = {
  style: 'none',
  operands: { '<word...>': () => [] },
  always: ({ operands }) => operands.flatMap((word, i): Step[] => (begins(operands[i - 1], ['file']) ? [{ kind: 'read', target: word }] : [])),
}
const quiet: Body = { style: 'none', operands: { '<word...>': () => [] } }
/** Transformations: their keys are secrets. */
const xfrm: Body = {
  style: 'none',
  operands: { '<word...>': () => [] },
  always: given => {
    const [object, verb] = given.operands
    if (!object || begins(object, ['monitor', 'help'])) return []
    return !verb || begins(verb, ['list', 'show', 'get', 'count', 'help'])
      ? begins(object, ['state'])
        ? [{ kind: 'reveal', target: object }]
        : []
      : [changes(given, 'network')]
  },
}
const batch = (words: readonly Word[], given: Given): readonly Step[] =>
  words.flatMap(word => (exact(word) === '-' ? runsStdin(given, 'ip') : [interpretFile(word, 'ip')]))

export default command('ip', {
  aliases: ['bridge', 'tc', 'devlink', 'dcb', 'rdma', 'tipc', 'ip6'],
  style: 'long',
  options: { [`${flag('batch', 1)} <file>`]: batch },
  harmless: [
    flag('Version', 1),
    `${flag('human-readable', 1)}, -human`,
    '-force',
    flag('statistics', 1),
    '-stats',
    flag('details', 1),
    `${flag('loops', 1)} <n>`,
    `${flag('family', 1)} <name>`,
    '-4',
    '-6',
    '-B',
    '-M',
    '-0',
    flag('oneline', 1),
    flag('resolve', 1),
    `${flag('netns', 1)} <name>`,
    flag('Numeric', 1),
    flag('all', 1),
    `${flag('color', 1)} [when]`,
    flag('timestamp', 1),
    '-ts, -tshort',
    '-rc, -rcvbuf <size>',
    '-iec',
    flag('brief', 2),
    flag('json', 1),
    flag('pretty', 1),
    '-echo',
    '-help',
    '-raw',
    '-graph',
    '-cf, -conf <file>',
    '-nm, -name',
  ].join(' | '),
  subcommands: {
    [prefixes('link').join(' | ')]: link,
    [prefixes('netns', 3).join(' | ')]: inside(['list', 'ls', 'show', 'identify', 'pids', 'list-id', 'monitor', 'help'], 'network namespaces'),
    [prefixes('vrf').join(' | ')]: inside(['show', 'list', 'identify', 'pids', 'help'], 'network'),
    [prefixes('monitor', 2).join(' | ')]: monitor,
    [prefixes('xfrm').join(' | ')]: xfrm,
    [`${prefixes('help').join(' | ')} | netconf | netc | netco | netcon`]: quiet,
    '*': general,
  },
  examples: {
    'ip addr': [],
    'ip -br -c a s eth0': [],
    'ip -s -s link ls up': [],
    'ip r g 192.0.2.1': [],
    'ip route add default via 192.0.2.1': ["configure 'add default via 192.0.2.1'"],
    'ip l s eth0 down': ["configure 's eth0 down'"],
    'ip link set eth0 up': ["configure 'set eth0 up'"],
    'ip addr flush dev eth0': ["configure 'flush dev eth0'"],
    'ip netns': [],
    'ip netns exec blue cat a.txt': ['read a.txt'],
    'ip -all netns exec cat a.txt': ['read a.txt'],
    'ip netns add blue': ["configure 'add blue'"],
    'ip vrf exec red rm a.txt': ['delete a.txt'],
    'ip mon file log': ['read log'],
    'ip xfrm state': ['reveal state'],
    'ip xfrm policy flush': ["configure 'policy flush'"],
    'ip -6 netconf': [],
    'ip -batch cmds': ['interpret cmds as ip (file)'],
    'bridge vlan show': [],
    'ip -V': [],
  },
})
