// neofetch, screenfetch, fastfetch: show facts about the machine. Source: neofetch(1) 7.1; fastfetch 2.8.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('neofetch', {
  aliases: ['screenfetch', 'fastfetch', 'pfetch', 'onefetch'],
  // The configuration of neofetch is a shell script, and that of fastfetch can name commands.
  options: { '--config, -c <file>': words => words.filter(word => exact(word) !== 'none').map(file => ({ file, language: 'bash' })), '--ascii, --source, --logo, -l <file>': (words, given) => reads(words.filter(word => !word.values?.every(value => /^[\w-]+$/.test(value))), given) },
  // The picture may be any file.
  harmless: '--off | --stdout | --json | --ascii_distro <name> | -L | -N | -n | -t | -v, --version | -h, --help',
  operands: { '<word...>': nothing },
  examples: { 'neofetch --off': [], 'neofetch --config scripts/hello.sh': ['read scripts/hello.sh'], 'neofetch --ascii a.txt': ['read a.txt'], 'fastfetch --logo a.txt': ['read a.txt'], 'fastfetch -l debian': [] },
})
