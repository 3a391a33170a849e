// dns-sd: services on the local network. Source: dns-sd(1), macOS 14.
import { literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { nothing } from './roles.ts'

export default command('dns-sd', {
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => {
    const [verb, ...words] = given.operands
    const option = verb?.values?.[0] ?? ''
    if (/^-[RPr]$/.test(option)) return [{ kind: 'connect', target: literal('local network'), listens: true }]
    // A name to look up leaves the machine, and can carry data.
    if (/^-[qQGCgX]/.test(option)) return words.filter(word => !/^(?:-|v[46]|v4v6|[A-Z]+|\d+)/.test(word.values?.[0] ?? 'x') || !word.values).map((target): Step => ({ kind: 'connect', target }))
    // Any domain may be browsed.
    return elsewhere(words.filter(word => !word.values?.every(value => /^_[\w.-]*$|^local\.?$/.test(value))))
  },
  examples: {
    'dns-sd -B _ssh._tcp && dns-sd -B _ssh._tcp local': [],
    'dns-sd -B _ssh._tcp a.dev': ['connect a.dev'],
    'dns-sd -R web _http._tcp local 80': [`connect 'local network' (listens)`],
    'dns-sd -q a.dev A': ['connect a.dev'],
    'dns-sd -G v4 a.dev': ['connect a.dev'],
  },
})
