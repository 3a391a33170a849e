// ipset, conntrack: show or change sets of addresses and tracked connections. Source: ipset(8) 7.17, conntrack(8) 1.4.7.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { changes } from './lib/network-setup.ts'

const LOOKS = /^(?:list|save|test|version|help|-[LGECSVh]|--(?:dump|get|event|count|stats|version|help|list|save|test)|-q|-n|-t|-o|-s|-sorted|-name|-terse|-output)$/

export default command('ipset', {
  aliases: ['conntrack'],
  style: 'none',
  operands: { '<word...>': () => [] },
  always: given => (!given.operands.length || LOOKS.test(exact(given.operands[0]) ?? '') ? [] : [changes(given, 'packet filter')]),
  examples: { 'ipset list': [], 'conntrack -L -p tcp': [], 'ipset add bad 192.0.2.1': ["configure 'add bad 192.0.2.1'"], 'conntrack -F': ['configure -F'] },
})
