// pdfinfo: tells what a PDF is; its sibling tells its fonts. Source: pdfinfo(1), pdffonts(1), poppler 22.12.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('pdfinfo', {
  aliases: ['pdffonts'],
  style: 'long',
  harmless:
    '-f <n> | -l <n> | -box | -meta | -custom | -js | -struct | -struct-text | -url | -isodates | -rawdates | -dests | -enc <name> | -listenc | -opw <text> | -upw <text> | -v | -h, -help, --help, -? | -subst | -loc | -locC',
  operands: { '<file>': reads },
  examples: { 'pdfinfo -isodates a.pdf': ['read a.pdf'], 'pdffonts a.pdf': ['read a.pdf'] },
})
