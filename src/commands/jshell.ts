// jshell: reads Java line by line and runs it. Source: jshell --help, JDK 17.
import { command } from './define.ts'
import { handsOver } from './lib/jvm.ts'
import { runsFile, runsStdin, script } from './lib/interpreter.ts'

export default command('jshell', {
  options: { '--startup <file>': runsFile('java'), '-J, -R <setting>': handsOver },
  harmless:
    '--class-path <path> | --module-path <path> | --add-modules <names> | --enable-preview | --no-startup | --feedback <mode> | -q | -s | -v | ' +
    '-C <setting> | --version | --show-version | --help, -?, -h | --help-extra, -X | --execution <name> | ' +
    '--add-exports <what>',
  always: given => (given.operands.length || given('--version') || given('--help') ? [] : runsStdin(given, 'java')),
  operands: { '<file...>': (words, given) => words.flatMap(word => script('java')([word], given)) },
  examples: {
    'jshell -J-javaagent:a.jar --version && jshell -R-Xmx1g --version': ['execute .'],
    'jshell --version': [],
    'jshell --startup s.jsh a.jsh': ['interpret s.jsh as java (file)', 'interpret a.jsh as java (file)'],
    "jshell - <<< '1 + 1'": ["interpret '1 + 1\\n' as java (literal)"],
  },
})
