// kotlinc: compiles Kotlin, and Scala and Groovy under their names. Source: kotlinc -help, scalac -help, groovyc --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { handsOver } from './lib/jvm.ts'
import { runsFile, runsText } from './lib/interpreter.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, nothing, readsTree, writes } from './roles.ts'

export default command(
  'kotlinc',
  quiet(['-h'], {
    aliases: ['kotlinc-jvm', 'kotlinc-js', 'kotlinc-native', 'scalac', 'groovyc'],
    options: {
      '-d, -o, -output, -ir-output-dir <path>': writes,
      '-script': nothing,
      '-e, -expression <text>': runsText('kotlin'),
      '-P, -Xplugin, -Xcompiler-plugin <plugin>': executes,
      '-J <setting>': handsOver,
    },
    harmless:
      '-cp, -classpath, --class-path, --classpath <path> | -include-runtime | -no-stdlib | -no-reflect | -no-jdk | -nowarn | -verbose | -Werror | ' +
      '-version, --version | -h, -help, --help | -jvm-target <v> | -language-version <v> | -api-version <v> | -module-name <name> | -jdk-home <path> | ' +
      '-kotlin-home <path> | -progressive | -opt-in <name> | -java-parameters | -script-templates <names> | -X <setting> | -deprecation | -feature | ' +
      '-encoding <name> | -release <v> | -target <v>',
    always: given => (given('-d') || given('-script') || !given.operands.length ? [] : [{ kind: 'write', target: literal('.') }]),
    operands: { '<source...>': (words, given) => (given('-script') ? runsFile('kotlin')(words.slice(0, 1), given) : readsTree(words, given)) },
    examples: {
      'kotlinc -version': [],
      'kotlinc a.kt -include-runtime -d a.jar': ['write a.jar', 'read a.kt (recursive)'],
      'kotlinc a.kt': ['write .', 'read a.kt (recursive)'],
      'kotlinc -script a.kts': ['interpret a.kts as kotlin (file)'],
      "kotlinc -e 'println(1)'": ["interpret 'println(1)' as kotlin (literal)"],
      'kotlinc -Xplugin=p.jar -J-Dx=1 -d out a.kt': ['execute p.jar', 'execute .', 'write out', 'read a.kt (recursive)'],
    },
  }),
)
