// snmpwalk, nmblookup, ntpdate, ipmitool and others: ask services on other machines, or tell them. Source: snmpwalk(1) 5.9, nmblookup(1) 4.17, ntpdate(1) 4.2, ipmitool(1) 1.8.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { onlyAsks } from './lib/net.ts'
import { nothing } from './roles.ts'

const CHANGES = /^(?:snmpset|snmptrap|ipmitool|wakeonlan|etherwake|ntpdate|rdate|sntp)$/

function steps(given: Given): readonly Step[] {
  const text = given.operands.map(word => exact(word) ?? '')
  const after = (...names: readonly string[]) => given.operands.filter((_, i) => names.includes(text[i - 1] ?? ''))
  if (onlyAsks(given.operands)) return []
  const changes = CHANGES.test(given.called)
  const files = after('-f', '-y', '-T', '-S').filter(word => !exact(word)?.startsWith('-'))
  const host =
    after('-H', '-h', '--host')[0] ??
    given.operands.find((word, i) => /^(?:\w+:\/\/|\/\/)|[\w-]+\.[\w.-]+/.test(exact(word) ?? '') && !/^-/.test(text[i - 1] ?? '')) ??
    given.operands.at(-1) ??
    literal(given.called || 'snmpwalk')
  return [...files.map((target): Step => ({ kind: 'read', target })), { kind: 'connect', target: host, ...(changes && { sends: true }) }]
}

export default command('snmpwalk', {
  aliases: [
    'snmpget',
    'snmpgetnext',
    'snmpbulkwalk',
    'snmpbulkget',
    'snmpset',
    'snmptrap',
    'snmptable',
    'snmpstatus',
    'snmptranslate',
    'nmblookup',
    'smbmap',
    'enum4linux',
    'ipmitool',
    'wakeonlan',
    'etherwake',
    'wol',
    'rdate',
    'ntpdate',
    'sntp',
    'ntpq',
    'ntpdc',
  ],
  style: 'none',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'snmpset -V x a.dev': ['connect a.dev (sends)'],
    'ipmitool -H a.dev -f pw power status': ['read pw', 'connect a.dev (sends)'],
    'snmpwalk -v2c -c public a.dev': ['connect a.dev'],
    'snmpget --version': [],
  },
})
