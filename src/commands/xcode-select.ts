// xcode-select, DevToolsSecurity, automationmodetool, safaridriver: switches for developers of macOS. Source: their man pages, macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(-p|--print-path|-v|--version|-h|--help|-status|)$/

export default command('xcode-select', {
  aliases: ['DevToolsSecurity', 'automationmodetool', 'safaridriver'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('developer settings') }]
  },
  examples: {
    'xcode-select -p': [],
    'xcode-select --install': [`configure 'developer settings'`],
    'xcode-select -s /Applications/Xcode.app': [`configure 'developer settings'`],
  },
})
