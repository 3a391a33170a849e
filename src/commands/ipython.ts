// ipython: reads Python line by line and runs it. Source: ipython(1) 8.
import { command } from './define.ts'
import { rest, runsFirstText, runsStdin, script } from './lib/interpreter.ts'
import { executes } from './roles.ts'

export default command('ipython', {
  aliases: ['ipython3', 'ptpython', 'bpython'],
  style: 'posix',
  options: {
    [rest('-c <text>')]: runsFirstText('python'),
    [rest('-m <module>')]: words => [{ run: [{ text: 'python-m', values: ['python-m'] }, ...words] }],
    '--config, --profile-dir, --ipython-dir, --ext, --ext-module <path>': executes,
  },
  harmless:
    '--show-config | --show-config-json | --no-ignore-cwd | --autoedit-syntax | --no-autoedit-syntax | --autocall <v> | -h, --help | --help-all | --version, -V | --quick | -i | --quiet | --nosep | --classic | --no-banner | --banner | --no-confirm-exit | ' +
    '--confirm-exit | --no-term-title | --term-title | --autoindent | --no-autoindent | --automagic | --no-automagic | --color-info | --no-color-info | ' +
    '--debug | --init | --pdb | --no-pdb | --pprint | --no-pprint | --pylab [gui] | --matplotlib [gui] | --gui <name> | --colors <name> | ' +
    '--log-level <level> | --profile <name> | --cache-size <n> | --logfile <file> | --logappend <file> | --simple-prompt | --no-simple-prompt | ' +
    '--ignore-cwd | -p <name>',
  operands: { '<file>': script('python', ['-c', '-m']), '<arg...>': () => [] },
  always: given => (given.operands.length || ['-c', '-m', '-h', '--version', '--help-all'].some(option => given(option)) ? [] : runsStdin(given, 'python')),
  examples: {
    'ipython --version': [],
    "ipython -c '1 + 1'": ["interpret '1 + 1' as python (literal)"],
    'ipython -m this': [],
    'ipython --config c.py a.py': ['execute c.py', 'interpret a.py as python (file)'],
  },
})
