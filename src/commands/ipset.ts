// ipset, conntrack: show or change sets of addresses and tracked connections. Source: ipset(8) 7.17, conntrack(8) 1.4.7.
import { exact } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { changes } from './lib/network-setup.ts'

/** Options of ipset that stand in front of its command and only change what is printed. */
const PRINTS = /^-(?:q|n|t|s|r|!|quiet|name|terse|sorted|resolve|exist)$/
const CHANGES = /^(?:-[A-Za-z]*[DFIUARz]|--(?:delete|flush|create|update|add|load-file|zero))$/

function looks({ operands, called: name }: Given): boolean {
  const text = operands.map(word => exact(word))
  if (text.some(word => word === undefined)) return false
  if (name === 'conntrack') return text.some(word => /^(?:-[LGECSVh]|--(?:dump|get|event|count|stats|version|help))$/.test(word ?? '')) && !text.some(word => CHANGES.test(word ?? ''))
  const verb = text.find((word, i) => !PRINTS.test(word ?? '') && !/^-(?:o|output|f|file)$/.test(word ?? '') && !/^-(?:o|output|f|file)$/.test(text[i - 1] ?? ''))
  return verb === undefined || (/^(?:list|save|test|version|help|-[LSTvh])$/.test(verb) && !text.includes('-f') && !text.includes('-file'))
}

export default command('ipset', {
  aliases: ['conntrack'],
  style: 'none',
  operands: { '<word...>': () => [] },
  always: given => (!given.operands.length || looks(given) ? [] : [changes(given, 'packet filter')]),
  examples: {
    'ipset -q destroy': ["configure '-q destroy'"],
    'conntrack -o save -F': ["configure '-o save -F'"], 'ipset list': [], 'conntrack -L -p tcp': [], 'ipset add bad 192.0.2.1': ["configure 'add bad 192.0.2.1'"], 'conntrack -F': ['configure -F'] },
})
