// screencapture, scrot, grim: pictures of the screen, with all that is on it. Source: screencapture(1), macOS 14; scrot(1), grim(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { writes } from './roles.ts'

export default command('screencapture', {
  aliases: ['scrot', 'grim', 'gnome-screenshot', 'spectacle', 'maim'],
  harmless: '-a | -b | -B <v> | -c | -C | -d | -D <v> | -e | -f <v> | -g | -G <v> | -h | -i | -I | -J <v> | -k | -l <v> | -m | -M | -o | -p | -P | -r | -R <v> | -s'
    + ' | -S | -t <v> | -T <v> | -u | -U | -v | -V <v> | -w | -W | -x | -X',
  operands: { '<file...>': writes },
  always: given => (given('-h') ? [] : [{ kind: 'reveal', target: literal('screen') }]),
  examples: { 'screencapture -x a.png': ['reveal screen', 'write a.png'] },
})
