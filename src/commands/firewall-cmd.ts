// firewall-cmd, firewall-offline-cmd: show or change the firewall. Source: firewall-cmd(1) 1.3.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { changes } from './lib/network-setup.ts'

/** Some hundred options in families; the verb at the start of each says what it does. */
const LOOKS =
  /^--(?:get|list|query|info|path|state|check-config|version|help|zone|policy|permanent|quiet|service|ipset|icmptype|helper|family|name|timeout|default-config|system-config)\b/

export default command('firewall-cmd', {
  aliases: ['firewall-offline-cmd'],
  style: 'none',
  operands: { '<word...>': () => [] },
  always: given =>
    given.operands.every(word => LOOKS.test(exact(word) ?? '') || /^-[hVq]$|^[^-]/.test(exact(word) ?? '')) ? [] : [changes(given, 'firewall')],
  examples: {
    'firewall-cmd --state': [],
    'firewall-cmd --zone public --list-all': [],
    'firewall-cmd --permanent --add-port=80/tcp': ["configure '--permanent --add-port=80/tcp'"],
    'firewall-cmd --reload': ['configure --reload'],
  },
})
