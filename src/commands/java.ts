// java: runs Java classes, archives and single source files. Source: java --help, JDK 17.
import { type Effect, exact, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { listens, rest } from './lib/interpreter.ts'
import { executesHere, writesPath } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

/** What follows `-X`: most settings tune the machine, some run a command, read options or write a file. */
const tunes: Role = words =>
  words.flatMap((word): readonly Step[] => {
    const text = exact(word)
    if (text === undefined) return [executesHere]
    const hook = /^X:On(?:OutOfMemory)?Error=(.*)$/s.exec(text)
    if (hook) return [{ script: { text: hook[1] ?? '', values: [hook[1] ?? ''] } }]
    const file = /^(?:log:.*file=|X:(?:HeapDumpPath|LogFile|ErrorFile|FlightRecorderOptions|StartFlightRecording)[=:].*?(?:filename=)?)(\/?[\w./~-]*)/.exec(
      text,
    )
    // What is logged goes to an output that is not one of the two streams.
    const log = /^log:[^:]*:(?!std(?:out|err)(?:$|:))(?:file=)?([^:]+)/.exec(text)?.[1]
    if (log) return [writesPath({ text: log, values: [log] })]
    if (file?.[1]) return [writesPath({ text: file[1], values: [file[1]] })]
    return /^(?:X:(?:Flags|VMOptionsFile)=|run|bootclasspath)/.test(text) ? [executesHere] : []
  })
/** `-javaagent:`, `-agentlib:` and `-agentpath:` load code; that of the debugger also listens. */
const loadsAgent: Role = words =>
  words.flatMap((word): Effect[] => [
    executesHere,
    ...(word.values?.[0]?.startsWith('gentlib:jdwp')
      ? [listens({ text: word.text, values: [/address=([\w.*:]+)/.exec(word.text)?.[1] ?? 'localhost'] }, '5005')]
      : []),
  ])
const main = (target: Word | undefined, given: Given): readonly Step[] => {
  if (given('-jar') || given('-m') || !target) return []
  const name = exact(target)
  if (name?.startsWith('@')) return [{ kind: 'read', target: { text: target.text, values: [name.slice(1)] } }, executesHere]
  return name?.endsWith('.java')
    ? [{ kind: 'interpret', target, language: 'java', file: true, ...(target.from?.length && { from: target.from }) }]
    : [executesHere]
}

export default command('java', {
  style: 'posix',
  options: {
    [rest('-jar <file>')]: words => words.slice(0, 1).map(target => ({ kind: 'execute', target })),
    [rest('-m, --module <name>')]: () => [executesHere],
    '-X <setting>': tunes,
    '-a <gent>': loadsAgent,
    '-j <avaagent>': loadsAgent,
  },
  harmless:
    '-cp, -classpath, --class-path, -c <path> | -p, --module-path <path> | --upgrade-module-path <path> | --add-modules <names> | ' +
    '--enable-native-access <names> | --list-modules [names] | -d, --describe-module <name> | --dry-run | --validate-modules | -D <property> | -verbose | ' +
    '-verbose:class | -verbose:module | -verbose:gc | -verbose:jni | ' +
    '-version | --version | -showversion | --show-version | --show-module-resolution | -help, --help, -h, -? | --help-extra | -ea | -enableassertions | ' +
    '-da | -disableassertions | -esa | -enablesystemassertions | -dsa | -disablesystemassertions | --enable-preview | --source <release> | ' +
    '--add-opens <what> | --add-exports <what> | --add-reads <what> | ' +
    '--patch-module <what> | --illegal-access <mode> | --limit-modules <names> | --sun-misc-unsafe-memory-access <mode> | -server | -client | -zero | ' +
    '-dcevm | -Xshare:auto',
  operands: { '<class>': (words, given) => main(words[0], given), '<arg...>': nothing },
  examples: {
    'java -version': [],
    'java --version': [],
    'java -Xlog:all:out -version': ['write out'],
    'java -Xlog:gc:stdout -version': [],
    'java -Xmx1g -Dx.y=1 -jar app.jar --port 1': ['execute app.jar'],
    'java -cp out Main a': ['execute .'],
    'java -m app/app.Main': ['execute .'],
    'java Main.java': ['interpret Main.java as java (file)'],
    "java -XX:OnOutOfMemoryError='mkdir x' -jar a.jar": ['write x', 'execute a.jar'],
    'java -Xlog:gc:file=gc.log -jar a.jar': ['write gc.log', 'execute a.jar'],
    'java -javaagent:a.jar -jar b.jar': ['execute .', 'execute b.jar'],
    'java -agentlib:jdwp=transport=dt_socket,server=y,address=*:5005 -jar b.jar': ['execute .', 'connect *:5005 (listens)', 'execute b.jar'],
    'java @opts': ['read opts', 'execute .'],
  },
})
