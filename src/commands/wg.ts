// wg, wg-quick: WireGuard tunnels. Source: wg(8), wg-quick(8) 1.0.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

function steps(given: Given): readonly Step[] {
  const [verb, name] = given.operands
  const text = exact(verb)
  if (!verb || text === 'show' || text === 'help') return name && exact(given.operands.at(-1)) === 'private-key' ? [{ kind: 'reveal', target: name }] : []
  if (text === 'pubkey') return []
  if (text === 'genkey' || text === 'genpsk' || text === 'showconf' || text === 'strip') return [{ kind: 'reveal', target: name ?? literal(text) }]
  if (given.called === 'wg-quick')
    return [
      { kind: 'elevate', target: literal('root') },
      { kind: 'configure', target: joined(given.operands) },
      ...(exact(name)?.includes('/') ? [{ kind: 'unknown', target: name ?? verb, why: 'settings of a tunnel can run programs' } as const] : []),
    ]
  return [{ kind: 'configure', target: joined(given.operands) }]
}

export default command('wg', {
  aliases: ['wg-quick', 'awg', 'awg-quick'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'wg show': [],
    'wg show wg0 private-key': ['reveal wg0'],
    'wg genkey': ['reveal genkey'],
    'wg set wg0 listen-port 1': ["configure 'set wg0 listen-port 1'"],
    'wg-quick up wg0': ['elevate root', "configure 'up wg0'"],
    'wg-quick up ./x.conf': ['elevate root', "configure 'up ./x.conf'", 'unknown ./x.conf (settings of a tunnel can run programs)'],
  },
})
