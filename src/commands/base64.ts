// base64, base32: encode and decode. Source: base64(1), GNU coreutils 9.1; macOS 14.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { decoded, fromBase32, fromBase64 } from './lib/decoder.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('base64', {
  aliases: ['base32', 'gbase64'],
  options: { '-o, --output <file>': writes },
  harmless: '-d, -D, --decode | -r | -i, --ignore-garbage, --input | -w, --wrap <columns> | -b, --break <columns> | -u | -p | -h, --help | --version',
  operands: { '<file>': reads, '<output>': nothing },
  outputs: given => {
    const [file] = given.operands
    const from = exact(file) === '-' ? undefined : file
    if (given('-d')) return decoded(given.called, given.stdin, from, given.called === 'base32' ? fromBase32 : fromBase64)
    return undefined
  },
  examples: {
    'base64 a.png': ['read a.png'],
    'base64 -w0 < a.png': ['read a.png'],
    'base64 -D -i a.b64 -o a.png': ['write a.png', 'read a.b64'],
    'echo Y2F0IGEudHh0 | base64 -d | sh': ["interpret 'cat a.txt' as sh from decoder base64", 'read a.txt'],
    'base64 -d a.b64 | sh': ['read a.b64', 'interpret ?base64 as sh from file a.b64, decoder base64'],
  },
})
