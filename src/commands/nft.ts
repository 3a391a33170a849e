// nft: shows or changes the packet filter. Source: nft(8) 1.0.6.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { changes } from './lib/network-setup.ts'
import { joined } from './lib/words.ts'
import { reads } from './roles.ts'

export default command('nft', {
  options: {
    '-f, --file <file>': (words, given) => [...reads(words, given), ...(given('-c') ? [] : words.map(target => ({ kind: 'configure', target }) as const))],
    '-i, --interactive': () => [{ kind: 'unknown', target: literal('-i'), why: 'it takes commands from its input' }],
  },
  harmless:
    '-h, --help | -v, --version | -V | -D, --define <assignment> | -I, --includepath <dir> | -c, --check | -o, --optimize | -a, --handle' +
    ' | -s, --stateless | -t, --terse | -S, --service | -N, --reversedns | -u, --guid | -n, --numeric | -y, --numeric-priority | -p, --numeric-protocol' +
    ' | -T, --numeric-time | -e, --echo | -j, --json | -d, --debug <level>',
  operands: { '<word...>': () => [] },
  always: given =>
    !given.operands.length || given('-c') || /^\s*(?:list|describe|monitor|get)\b[^;\n{]*$/.test(exact(joined(given.operands)) ?? ';') ? [] : [changes(given, 'packet filter')],
  examples: {
    'nft list ruleset': [],
    'nft "list tables"': [],
    "nft 'list ruleset; flush ruleset'": ["configure 'list ruleset; flush ruleset'"],
    'nft flush ruleset': ["configure 'flush ruleset'"],
    'nft -f rules.nft': ['read rules.nft', 'configure rules.nft'],
    'nft -cf rules.nft': ['read rules.nft'],
    'nft -i': ['unknown -i (it takes commands from its input)'],
  },
})
