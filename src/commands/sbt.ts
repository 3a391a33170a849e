// sbt: builds Scala projects; mill, scala-cli, leiningen and bleep under their names. Source: sbt 1.10 --help, their help.
import { command } from './define.ts'
import { defines, passes, tunes } from './lib/jvm.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

const ENDS = ['-h', '--version', '-V']

export default command('sbt', {
  aliases: ['sbtn', 'mill', 'scala-cli', 'lein', 'clj', 'clojure', 'bleep', 'boot', 'coursier', 'cs'],
  options: { '--java-home, -java-home <folder>': executes, '-J <setting>': passes, '-D <pair>': defines, '-X <setting>': tunes, '-V, --version': nothing, '-h, -help, --help': nothing },
  harmless:
    '-v, --verbose | -d, --debug | -S <setting> | --mem, -mem <n> | --color <when> | --no-colors | --client | ' +
    '--server | --batch, -batch | --timings | --sbt-version <v> | --supershell <when> | -i | -k | -j <n> | ' +
    '-w, --watch | -e <text> | -M <alias> | -A <alias> | -m <name>',
  always: given => (ENDS.some(option => given(option)) ? [] : [executesHere]),
  operands: { '<command...>': nothing },
  examples: { 'sbt --version': [], 'sbt test': ['execute .'], 'sbt -h': [], 'sbt -java-home x -J-javaagent:a.jar -Dsbt.x=1 -Xmx1g --version': ['execute x', 'execute .'], 'sbt -Djava.system.class.loader=x -Xloggc:x --version': ['execute .', 'write x'] },
})
