// mdls, GetFileInfo: what is known about files on macOS. Source: mdls(1), GetFileInfo(1), macOS 14.
import { command } from './define.ts'
import { lists, writes } from './roles.ts'

export default command('mdls', {
  aliases: ['GetFileInfo'],
  style: 'long',
  options: { '-plist, -p <file>': writes },
  harmless: '-name, -n <v> | -raw, -r | -nullMarker <v> | -help, -h | -a | -c | -d | -m | -t | -P | -A <v> | -l | -s',
  operands: { '<file...>': lists },
  examples: { 'mdls -name kMDItemKind a.pdf': ['list a.pdf'], 'mdls -plist out.plist a.pdf': ['write out.plist', 'list a.pdf'], 'GetFileInfo a.pdf': ['list a.pdf'] },
})
