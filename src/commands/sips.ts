// sips: looks at pictures and converts them on macOS. Source: sips(1), macOS 14.
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const LOOKS = ['-g', '-1', '-x', '-v', '-h', '-H', '--formats']

export default command('sips', {
  options: { '-o, --out <path>': writes, '-X, --extractProfile, -x, --extractTag <v>': nothing, '-j, --js <script>': words => words.map(file => ({ file, language: 'javascript' })) },
  harmless: '-g, --getProperty <v> | -1, --oneLine | --verify | -s, --setProperty <v> <v> | -d, --deleteProperty <v> | -e, --embedProfile <v>'
    + ' | -E, --embedProfileIfNone <v> | -m, --matchTo <v> | -M, --matchToWithIntent <v> <v> | --deleteColorManagementProperties | -r, --rotate <v>'
    + ' | -f, --flip <v> | -c, --cropToHeightWidth <v> <v>'
    + ' | --cropOffset <v> <v> | -p, --padToHeightWidth <v> <v> | --padColor <v> | -z, --resampleHeightWidth <v> <v> | --resampleWidth <v>'
      + ' | --resampleHeight <v> | -Z, --resampleHeightWidthMax <v> | -i, --addIcon | --optimizeColorForSharing | --debug | -h, --help | -H, --helpProperties'
      + ' | --man | -v, --version | --formats',
  operands: { '<file...>': reads },
  always: given => (LOOKS.some(given) || given('-o') ? [] : writes(given.operands, given)),
  examples: {
    'sips -g pixelWidth a.png': ['read a.png'],
    'sips -Z 640 a.png --out b.png': ['write b.png', 'read a.png'],
    'sips -Z 640 a.png': ['write a.png', 'read a.png'],
    'sips -x all a.png': ['read a.png'],
    'sips -j a.js a.png': ['interpret a.js as javascript (file)', 'write a.png', 'read a.png'],
  },
})
