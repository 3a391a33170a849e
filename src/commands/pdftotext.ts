// pdftotext: takes the text out of a PDF; its siblings make pages into pictures and parts. Source: pdftotext(1), pdftoppm(1) and others of poppler 22.12.
import { exact, literal, map, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

/** Without a name the text stands beside the PDF, and pictures go to standard output or into the folder. */
function output(given: Given, file: Word): readonly Word[] {
  if (given.called === 'pdftotext') return [map(file, value => value.replace(/\.pdf$/i, '') + (given('-htmlmeta') || given('-bbox') ? '.html' : '.txt'))]
  return given.called === 'pdftoppm' || given('-list') ? [] : [literal('.')]
}

function steps(given: Given): readonly Step[] {
  if (given('-v') || given('-h') || given('-listenc')) return []
  if (given.called === 'pdfunite') return [...reads(given.operands.slice(0, -1), given), ...writes(given.operands.slice(-1), given)]
  const [file, out] = given.operands
  if (!file) return []
  return [...reads([file], given), ...(exact(out) === '-' || given('-list') ? [] : writes(out ? [out] : output(given, file), given))]
}

export default command('pdftotext', {
  aliases: ['pdftoppm', 'pdftocairo', 'pdfimages', 'pdftohtml', 'pdftops', 'pdfseparate', 'pdfunite'],
  style: 'long',
  harmless:
    '-scale-dimension-before-rotation | -sz <v> | -displayprofile <v> | -defaultgrayprofile <v> | -defaultrgbprofile <v> | -defaultcmykprofile <v> | -printdlg | -origpagesizes | -printer <v> | -setupdlg | -1 | -2 | -4 | -A | -P | -B | -level2sep | -level3sep | -opi | -preload | -overprint | -print | -printopt <v> | -M | -dataurls | -level1 | -level1sep | -form | -binary | -noembt1 | -noembtt | -noembcidps | -noembcidtt | -passfonts | -processcolorprofile <v> | -optimizecolorspace | -f <n> | -l <n> | -r, -rx, -ry <n> | -x, -y, -W, -H <n> | -layout | -fixed <n> | -raw | -nodiag | -htmlmeta | -tsv | -bbox | -bbox-layout | -cropbox | -colspacing <n> | -enc <name> | -listenc | -eol <kind> | -nopgbrk | -opw <text> | -upw <text> | -q | -v | -h, -help, --help, -? | -png | -tiff | -jpeg, -j | -jpegopt <options> | -tiffcompression <kind> | ' +
    '-jp2 | -jbig2 | -ccitt | -all | -list | -mono | -gray | -singlefile | -forcenum | -scale-to, -scale-to-x, -scale-to-y <n> | -thinlinemode <mode> | -freetype <v> | -aa <v> | -aaVector <v> | -hide-annotations | -progress | -sep <text> | -o | -e | -svg | -pdf | -ps | -eps | -transp | -antialias <v> | -icc <file> | -level2 | -level3 | -paper <size> | ' +
    '-paperw, -paperh <n> | -nocrop | -expand | -noshrink | -nocenter | -duplex | -print-filenames, -p | -c | -s | -i | -noframes | -stdout | -zoom <n> | -xml | -noroundcoord | -hidden | -nomerge | -fmt <format> | -nodrm | -wbt <n> | -fontfullname | -save <n> | -savefile <name> | -saveall | -odd | -sepimages',
  operands: { '<file...>': nothing },
  always: steps,
  examples: {
    'pdftotext -layout a.pdf -': ['read a.pdf'],
    'pdftotext a.pdf': ['read a.pdf', 'write a.txt'],
    'pdftoppm -png -r 100 a.pdf page': ['read a.pdf', 'write page'],
    'pdfimages -list a.pdf': ['read a.pdf'],
    'pdfunite a.pdf b.pdf c.pdf': ['read a.pdf', 'read b.pdf', 'write c.pdf'],
  },
})
