// basenc: encodes and decodes in many bases. Source: basenc(1), GNU coreutils 9.1.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { decoded, fromBase32, fromBase64, fromHex } from './lib/decoder.ts'
import { reads } from './roles.ts'

export default command('basenc', {
  harmless:
    '--base64 | --base64url | --base32 | --base32hex | --base16 | --base2msbf | --base2lsbf | --base58 | --z85 | -d, -D, --decode | ' +
    '-i, --ignore-garbage | -w, --wrap <columns> | --help | --version',
  operands: { '<file>': reads },
  outputs: given => {
    const [file] = given.operands
    const decode = given('--base64') || given('--base64url') ? fromBase64 : given('--base32') ? fromBase32 : given('--base16') ? fromHex : undefined
    return given('-d') ? decoded('basenc', given.stdin, exact(file) === '-' ? undefined : file, decode) : undefined
  },
  examples: {
    'basenc --base16 a': ['read a'],
    'echo 63617420612e747874 | basenc --base16 -d | sh': ["interpret 'cat a.txt' as sh from decoder basenc", 'read a.txt'],
  },
})
