// reg: the registry of Windows. Source: reg /?, Windows 11.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks, whatever the case. */
const LOOKS = /^(query|compare)( |$)|^$|(^| )\/{1,2}\?/i

export default command('reg', {
  aliases: ['reg.exe', 'regedit', 'regedit.exe', 'regini'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    const persists = /CurrentVersion.?Run|Winlogon|Services|AppInit|Image File Execution|ActiveSetup|Startup/i.test(words)
    if (/^save/i.test(words)) return [{ kind: 'reveal', target: literal('registry') }]
    if (persists) return [{ kind: 'configure', target: literal('registry'), persists }]
    return [{ kind: 'configure', target: literal('registry') }]
  },
  examples: {
    'reg query HKCU/Software/Acme': [],
    'reg add HKCU/Software/Acme /v A /d b': ['configure registry'],
    'reg add HKCU/Software/Microsoft/Windows/CurrentVersion/Run /v A /d a.exe': ['configure registry (persists)'],
  },
})
