// xonsh: a shell whose language contains Python. Source: xonsh --help, xonsh 0.19.
import { command } from './define.ts'
import { interpretFile, rest, runsFile, runsFirstText, runsStdin } from './lib/interpreter.ts'
import { nothing, writes } from './roles.ts'

export default command('xonsh', {
  style: 'posix',
  options: { [rest('-c <text>')]: runsFirstText('xonsh'), '--rc <file>': runsFile('xonsh'), '--save-origin-env <file>': writes, '-D, --def <assignment>': nothing },
  harmless: '-h, --help | -V, --version | -i, --interactive | -l, --login | --no-rc | --no-env | --no-script-cache | --cache-everything'
    + ' | --shell-type, -st <type> | --timings | --color-style <name> | --load-origin-env',
  operands: { '<word...>': nothing },
  always: given => {
    const [file] = given.operands
    if (given('-c') || given('--version') || given('--help')) return []
    return file ? [interpretFile(file, 'xonsh')] : runsStdin(given, 'xonsh')
  },
  examples: {
    "xonsh --no-rc -c 'print(1)'": ["interpret 'print(1)' as xonsh (literal)"],
    'xonsh --rc my.xsh -DA=1 --save-origin-env env build.xsh x': ['interpret my.xsh as xonsh (file)', 'write env', 'interpret build.xsh as xonsh (file)'],
    'xonsh': ['interpret ?stdin as xonsh'],
  },
})
