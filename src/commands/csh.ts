// csh, tcsh: shells with a language of their own. Source: tcsh(1) 6.24, csh(1) 20110502.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { plainStdin, textOf } from './lib/plain-lines.ts'
import { nothing, reads } from './roles.ts'

export default command('csh', {
  aliases: ['tcsh', 'bsd-csh'],
  style: 'posix',
  options: { '-c <text>': words => words.slice(0, 1).map(text => textOf(text, 'csh')) },
  harmless: '-b | -d | -e | -f | -F | -i | -l | -m | -n | -q | -s | -t | -v | -V | -x | -X | --help | --version | -help',
  operands: { '<word...>': nothing },
  always: given => {
    const [file] = given.operands
    if (given('-c') || ((given('--version') || given('--help')) && !file)) return []
    if (given('-n')) return file ? reads([file], given) : []
    return file && !given('-s') && exact(file) !== '-' ? [interpretFile(file, 'csh')] : plainStdin(given, 'csh')
  },
  examples: {
    "tcsh -c 'echo $path'": ["interpret 'echo $path' as csh (literal)"],
    'csh -c "rm -r build"': ['delete build (recursive)'],
    'csh -f build.csh fast': ['interpret build.csh as csh (file)'],
    'tcsh -n build.csh': ['read build.csh'],
    'tcsh': ['interpret ?stdin as csh'],
    'tcsh --version': [],
  },
})
