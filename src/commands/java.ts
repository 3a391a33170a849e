// java: runs Java classes, archives and single source files. Source: java --help, JDK 17.
import { type Effect, exact, map, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { listens, rest } from './lib/interpreter.ts'
import { classPath, properties, tunes } from './lib/jvm.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

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

/** Nothing but the machine itself runs. */
const runsNone = (given: Given): boolean => !given('-jar') && !given('-m') && !given.operands.length
/** `module=path:path`, whose classes take the place of the module's own. */
const patches: Role = words => words.flatMap(word => classPath(map(word, value => value.replace(/^[^=]*=/, '')))).map(target => ({ kind: 'execute', target }))

export default command('java', {
  style: 'posix',
  options: {
    [rest('-jar <file>')]: words => words.slice(0, 1).map(target => ({ kind: 'execute', target })),
    [rest('-m, --module <name>')]: () => [executesHere],
    '-X <setting>': tunes,
    '-a <gent>': loadsAgent,
    '-j <avaagent>': loadsAgent,
    '-D <property>': properties(runsNone),
    '--patch-module <what>': patches,
    '--upgrade-module-path <path>': (words, given) => executes(words.flatMap(classPath), given),
  },
  harmless:
    '-cp, -classpath, --class-path, -c <path> | -p, --module-path <path> | --add-modules <names> | ' +
    '--enable-native-access <names> | --list-modules [names] | -d, --describe-module <name> | --dry-run | --validate-modules | -verbose | ' +
    '-verbose:class | -verbose:module | -verbose:gc | -verbose:jni | ' +
    '-version | --version | -showversion | --show-version | --show-module-resolution | -help, --help, -h, -? | --help-extra | -ea | -enableassertions | ' +
    '-da | -disableassertions | -esa | -enablesystemassertions | -dsa | -disablesystemassertions | --enable-preview | --source <release> | ' +
    '--add-opens <what> | --add-exports <what> | --add-reads <what> | ' +
    '--illegal-access <mode> | --limit-modules <names> | --sun-misc-unsafe-memory-access <mode> | -server | -client | -zero | ' +
    '-dcevm | -Xshare:auto',
  operands: { '<class>': (words, given) => main(words[0], given), '<arg...>': nothing },
  examples: {
    'java -Xloggc:gc.log -XX:ArchiveClassesAtExit=a.jsa -XX:CompileCommandFile=c.txt -version': ['write gc.log', 'write a.jsa', 'read c.txt'],
    'java -XX:+UseG1GC -XX:MaxRAMPercentage=75.0 -XX:+PrintFlagsFinal -XshowSettings:vm -Xss512k -version': [],
    'java -Xdump:tool -version': ['unknown -Xdump:tool (this setting of the machine is not known)'],
    'java -XX:StartFlightRecording=duration=30s,filename=r.jfr -jar a.jar': ['write r.jfr', 'execute a.jar'],
    'java -cp lib -Djava.system.class.loader=L -version && java -Dfile.encoding=UTF-8 -version': ['execute .'],
    'java --patch-module java.base=p -version && java --upgrade-module-path m --list-modules': ['execute p', 'execute m'],
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
