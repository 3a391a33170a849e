// figlet: draws large letters. Source: figlet(6) 2.2.5, toilet(1) 0.3.
import { some } from '../model/index.ts'
import { command } from './define.ts'
import { each, nothing, reads } from './roles.ts'

/** A font by name is one of its own. */
const font = each((word, given) => (!word.values || some(word, value => value.includes('/')) ? reads([word], given)[0] : undefined))

export default command('figlet', {
  aliases: ['toilet', 'showfigfonts', 'figlist', 'banner'],
  options: { '-f, --font <name>': font, '-C <file>': font },
  harmless:
    '-c | -k | -l | -n | -o | -p | -r | -s | -t, --termwidth | -v, --version | -x | -D | -E [name] | -I, --infocode [code] | -L | -N | -R | -S | -W | -X | -d, --directory <dir> | -w, --width <n> | -m <mode> | -F, --filter <names> | --gay | --metal | --export <name> | --irc | --html | -h, --help | -i | -a | -b',
  operands: { '<word...>': nothing },
  examples: { 'figlet -f slant hello': [], 'figlet -f ./a.flf hello': ['read ./a.flf'], 'figlet -C ./a.flc hello': ['read ./a.flc'] },
})
