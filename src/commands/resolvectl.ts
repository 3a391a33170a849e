// resolvectl, systemd-resolve: names that systemd looks up. Source: resolvectl(1), systemd 252.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(-\S+ )*(status|statistics|dns|domain|llmnr|mdns|dnsovertls|dnssec|nta|default-route|log-level|show-cache|show-server-state|monitor|--status|--statistics|--help|-h|--version)$|^(statistics|status)( |$)|^$/
const target = literal('name resolution')

export default command('resolvectl', {
  aliases: ['systemd-resolve'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    if (/^(-\S+ )*(query|service|openpgp|tlsa|monitor|[\w-]+\.[\w.-]+)( |$)/.test(words)) return [{ kind: 'connect', target }]
    return [{ kind: 'configure', target }]
  },
  examples: {
    'resolvectl status': [],
    'resolvectl query a.dev': [`connect 'name resolution'`],
    'resolvectl dns eth0 10.0.0.9': [`configure 'name resolution'`],
    'resolvectl flush-caches': [`configure 'name resolution'`],
  },
})
