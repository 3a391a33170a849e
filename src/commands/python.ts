// python: runs Python programs. Source: python(1), CPython 3.11 and 2.7 --help; PyPy --help.
import { literal, some } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { rest, runsFirstText, runsStdin, script, stdinUnless } from './lib/interpreter.ts'
import { executesHere } from './lib/toolchain.ts'

const ENDS = ['-h', '-V', '--help-env', '--help-xoptions', '--help-all', '--info']

/** A warning filter of a class in a module imports that module: `-W error::pkg.Class`. */
const importsCategory: Role = words => (words.some(word => !word.values || some(word, filter => /^[^:]*:[^:]*:[^:]*\./.test(filter))) ? [executesHere] : [])
/** What each module does when run is listed under the name python-m, which no program has. */
const runsModule: Role = words => [{ run: [literal('python-m'), ...words] }]
const afterwards: Role = (_, given) => (given.stdin ? runsStdin(given, 'python') : [])

export default command('python', {
  aliases: ['python2', 'python3', 'python2.*', 'python3.*', 'pypy', 'pypy3', 'pypy3.*', 'pythonw', 'python3-dbg', 'graalpy'],
  style: 'posix',
  options: {
    [rest('-c <text>')]: runsFirstText('python'),
    [rest('-m <module>')]: runsModule,
    '-W <filter>': importsCategory,
    '-i': afterwards,
  },
  harmless:
    '-OO | -b | -B | -d | -E | -I | -O | -P | -q | -s | -S | -u | -v | -x | -3 | -t | -R | -h, -?, --help | -V, --version | --help-env | --help-xoptions | ' +
    '--help-all | -Q <division> | -X <option> | ' +
    '--check-hash-based-pycs <when> | --info | --jit <options> | --experimental-options | --jvm',
  operands: { '<script>': script('python', ['-c', '-m']), '<arg...>': () => [] },
  always: stdinUnless('python', [...ENDS, '-c', '-m']),
  examples: {
    'python3 --version': [],
    'python3.11 -V': [],
    'python tools/gen.py --fast': ['interpret tools/gen.py as python (file)'],
    'python3 -c "print(2)" -v': ["interpret 'print(2)' as python (literal)"],
    "python3 -Bc 'x = 1'": ["interpret 'x = 1' as python (literal)"],
    'python3 -m venv .venv': ['write .venv'],
    'python3 -m json.tool data.json': ['read data.json'],
    'python3 -mjson.tool data.json': ['read data.json'],
    'python3 -m mytool --json': ['execute .'],
    'python3 -W error a.py': ['interpret a.py as python (file)'],
    'python3 -W error::tools.Old a.py': ['execute .', 'interpret a.py as python (file)'],
    "echo 'x = 1' | python3 -": ["interpret 'x = 1\\n' as python (literal)"],
    "python3 -i <<< 'x = 1'": ["interpret 'x = 1\\n' as python (literal)"],
    python3: ['interpret ?stdin as python'],
    'python3 ./"$f"': ['interpret ?\'./"$f"\' as python (file)'],
  },
})
