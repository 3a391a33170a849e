// mkdirp: makes folders. Source: mkdirp 3 --help.
import { command } from './define.ts'
import { writes } from './roles.ts'

export default command('mkdirp', {
  aliases: ['make-dir', 'make-dir-cli', 'touch-cli'],
  harmless: '-m, --mode <mode> | -v, --version | -h, --help | -p, --print | --manual',
  operands: { '<folder...>': writes },
  examples: { 'mkdirp --version': [], 'mkdirp a b': ['write a', 'write b'] },
})
