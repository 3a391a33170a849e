// R: runs R programs and R's own tools. Source: R(1), R 4.2.
import { command } from './define.ts'
import { runsFile, runsStdin, runsText } from './lib/interpreter.ts'
import { executesHere, install, otherwise, tells } from './lib/toolchain.ts'
import { nothing, runs, writes } from './roles.ts'

const anything = { '<arg...>': nothing }
const hasProgram = ['-e', '-f', '-h', '--version']

export default command('R', {
  options: {
    '-e <text>': runsText('r'),
    '-f, --file <file>': runsFile('r'),
    '-d, --debugger <program>': runs,
    '--save': () => [{ kind: 'write', target: { text: '.RData', values: ['.RData'] } }],
  },
  harmless:
    '-h, --help | --version | --encoding <name> | --no-save | --no-environ | --no-site-file | --no-init-file | --restore | --no-restore-data | ' +
    '--no-restore-history | --no-restore | --vanilla | --no-readline | --max-ppsize <n> | --min-nsize <n> | --min-vsize <n> | --max-connections <n> | ' +
    '-q, --quiet | --silent | --slave | -s, --no-echo | ' +
    '--interactive | --verbose | --debugger-args <args> | -g, --gui <type> | --arch <name> | --args',
  bare: given => (hasProgram.some(option => given(option)) ? [] : runsStdin(given, 'r')),
  ...otherwise(
    {
      CMD: {
        style: 'posix',
        ...otherwise(
          {
            BATCH: {
              harmless: '--no-timing | --vanilla | --no-save | --no-restore | --slave | --args | -q, --quiet',
              operands: { '<file>': runsFile('r'), '<output>': writes },
            },
            'INSTALL | REMOVE': {
              style: 'none',
              operands: anything,
              always: given => [install(given.operands.at(-1) ?? { text: '.', values: ['.'] }, 'system')],
            },
            'config | Rd2txt | Rdiff | Rdconv | LINK | Stangle | Rprof': tells(
              '-o, --output <file> | -t, --type <type> | --cppflags | --ldflags | --all | -h, --help | -v, --version',
            ),
            'check | build | COMPILE | SHLIB | javareconf | rtags | Rd2pdf | Sweave': { style: 'none', operands: anything, always: () => [executesHere] },
          },
          (head, args) => [{ run: [head, ...args] }],
        ),
      },
      RHOME: tells(),
    },
    () => [],
  ),
  examples: {
    'R --version': [],
    'R --vanilla -e "1 + 1"': ["interpret '1 + 1' as r (literal)"],
    'R --save -f a.R': ['write .RData', 'interpret a.R as r (file)'],
    'R -d cat': ['interpret ?stdin as r'],
    'R CMD BATCH a.R out.txt': ['interpret a.R as r (file)', 'write out.txt'],
    'R CMD INSTALL pkg.tar.gz': ['install pkg.tar.gz (url)'],
    'R CMD check pkg': ['execute .'],
    'R CMD mkdir out': ['write out'],
    'R CMD config CC': [],
  },
})
