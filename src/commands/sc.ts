// sc, net: services, users and shares of Windows. Source: sc /?, net help, Windows 11.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks, whatever the case. */
const LOOKS = /^(query|queryex|qc|qdescription|qfailure|sdshow|enumdepend|getdisplayname|getkeyname|view|user|localgroup|group|share|session|statistics \w+|config|accounts|time|help.*|start|use|file)$|^(query|queryex|qc|qdescription|qfailure) |^(user|localgroup|group) \w+$|^$|(^| )\/{1,2}\?/i

export default command('sc', {
  aliases: ['sc.exe', 'net', 'net.exe', 'net1'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    if (/^(create|config|failure) .*=/i.test(words)) return [{ kind: 'configure', target: literal('services and users'), persists: true }]
    return [{ kind: 'configure', target: literal('services and users') }]
  },
  examples: {
    'sc query spooler': [],
    'net user': [],
    'sc stop spooler': [`configure 'services and users'`],
    'sc create a binPath= a.exe': [`configure 'services and users' (persists)`],
    'net user bob pw /add': [`configure 'services and users'`],
  },
})
