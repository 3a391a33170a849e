// sbt: builds Scala projects; mill, scala-cli, leiningen and bleep under their names. Source: sbt 1.10 --help, their help.
import { command } from './define.ts'
import { handsOver, properties, tunes } from './lib/jvm.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

const ENDS = ['-h', '--version', '-V']

export default command('sbt', {
  aliases: ['sbtn', 'mill', 'scala-cli', 'lein', 'clj', 'clojure', 'bleep', 'boot', 'coursier', 'cs'],
  options: {
    '-J, -S <setting>': handsOver,
    '-X <setting>': tunes,
    '--java-home, -java-home <folder>': executes,
    '-D <pair>': properties(given => ENDS.some(option => given(option))),
    '-V, --version': nothing, '-h, -help, --help': nothing,
  },
  harmless:
    '-v, --verbose | -d, --debug | --mem, -mem <n> | --color <when> | --no-colors | --client | ' +
    '--server | --batch, -batch | --timings | --sbt-version <v> | --supershell <when> | -i | -k | -j <n> | ' +
    '-w, --watch | -e <text> | -M <alias> | -A <alias> | -m <name>',
  always: given => (ENDS.some(option => given(option)) ? [] : [executesHere]),
  operands: { '<command...>': nothing },
  examples: { 'sbt -java-home jdk -J-javaagent:a.jar -Xmx1g --version': ['execute jdk', 'execute .'], 'sbt -Djava.system.class.loader=L --version': ['execute .'], 'sbt -Dx.y=1 -Xloggc:gc.log test': ['write gc.log', 'execute .'], 'sbt --version': [], 'sbt test': ['execute .'], 'sbt -h': [] },
})
