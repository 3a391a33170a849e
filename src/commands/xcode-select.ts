// xcode-select, DevToolsSecurity, automationmodetool, safaridriver: switches for developers of macOS. Source: their man pages, macOS 14.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { ofMachine } from './lib/installed.ts'
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
  outputs: given => (['-p', '--print-path'].includes(exact(given.operands[0]) ?? '') && given.operands.length === 1 ? ofMachine('xcode-select -p', '/Applications/Xcode.app/Contents/Developer') : undefined),
  examples: {
    'ls $(xcode-select -p)/usr': ['list each of /Applications/Xcode.app/Contents/Developer/usr'],
    'xcode-select -p': [],
    'xcode-select --install': [`configure 'developer settings'`],
    'xcode-select -s /Applications/Xcode.app': [`configure 'developer settings'`],
  },
})
