// rustc: compiles Rust; rustdoc and clippy-driver under their names. Source: rustc --help -v, Rust 1.95.
import { exact, literal, some } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { atHome } from './lib/installed.ts'
import { pullsIn } from './lib/response-files.ts'
import { executesHere, quiet, writesPath } from './lib/toolchain.ts'
import { each, executes, reads, writes } from './roles.ts'

/** Settings that name a linker or load a plug-in. */
const settings: Role = words =>
  words.some(word => !word.values || some(word, value => /^(?:linker|dlltool|link-arg|link-args|llvm-args|profile-generate)/.test(value))) ? [executesHere] : []
const externs: Role = words =>
  words.flatMap(word => (exact(word)?.includes('=') ? [{ kind: 'read' as const, target: literal(exact(word)?.split('=')[1] ?? '') }] : []))

/** `--print kind=file` and `--emit kind=file,...` write the file. */
const intoFiles: Role = words =>
  words.flatMap((word): readonly Step[] =>
    word.values ? word.values.flatMap(value => value.split(',')).flatMap(one => { const file = /^[^=]*=(.+)/.exec(one)?.[1]; return file && file !== '-' ? [{ kind: 'write' as const, target: literal(file) }] : [] }) : [{ kind: 'write', target: word }],
  )
/** Unstable ones load a code generator or plug-ins, or write what the compiler thought. */
const unstable: Role = words =>
  words.flatMap((word): readonly Step[] =>
    !word.values || some(word, value => /^(?:codegen[-_]backend|llvm[-_]plugins)/.test(value)) ? [executesHere]
    : some(word, value => /^(?:dump|self[-_]profile|remark|profile|emit|metrics|nll|save|temps|query[-_]dep)/.test(value)) ? [writesPath(literal('.'))] : [],
  )
/** All but these two kinds are printed instead of compiling. */
const onlyPrints = (given: Given): boolean => given.values('--print').some(word => !/^(?:native-static-libs|link-args)(?:=|$)/.test(exact(word) ?? ''))

/** A program by the name of its source, where nothing else is said. */
function products(given: Given): readonly Step[] {
  const word = exact(given.operands[0]) ?? ''
  if (!given.operands.length || onlyPrints(given) || given('-o') || given('--out-dir') || given('--test')) return given('--test') ? [executesHere] : []
  return [{ kind: 'write', target: literal(word.replace(/^.*\/|\.rs$/g, '') || '.') }]
}

export default command(
  'rustc',
  quiet(['--help', '--version'], {
    aliases: ['rustdoc', 'clippy-driver'],
    options: {
      '--plugins, --plugin-path <library>': executes,
      '--markdown-before-content, --markdown-after-content, --extend-css <file>': reads,
      '-o <file>': writes,
      '--out-dir, --output <folder>': writes,
      '-C, --codegen <setting>': settings,
      '--extern <crate>': externs,
      '--sysroot, --test-builder, --test-runtool, --runtool <path>': executes,
      '--theme, --markdown-css, --html-in-header, --html-before-content, --html-after-content <file>': reads,
      '--print <what>': intoFiles,
      '--emit <kinds>': intoFiles,
      '-Z <flag>': unstable,
      '--test': () => [],
    },
    harmless:
      '-r, --input-format <v> | -w, --output-format <v> | --no-defaults | --markdown-playground-url <v> | --markdown-no-toc | -h, --help | -V, --version | -v, --verbose | --cfg <spec> | --check-cfg <spec> | -L <path> | -l <name> | --crate-type <type> | --crate-name <name> | ' +
      '--edition <n> | -g | -O | --explain <code> | --target <triple> | -A, --allow <lint> | -W, --warn <lint> | --force-warn <lint> | ' +
      '-D, --deny <lint> | -F, --forbid <lint> | --cap-lints <level> | --error-format <how> | --json <how> | --color <when> | --diagnostic-width <n> | ' +
      '--remap-path-prefix <pair> | --remap-path-scope <scope> | ' +
      '--document-private-items | --passes <names> | --test-args <args> | --library-path <path> | --show-coverage | --no-run | ' +
      '--crate-version <v> | --rustc',
    always: given => [...pullsIn(given.operands, given), ...products(given)],
    outputs: given => (given.values('--print').map(exact).join(' ') === 'sysroot' && !given('--sysroot') && !given.operands.length ? atHome('rustc --print sysroot', '.rustup/toolchains/*') : undefined),
    operands: {
      '<file>': each(target =>
        exact(target)?.startsWith('@')
          ? { kind: 'unknown', target, why: 'options come from a file' }
          : exact(target) === '-'
            ? undefined
            : { kind: 'read', target },
      ),
    },
    examples: {
      'rustdoc --plugin-path lib --extend-css a.css a.rs': ['execute lib', 'read a.css', 'write a', 'read a.rs'],
      'rustc --version': [],
      'rustc --print sysroot': [],
      'cat $(rustc --print sysroot)/lib/a.rs': ['read each of /home/*/.rustup/toolchains/*/lib/a.rs'],
      'rustc --print cfg=out.txt a.rs': ['write out.txt', 'read a.rs'],
      'rustc --print native-static-libs --emit link,dep-info=a.d a.rs': ['write a.d', 'write a', 'read a.rs'],
      'rustc -Z codegen-backend=./b.so -Zdump-mir=all --print cfg': ['execute .', 'write .'],
      'rustc -o a /tmp/a.rs': ['write a', 'unknown /tmp/a.rs (text) (which files this text includes is not known)', 'read /tmp/a.rs'],
      'rustc src/a.rs': ['write a', 'read src/a.rs'],
      'rustc a.rs -o out -C opt-level=3': ['write out', 'read a.rs'],
      'rustc -C linker=./l --extern x=libx.rlib --sysroot s --out-dir out a.rs': ['execute .', 'read libx.rlib', 'execute s', 'write out', 'read a.rs'],
      'rustdoc --test a.rs --theme t.css': ['read t.css', 'execute .', 'read a.rs'],
    },
  }),
)
