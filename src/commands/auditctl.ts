// auditctl, augenrules, autrace: what the kernel records. Source: auditctl(8), audit 3.0.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('auditctl', {
  aliases: ['augenrules', 'autrace', 'auditd'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^-[ls]$|^--(check|load-check)$|^--signal state$/.test(words)) return []

    return [{ kind: 'configure', target: literal('audit rules') }]
  },
  examples: {
    'auditctl -l': [],
    'auditctl -s': [],
    'auditctl -D': [`configure 'audit rules'`],
    'auditctl -e 0': [`configure 'audit rules'`],
  },
})
