// neofetch, screenfetch, fastfetch: show facts about the machine. Source: neofetch(1) 7.1; fastfetch 2.8.
import { exact, some } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { nothing, reads } from './roles.ts'

/** The name of a picture that it brings, or any file that is shown as one. */
const logo: Role = (words, given) => reads(words.filter(word => !word.values || some(word, value => /[./~]/.test(value))), given)

export default command('neofetch', {
  aliases: ['screenfetch', 'fastfetch', 'pfetch', 'onefetch'],
  // The configuration of neofetch is a shell script, and that of fastfetch can name commands.
  options: { '--config, -c <file>': words => words.filter(word => exact(word) !== 'none').map(file => ({ file, language: 'bash' })), '--ascii, --source <file>': reads, '--logo, -l <logo>': logo },
  // The picture may be any file.
  harmless: '--off | --stdout | --json | --ascii_distro <name> | -L | -N | -n | -t | -v, --version | -h, --help',
  operands: { '<word...>': nothing },
  examples: { 'neofetch --off': [], 'neofetch --config scripts/hello.sh': ['read scripts/hello.sh'], 'neofetch --ascii a.txt': ['read a.txt'], 'fastfetch --logo arch && fastfetch -l ./a.txt': ['read ./a.txt'] },
})
