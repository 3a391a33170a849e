// dns-sd: services on the local network. Source: dns-sd(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('dns-sd', {
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => (/^-(R|P)$/.test(given.operands[0]?.values?.[0] ?? '') ? [{ kind: 'connect', target: literal('local network'), listens: true }] : []),
  examples: { 'dns-sd -B _ssh._tcp': [], 'dns-sd -R web _http._tcp local 80': [`connect 'local network' (listens)`] },
})
