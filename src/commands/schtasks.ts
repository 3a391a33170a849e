// schtasks: tasks of Windows that start by a schedule. Source: schtasks /?, Windows 11.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks, whatever the case. */
const LOOKS = /^(\/{1,2}query( |$)|$)|(^| )\/{1,2}\?/i

export default command('schtasks', {
  aliases: ['schtasks.exe'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    if (/^\/{1,2}(create|change|run)/i.test(words)) return [{ kind: 'configure', target: literal('scheduled tasks'), persists: true }]
    return [{ kind: 'configure', target: literal('scheduled tasks') }]
  },
  examples: {
    'schtasks /query': [],
    'schtasks /end /tn A': [`configure 'scheduled tasks'`],
    'schtasks /create /tn A /tr a.exe /sc daily': [`configure 'scheduled tasks' (persists)`],
  },
})
