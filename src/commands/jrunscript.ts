// jrunscript: runs scripts on the JVM; jjs under its name. Source: jrunscript -help, JDK 11.
import { command } from './define.ts'
import { handsOver, properties } from './lib/jvm.ts'
import { runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { executes, nothing } from './roles.ts'

export default command('jrunscript', {
  aliases: ['jjs', 'rhino', 'qjs', 'quickjs', 'd8', 'jsc', 'mujs', 'duk', 'hermes', 'osh-js'],
  style: 'posix',
  options: {
    '-e <text>': runsText('javascript'),
    '-f, -m, --module, -I, --include <file>': runsFile('javascript'),
    '-cp, -classpath, -scripting-path <path>': executes,
    '-J <setting>': handsOver,
    '-D <property>': properties(given => !given.operands.length && !given('-e') && !given('-f')),
  },
  harmless:
    '-l <language> | -q | -help, -?, -h, --help | -version, --version, -v | -encoding <name> | -i | -fv | -strict | ' +
    '--language <v> | -ot | -doe | --std | --script',
  operands: { '<file>': script('javascript', ['-e', '-f']), '<arg...>': nothing },
  always: stdinUnless('javascript', ['-e', '-f', '-help', '-version', '-q']),
  examples: {
    'jrunscript -J-javaagent:a.jar -Dx=1 -q': ['execute .'],
    'jrunscript -q': [],
    "jrunscript -e 'print(1)'": ["interpret 'print(1)' as javascript (literal)"],
    'jjs -cp lib a.js': ['execute lib', 'interpret a.js as javascript (file)'],
    'jrunscript -f a.js': ['interpret a.js as javascript (file)'],
  },
})
