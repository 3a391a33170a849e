// installer: installs packages of macOS. Source: installer(8), macOS 14.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('installer', {
  style: 'long',
  options: { '-pkg, -package, -file, -f <package>': words => words.map(target => ({ kind: 'install', target, where: 'system' })) },
  harmless: '-target, -tgt <v> | -volinfo | -dominfo | -pkginfo | -query <v> | -lang <v> | -listiso | -showChoicesXML | -showChoiceChangesXML'
    + ' | -applyChoiceChangesXML <v> | -plist | -verbose | -verboseR | -dumplog | -help | -vers | -config | -allowUntrusted | -store | -allow',
  operands: { '<argument...>': nothing },
  examples: { 'installer -volinfo': [], 'installer -pkg a.pkg -target /': ['install a.pkg (system)'] },
})
