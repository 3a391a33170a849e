// java: runs Java classes, archives and single source files. Source: java --help, JDK 17.
import { type Effect, exact, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { listens, rest } from './lib/interpreter.ts'
import { defines, tunes } from './lib/jvm.ts'
import { executesHere } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

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
    '-D <property>': defines,
    // Classes of the machine's own are taken from there.
    '--patch-module <what>': () => [executesHere],
    '-a <gent>': loadsAgent,
    '-j <avaagent>': loadsAgent,
  },
  harmless:
    '-cp, -classpath, --class-path, -c <path> | -p, --module-path <path> | --upgrade-module-path <path> | --add-modules <names> | ' +
    '--enable-native-access <names> | --list-modules [names] | -d, --describe-module <name> | --dry-run | --validate-modules | -verbose | ' +
    '-verbose:class | -verbose:module | -verbose:gc | -verbose:jni | ' +
    '-version | --version | -showversion | --show-version | --show-module-resolution | -help, --help, -h, -? | --help-extra | -ea | -enableassertions | ' +
    '-da | -disableassertions | -esa | -enablesystemassertions | -dsa | -disablesystemassertions | --enable-preview | --source <release> | ' +
    '--add-opens <what> | --add-exports <what> | --add-reads <what> | ' +
    '--illegal-access <mode> | --limit-modules <names> | --sun-misc-unsafe-memory-access <mode> | -server | -client | -zero | ' +
    '-dcevm | -Xshare:auto',
  operands: { '<class>': (words, given) => main(words[0], given), '<arg...>': nothing },
  examples: {
    'java -version': [],
    'java --version': [],
    'java -Xlog:all:out -version': ['write out'],
    'java -Xlog:gc:stdout -version': [],
    'java -Xloggc:gc.log -XX:ArchiveClassesAtExit=a.jsa -XX:CompileCommandFile=c.txt -version': ['write gc.log', 'write a.jsa', 'read c.txt'],
    'java -cp x -Djava.system.class.loader=Evil -version': ['execute .'],
    'java -XX:SharedArchiveFile=x.jsa -version': ['execute .'],
    'java --patch-module java.base=x -version': ['execute .'],
    'java -Djava.awt.headless=true -Duser.x=1 -XX:+UseG1GC -XX:MaxHeapSize=1g -version': [],
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
