// bcdedit, cipher, icacls, takeown, attrib, netsh, wevtutil, auditpol, fsutil, powercfg, dism: settings of Windows. Source: their /?, Windows 11.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks, whatever the case. */
const LOOKS = /^$|(^| )\/{1,2}\?|^\/enum( |$)|^(qe|el|gl|gli|enum-logs|query-events|get-log|query|list|show|dump)( |$)|^\S+ (show|dump)( |$)/i

export default command('bcdedit', {
  aliases: ['bcdedit.exe', 'cipher', 'cipher.exe', 'icacls', 'icacls.exe', 'takeown', 'takeown.exe', 'attrib', 'netsh', 'netsh.exe', 'wevtutil', 'wevtutil.exe', 'auditpol', 'fsutil', 'powercfg', 'dism', 'dism.exe', 'setx', 'w32tm'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    return [{ kind: 'configure', target: literal('windows settings') }]
  },
  examples: {
    'bcdedit /enum': [],
    'netsh interface show interface': [],
    'bcdedit /set recoveryenabled no': [`configure 'windows settings'`],
    'icacls src /grant Everyone:F': [`configure 'windows settings'`],
    'wevtutil cl Security': [`configure 'windows settings'`],
  },
})
