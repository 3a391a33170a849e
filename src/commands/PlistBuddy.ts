// PlistBuddy: property lists of macOS. Source: PlistBuddy(8), macOS 14.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('PlistBuddy', {
  options: { '-c <command>': nothing },
  harmless: '-x | -l | -h',
  operands: { '<file>': nothing },
  always: given => {
    const commands = given.values('-c')
    const looks = commands.length > 0 && commands.every(word => /^\s*(print|help|exit)/i.test(exact(word) ?? ''))
    return [...reads(given.operands, given), ...(looks ? [] : writes(given.operands, given))]
  },
  examples: {
    '/usr/libexec/PlistBuddy -c "Print :CFBundleVersion" Info.plist': ['read Info.plist'],
    '/usr/libexec/PlistBuddy -c "Set :A b" Info.plist': ['read Info.plist', 'write Info.plist'],
  },
})
