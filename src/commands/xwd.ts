// xwd: pictures of windows on X11. Source: xwd(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { writes } from './roles.ts'

export default command('xwd', {
  style: 'long',
  options: { '-out <file>': writes },
  harmless: '-d <v> | -version | -debug | -help | -nobdrs | -xy | -add <v> | -frame | -root | -screen | -id <v> | -name <v> | -icmap | -display <v> | -silent',
  always: given => (given('-help') ? [] : [{ kind: 'reveal', target: literal('screen') }]),
  examples: { 'xwd -root -out a.xwd': ['write a.xwd', 'reveal screen'] },
})
