// groovy: runs Groovy scripts. Source: groovy --help, Groovy 4.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { listens, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { executes, nothing } from './roles.ts'

export default command('groovy', {
  style: 'posix',
  options: {
    '-e <text>': runsText('groovy'),
    '-l, --listen [port]': words => [listens(literal(`0.0.0.0:${words[0]?.text ?? '1960'}`), '1960')],
    '-b, --basescript <class>': executes,
    '--configscript <file>': executes,
  },
  harmless:
    '-cp, -classpath, --classpath <path> | -D, --define <property> | -a, --autosplit [pattern] | -c, --encoding <name> | -d, --debug | ' +
    '--disableopt <names> | -h, --help | -i | -n | -p | -pa, --parameters | -pr, --enable-preview | -v, --version',
  always: stdinUnless('groovy', ['-e', '-v', '-h']),
  operands: { '<file>': script('groovy', ['-e']), '<arg...>': nothing },
  examples: {
    'groovy --version': [],
    'groovy a.groovy x': ['interpret a.groovy as groovy (file)'],
    "groovy -e 'println 1'": ["interpret 'println 1' as groovy (literal)"],
    'groovy -l1960 -b Base --configscript c.groovy a.groovy': [
      'connect 0.0.0.0:1960 (listens)',
      'execute Base',
      'execute c.groovy',
      'interpret a.groovy as groovy (file)',
    ],
  },
})
