// ditto: copies folders, and packs them, on macOS. Source: ditto(1), macOS 14.
import { command } from './define.ts'
import { reads, readsTree } from './roles.ts'

export default command('ditto', {
  style: 'long',
  options: { '--bom, -bom <file>': reads },
  harmless: '-h | -v | -V | -X | -c | -x | -z | -j | -k | --arch, -arch <v> | --rsrc, -rsrc | --norsrc, -norsrc | --extattr | --noextattr | --qtn | --noqtn | --acl'
    + ' | --noacl | --sequesterRsrc | --nocache | --hfsCompression | --keepParent | --keepBinaries | --zlibCompressionLevel <v> | --password | --lang <v>'
    + ' | --outBom <v> | --persistRootless | --clone',
  operands: { '<from...>': readsTree, '<to>': words => words.map(target => ({ kind: 'write', target, recursive: true })) },
  examples: {
    'ditto src dst': ['read src (recursive)', 'write dst (recursive)'],
    'ditto -c -k --keepParent A.app a.zip': ['read A.app (recursive)', 'write a.zip (recursive)'],
    'ditto --bom a.bom src dst': ['read a.bom', 'read src (recursive)', 'write dst (recursive)'],
  },
})
