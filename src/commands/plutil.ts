// plutil: property lists of macOS. Source: plutil(1), macOS 14.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('plutil', {
  style: 'long',
  options: { '-o <file>': writes },
  harmless: '-help | -p | -lint | -convert <v> | -insert <v> <v> <v> | -replace <v> <v> <v> | -remove <v> | -extract <v> <v> | -type <v> | -create <v> | -e <v>'
    + ' | -s | -r | -n | -expect <v> | -append | -xml <v> | -string <v> | -bool <v> | -integer <v> | -float <v> | -json <v> | -data <v> | -date <v> | -array'
    + ' | -dictionary | -raw | -objc | -swift',
  operands: { '<file...>': nothing },
  always: given => {
    const files = given.operands.filter(word => exact(word) !== '-')
    const writing = !given('-o') && (given('-convert') || given('-insert') || given('-replace') || given('-remove') || given('-create'))
    return [...reads(files, given), ...(writing ? writes(files, given) : [])]
  },
  examples: {
    'plutil -p Info.plist': ['read Info.plist'],
    'plutil -lint Info.plist': ['read Info.plist'],
    'plutil -extract CFBundleVersion raw Info.plist': ['read Info.plist'],
    'plutil -convert json Info.plist -o out.json': ['write out.json', 'read Info.plist'],
    'plutil -replace A -string b Info.plist': ['read Info.plist', 'write Info.plist'],
  },
})
