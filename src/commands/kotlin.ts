// kotlin: runs compiled Kotlin and Kotlin scripts. Source: kotlin -help, Kotlin 2.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { handsOver, properties } from './lib/jvm.ts'
import { runsFile, runsStdin, runsText } from './lib/interpreter.ts'
import { executesHere } from './lib/toolchain.ts'

export default command('kotlin', {
  aliases: ['scala', 'scala3', 'amm', 'groovysh'],
  style: 'posix',
  options: {
    '-J <setting>': handsOver,
    '-D <property>': properties(given => !given.operands.length && !given('-e')),
    '-e, -expression <text>': runsText('kotlin'),
    '-howtorun, -run <how>': () => [executesHere],
  },
  harmless:
    '-cp, -classpath, --class-path <path> | -X <setting> | -no-stdlib | -no-reflect | -version, --version | ' +
    '-h, -help, --help | -deprecation | -feature | -nc | -save | -language <v> | -S, --scala-version <v>',
  always: given => (given.operands.length || ['-e', '-version', '-h'].some(option => given(option)) ? [] : runsStdin(given, 'kotlin')),
  operands: {
    '<main>': (words, given) => (given('-e') ? [] : /\.\w+$/.test(exact(words[0]) ?? '') ? runsFile('kotlin')(words, given) : [executesHere]),
    '<arg...>': () => [],
  },
  examples: {
    'kotlin -J-javaagent:a.jar -version && kotlin -Djava.system.class.loader=L -version': ['execute .', 'execute .'],
    'kotlin -version': [],
    'kotlin a.main.kts': ['interpret a.main.kts as kotlin (file)'],
    'kotlin -cp out MainKt': ['execute .'],
    "kotlin -e 'println(1)'": ["interpret 'println(1)' as kotlin (literal)"],
    'scala -howtorun object Main': ['execute .'],
  },
})
