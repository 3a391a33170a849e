// sbt: builds Scala projects; mill, scala-cli, leiningen and bleep under their names. Source: sbt 1.10 --help, their help.
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const ENDS = ['-h', '--version', '-V']

export default command('sbt', {
  aliases: ['sbtn', 'mill', 'scala-cli', 'lein', 'clj', 'clojure', 'bleep', 'boot', 'coursier', 'cs'],
  options: { '-V, --version': nothing, '-h, -help, --help': nothing },
  harmless:
    '-v, --verbose | -d, --debug | -D <pair> | -J <setting> | -S <setting> | -X <setting> | --mem, -mem <n> | --color <when> | --no-colors | --client | ' +
    '--server | --batch, -batch | --timings | --java-home, -java-home <folder> | --sbt-version <v> | --supershell <when> | -i | -k | -j <n> | ' +
    '-w, --watch | -e <text> | -M <alias> | -A <alias> | -m <name>',
  always: given => (ENDS.some(option => given(option)) ? [] : [executesHere]),
  operands: { '<command...>': nothing },
  examples: { 'sbt --version': [], 'sbt test': ['execute .'], 'sbt -h': [] },
})
