// pdfinfo: tells what a PDF is; its siblings tell its fonts and signatures. Source: pdfinfo(1), pdffonts(1), pdfsig(1), poppler 22.12.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('pdfinfo', {
  aliases: ['pdffonts', 'pdfsig'],
  style: 'long',
  harmless:
    '-add-signature | -new-signature-field-name | -sign | -nick | -digest | -reason | -etsi | -f <n> | -l <n> | -box | -meta | -custom | -js | -struct | -struct-text | -url | -isodates | -rawdates | -dests | -enc <name> | -listenc | -opw <text> | -upw <text> | -v | -h, -help, --help, -? | -subst | -loc | -locC | -nocert | -no-ocsp | -nssdir <dir> | -nss-pwd <text> | -dump',
  operands: { '<file>': reads },
  examples: { 'pdfinfo -isodates a.pdf': ['read a.pdf'], 'pdffonts a.pdf': ['read a.pdf'] },
})
