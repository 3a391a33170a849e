// neofetch, screenfetch, fastfetch: show facts about the machine. Source: neofetch(1) 7.1; fastfetch 2.8.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('neofetch', {
  aliases: ['screenfetch', 'fastfetch', 'pfetch', 'onefetch'],
  // The configuration of neofetch is a shell script, and that of fastfetch can name commands.
  options: { '--config, -c <file>': words => words.filter(word => exact(word) !== 'none').map(file => ({ file, language: 'bash' })), '--ascii, --source <file>': reads },
  // The picture may be any file.
  harmless: '--off | --stdout | --json | --logo <logo> | --ascii_distro <name> | -l <logo> | -L | -N | -n | -t | -v, --version | -h, --help',
  operands: { '<word...>': nothing },
  examples: { 'neofetch --off': [], 'neofetch --config scripts/hello.sh': ['read scripts/hello.sh'], 'neofetch --ascii a.txt': ['read a.txt'] },
})
