// say: speaks text. Source: say(1), macOS 14.
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('say', {
  options: { '-f, --input-file <file>': reads, '-o, --output-file <file>': writes },
  harmless: '-v, --voice <v> | -r, --rate <v> | -n, --network-send <v> | -a, --audio-device <v> | --progress | -i, --interactive [v] | --file-format <v>'
    + ' | --data-format <v> | --channels <v> | --bit-rate <v> | --quality <v> | -h, --help',
  operands: { '<text...>': nothing },
  examples: { 'say done': [], 'say -f notes.txt -o a.aiff': ['read notes.txt', 'write a.aiff'] },
})
