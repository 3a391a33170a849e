// pdfsig: tells who signed a PDF, and signs. Source: pdfsig(1), poppler 22.12.
import { literal, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('pdfsig', {
  style: 'long',
  options: {
    '-nssdir <dir>': reads,
    '-dump': (_, given) => writes([literal('.')], given),
    '-aia': () => [{ kind: 'connect', target: unresolved('addresses in the certificates') }],
    '-add-signature': nothing,
    '-sign <field>': nothing,
  },
  harmless: '-nss-pwd <text> | -nocert | -no-ocsp | -no-appearance | -new-signature-field-name <name> | -nick <name> | -kpw <text> | -digest <name> | -reason <text> | -etsi | -list-nicks | -opw <text> | -upw <text> | -v | -h, -help, --help, -?',
  operands: { '<file>': reads, '<signed>': writes },
  examples: {
    'pdfsig -nocert a.pdf': ['read a.pdf'],
    'pdfsig -nssdir db -dump -aia a.pdf': ['read db', 'write .', "connect ?'addresses in the certificates'", 'read a.pdf'],
    'pdfsig -add-signature -nick me a.pdf b.pdf': ['read a.pdf', 'write b.pdf'],
    'pdfsig -sign 0 -reason ok a.pdf b.pdf': ['read a.pdf', 'write b.pdf'],
  },
})
