// cmake: writes build files, starts builds, and carries out small commands. Source: cmake --help, cmake -E, CMake 3.25.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { rest, runsFile } from './lib/interpreter.ts'
import { executesHere, executesIn } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const AS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cat', ['cat']],
  ['copy', ['cp']],
  ['copy_if_different', ['cp']],
  ['copy_directory', ['cp', '-r']],
  ['copy_directory_if_different', ['cp', '-r']],
  ['echo', ['echo']],
  ['echo_append', ['echo']],
  ['environment', ['env']],
  ['make_directory', ['mkdir', '-p']],
  ['md5sum', ['md5sum']],
  ['sha1sum', ['sha1sum']],
  ['sha224sum', ['sha224sum']],
  ['sha256sum', ['sha256sum']],
  ['sha384sum', ['sha384sum']],
  ['sha512sum', ['sha512sum']],
  ['remove', ['rm']],
  ['remove_directory', ['rm', '-r']],
  ['rename', ['mv']],
  ['rm', ['rm']],
  ['sleep', ['sleep']],
  ['tar', ['tar']],
  ['time', ['time']],
  ['touch', ['touch']],
  ['touch_nocreate', ['touch', '-c']],
  ['create_symlink', ['ln', '-s']],
  ['create_hardlink', ['ln']],
  ['true', ['true']],
  ['false', ['false']],
  ['env', ['env']],
  ['compare_files', ['cmp']],
])
/** `cmake -E` does what small programs do everywhere. */
function small(words: readonly Word[]): readonly Step[] {
  const [head, ...args] = words
  const name = exact(head) ?? ''
  if (!head || name === 'capabilities') return []
  if (name === 'chdir') return args[0] ? [{ run: args.slice(1), cwd: args[0] }] : []
  const known = AS.get(name)
  return known ? [{ run: [...known.map(literal), ...args] }] : [{ kind: 'unknown', target: head, why: 'this command of cmake -E is not known' }]
}
const isQuiet = (given: Given): boolean =>
  ['--help', '-E', '-P', '--build', '--install', '--list-presets', '--open'].some(
    option => given(option),
  )
/** What is printed goes to a file instead when one more word is there. */
const DOCUMENTS =
  '--help-full --help-manual --help-manual-list --help-command --help-command-list --help-commands --help-module --help-module-list --help-modules --help-policy --help-policy-list --help-policies --help-property --help-property-list --help-properties --help-variable --help-variable-list --help-variables --version --system-information'.split(' ')
const configures = (given: Given): readonly Step[] => {
  if (DOCUMENTS.some(option => given(option))) return writes(given.operands, given)
  if (isQuiet(given)) return []
  const source = given.value('-S') ?? given.operands[0]
  if (!source && !given('-B') && !given('--preset') && !given('--workflow')) return []
  return [executesIn(given.value('-S')), { kind: 'write', target: given.value('-B') ?? literal('.') }]
}

export default command('cmake', {
  options: {
    [rest('-E <command>')]: small,
    [rest('-P <file>')]: (words, given) => runsFile('cmake')(words.slice(0, 1), given),
    '-S <folder>': nothing,
    '-B <folder>': nothing,
    '-C <file>': runsFile('cmake'),
    '--toolchain, --project-file <file>': executes,
    '--build <folder>': executes,
    '--install <folder>': (words, given) => [...executes(words, given), { kind: 'write', target: given.value('--prefix') ?? literal('/usr/local') }],
    '--prefix, --install-prefix <folder>': nothing,
    '--open <folder>': executes,
    '--graphviz, --trace-redirect, --profiling-output, --debugger-dap-log <file>': writes,
    '--find-package': () => [executesHere],
  },
  harmless:
    '-D <setting> | -U <glob> | -G <name> | -T <name> | -A <name> | -W [what] | -Wdev | -Wno-dev | -Werror [what] | -Wno-error [what] | -Wdeprecated | ' +
    '-Wno-deprecated | --preset [name] | --workflow | --list-presets [kind] | -L [what] | --fresh | -N | --system-information | ' +
    '--log-level <level> | --log-context | --debug-trycompile | --debug-output | --debug-find | --debug-find-pkg <names> | --debug-find-var <names> | ' +
    '--trace | --trace-expand | --trace-format <how> | --trace-source <file> | --warn-uninitialized | --no-warn-unused-cli | ' +
    '--check-system-vars | --compile-no-warning-as-error | --profiling-format <how> | -h, -H, --help, -help, -usage, /? | ' +
    '--version, -version, /V | --help-full | --help-manual <name> | --help-manual-list | --help-command <name> | --help-command-list | ' +
    '--help-commands | --help-module <name> | --help-module-list | --help-modules | --help-policy <name> | --help-policy-list | --help-policies | ' +
    '--help-property <name> | --help-property-list | --help-properties | --help-variable <name> | --help-variable-list | --help-variables | ' +
    '-j, --parallel [n] | -t, --target <name> | --config <name> | --clean-first | --use-stderr | -v, --verbose | --resolve-package-references <how> | ' +
    '--component <name> | --strip | --default-directory-permissions <mode> | --debugger | --debugger-pipe <name>',
  always: configures,
  operands: { '<path...>': nothing },
  examples: {
    'cmake --version': [],
    'cmake --help-full all.txt': ['write all.txt'],
    'cmake --help-command if': [],
    'cmake --system-information out': ['write out'],
    'cmake --help-command if if.txt': ['write if.txt'],
    'cmake -S . -B out -DX=1': ['execute .', 'write out'],
    'cmake ..': ['execute .', 'write .'],
    'cmake --build out -j4': ['execute out'],
    'cmake --install out --prefix dist': ['execute out', 'write dist'],
    'cmake -P a.cmake -x': ['interpret a.cmake as cmake (file)'],
    'cmake -E rm -rf out': ['delete out (recursive)'],
    'cmake -E frobnicate': ['unknown frobnicate (this command of cmake -E is not known)'],
    'cmake -C init.cmake --toolchain t.cmake --graphviz=g.dot .': [
      'interpret init.cmake as cmake (file)',
      'execute t.cmake',
      'write g.dot',
      'execute .',
      'write .',
    ],
    'cmake --open out': ['execute out'],
    'cmake --find-package': ['execute .'],
  },
})
