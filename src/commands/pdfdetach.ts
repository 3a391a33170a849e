// pdfdetach: lists and saves the files in a PDF. Source: pdfdetach(1), poppler 22.12.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('pdfdetach', {
  style: 'long',
  options: { '-save <n>': nothing, '-savefile <name>': nothing, '-saveall': nothing, '-o <path>': nothing },
  harmless: '-list | -enc <name> | -opw <text> | -upw <text> | -v | -h, -help, --help, -?',
  operands: { '<file>': reads },
  always: given => (given('-save') || given('-savefile') || given('-saveall') ? [{ kind: 'write', target: given.value('-o') ?? literal('.') }] : []),
  examples: { 'pdfdetach -list a.pdf': ['read a.pdf'], 'pdfdetach -save 1 -o out.txt a.pdf': ['write out.txt', 'read a.pdf'], 'pdfdetach -saveall a.pdf': ['write .', 'read a.pdf'], 'pdfdetach -savefile b.txt a.pdf': ['write .', 'read a.pdf'] },
})
