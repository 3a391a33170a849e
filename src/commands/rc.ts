// rc, es: small shells with a language of their own, after the shell of Plan 9. Source: rc(1) 1.7, es(1) 0.9.
import { command } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { plainStdin, textOf } from './lib/plain-lines.ts'
import { nothing } from './roles.ts'

export default command('rc', {
  aliases: ['es', 'ysh'],
  style: 'posix',
  options: { '-c <text>': words => words.slice(0, 1).map(text => textOf(text, 'rc')) },
  harmless: '-d | -e | -i | -I | -l | -n | -o | -p | -s | -v | -x | -L | -G | -N | --help | --version',
  operands: { '<word...>': nothing },
  always: given => {
    const [file] = given.operands
    if (given('-c') || given('--version') || given('--help') || given('-n')) return []
    return file && !given('-s') ? [interpretFile(file, 'rc')] : plainStdin(given, 'rc')
  },
  examples: {
    "rc -c 'echo $x'": ["interpret 'echo $x' as rc (literal)"],
    "rc -c 'rm x'": ['delete x'],
    'es -l build.es': ['interpret build.es as rc (file)'],
    'rc': ['interpret ?stdin as rc'],
  },
})
