// javac: compiles Java. Source: javac --help, JDK 17.
import { exact, literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { classPath, handsOver } from './lib/jvm.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { each, executes, nothing, writes } from './roles.ts'

const QUIET = /^(?:lint|doclint|diags|pkginfo|max(?:errs|warns)|prefer|print|D[a-z])/i
/** Annotation processors and plug-ins run while compiling; where no path is given for them, those on the class path do. */
const plugs: Role = words => (words.every(word => word.values?.every(value => QUIET.test(value))) ? [] : [executesHere])
const source: Role = each(target => (exact(target)?.startsWith('@') ? { kind: 'unknown', target, why: 'options come from a file' } : { kind: 'read', target }))

export default command(
  'javac',
  quiet(['--help', '--help-extra'], {
    options: {
      '-d, -h, -s <folder>': writes,
      '-processor <names>': () => [executesHere],
      '--processor-path, -processorpath, --processor-module-path <path>': executes,
      '-X [setting]': plugs,
      '-Xstdout <file>': writes,
      '-J <setting>': handsOver,
      '-proc:none': nothing,
      '--class-path, -classpath, -cp <path>': (words, given) => (given('-proc:none') || given('--processor-path') ? [] : executes(words.flatMap(classPath), given)),
    },
    harmless:
      '--help-lint | -implicit [v] | --default-module-for-created-files <v> | -A <setting> | --add-modules <names> | --boot-class-path, -bootclasspath <path> | -deprecation | ' +
      '--enable-preview | -encoding <name> | -endorseddirs <folders> | -extdirs <folders> | -g | -g:none | -g:source | -g:lines | -g:vars | ' +
      '-g:source,lines | -g:lines,vars,source | --help, -help, -? | --help-extra | ' +
      '-implicit:none | -implicit:class | --limit-modules <names> | --module, -m <names> | --module-path, -p <path> | --module-source-path <path> | ' +
      '--module-version <v> | -nowarn | -parameters | -proc:only | -proc:full | -profile <name> | --release <n> | --source, -source <n> | ' +
      '--source-path, -sourcepath <path> | --system <jdk> | ' +
      '--target, -target <n> | --upgrade-module-path <path> | -verbose | --version, -version | -Werror | --add-exports <what> | --add-reads <what> | ' +
      '--patch-module <what>',
    always: given => (given('-d') || !given.operands.length ? [] : [{ kind: 'write', target: literal('.') }]),
    operands: { '<source...>': source },
    examples: {
      'javac -version': [],
      'javac A.java': ['write .', 'read A.java'],
      'javac -Xlint:all -proc:none -cp lib -d out A.java': ['write out', 'read A.java'],
      'javac -cp lib:a.jar -Xstdout log A.java': ['execute lib', 'execute a.jar', 'write log', 'write .', 'read A.java'],
      'javac -processor P -processorpath p.jar -Xplugin:X -J-Dx=1 -d out A.java': ['execute .', 'execute p.jar', 'write out', 'read A.java'],
      'javac -d out @files': ['write out', 'unknown @files (options come from a file)'],
    },
  }),
)
