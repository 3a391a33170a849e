// gcc: compiles C, C++ and their kin; clang and cc under their names. Source: gcc(1) 12, clang(1) 14.
import { exact, literal, map, some, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { includesOfInput, isElsewhere, pullsIn, readsAndPullsIn } from './lib/response-files.ts'
import { executesHere } from './lib/toolchain.ts'
import { each, executes, writes } from './roles.ts'

const matches =
  (pattern: RegExp) =>
  (word: Word): boolean =>
    !word.values || some(word, value => pattern.test(value))
const here: Step = { kind: 'write', target: literal('.') }
/** They leave a file beside the product, or in the working directory, or where they are told. */
const LEAVES = /^(?:dump-(?!record-layouts|vtable-layouts|passes)|opt-info\S*=|save-optimization-record|optimization-record-file|diagnostics-(?:format=(?:sarif|json)-file|(?:add|set)-output=)|stack-usage|callgraph-info|test-coverage|crash-diagnostics-dir|proc-stat-report|modules-ts|modules-cache-path|module-output|thin-link-bitcode|deps-file|depfile|time-trace|time-report-json|profile-note|go-c-header|doc|X[fd]?(?:=|$)|mixin)/
/** Lists and profiles are read, and shown where they are no such thing; what maps one path to another reads none. */
const READS = /^(?!plugin|pass-plugin|load-plugin|.*(?:prefix-(?:map|path)|compilation-dir|message-length|tabstop))[\w-]+=((?:\/|~|\.{1,2}\/|\.\w)[^,]*)/
/** Features load plug-ins by path, or ask a program for modules, and reports are written. */
const features: Role = words => [
  ...(words.some(matches(/^(?:plugin|pass-plugin|use-ld|sanitize-blacklist|load-plugin|module-mapper=)/)) ? [executesHere] : []),
  ...words.flatMap(word => word.values ?? []).filter(text => LEAVES.test(text)).flatMap((text): readonly Step[] => {
    const file = (/^diagnostics-/.test(text) ? /file=([^,]+)/ : /^[^=]*=(.+)/).exec(text)?.[1]
    return /^(?:-|stderr|stdout)$/.test(file ?? '') ? [] : [file ? { kind: 'write', target: literal(file) } : here]
  }),
  ...words.flatMap(word => word.values ?? []).filter(text => !LEAVES.test(text)).flatMap((text): readonly Step[] => {
    const file = READS.exec(text)?.[1]
    return file ? [{ kind: 'read', target: literal(file) }] : []
  }),
]
/** What the code generator is told: it loads passes too, and writes what it measured. */
const generates: Role = words =>
  words.flatMap((word): readonly Step[] => [
    ...(matches(/^-{1,2}load/)(word) ? [executesHere] : []),
    ...(some(word, value => /^-.*(?:file(?:name)?|path|dir|output|dot|cache)[\w-]*=/.test(value)) ? [here] : []),
  ])
/** Letters for what the preprocessor shows; all others write what each pass of the compiler made. */
const shown: Role = words => (words.every(word => word.values?.every(value => /^[CDMNIUAHPpxv]*$/.test(value)) ?? false) ? [] : [here])
/** The rules for make that a run writes on the way. */
const rules = (given: Given): readonly Step[] => {
  if (!(given('-MD') || given('-MMD')) || given('-MF') || given('-###') || given('--version')) return []
  const out = given.value('-o')
  const named = out && !given('-E') ? [out] : given('-E') && out ? [] : given.operands.filter(word => exact(word) !== '-').map(word => map(word, value => value.replace(/^.*\//, '')))
  return named.map(word => ({ kind: 'write', target: map(word, value => value === '/dev/null' ? value : value.replace(/(?:\.[^./]*)?$/, '.d')) }))
}
/** What is passed on to the linker, the assembler or the preprocessor. */
const passesOn: Role = words =>
  words.flatMap((word): readonly Step[] => {
    if (!word.values) return [executesHere]
    const text = exact(word) ?? ''
    const made = /^[lap],.*?(?:-Map[=,]|-o,|,-o(?=[^,])|-MF,|-MM?D[=,]|--?(?:dependency-file|out-implib|stats-file|reproduce)[=,])([^,]+)/.exec(text)?.[1] ?? /^a,(?:.*,)?-a[a-z]*=([^,]+)/.exec(text)?.[1]
    return [
      ...(matches(/^[lap],.*(?:-plugin|--?dynamic-linker|-T|--error-handling-script|-e,)/)(word) ? [executesHere] : []),
      ...(matches(/^[lap],(?:.*,)?@/)(word) ? [{ kind: 'unknown' as const, target: word, why: 'options come from a file' }] : []),
      ...(made ? [{ kind: 'write' as const, target: literal(made) }] : []),
    ]
  })
const wraps: Role = words => words.map(word => ({ run: (exact(word) ?? '?').split(',').map(part => literal(part)) }))
const operand: Role = each(target =>
  exact(target) === '-' ? undefined : exact(target)?.startsWith('@') ? { kind: 'unknown', target, why: 'options come from a file' } : { kind: 'read', target },
)

/** The preprocessor by its own name prints what it makes, or writes it to its second operand. */
const preprocesses = ({ called }: Given): boolean => called.startsWith('cpp')

/** What a run without -o leaves behind: one object for each source, or the program a.out. */
function products(given: Given): readonly Step[] {
  if (preprocesses(given)) return writes(given.operands.slice(1), given)
  if (!given.operands.length || given('-o') || given('-E') || given('-M') || given('-MM') || given('-fsyntax-only') || given('-###') || given('--help') || given('--version'))
    return []
  // A header is made ready beside itself.
  const headers = given.operands.filter(word => some(word, value => /\.(?:h|hh|hpp|hxx|H|tcc)$/.test(value)))
  if (headers.length) return headers.map(word => ({ kind: 'write', target: map(word, value => `${value}.gch`) }))
  const suffix = given('-c') ? 'o' : given('-S') ? 's' : undefined
  if (!suffix) return [{ kind: 'write', target: literal('a.out') }]
  return given.operands
    .filter(word => word.values)
    .map(word => ({ kind: 'write', target: map(word, value => value.replace(/^.*\//, '').replace(/\.[^.]*$/, `.${suffix}`)) }))
}

/** What is compiled shows in the product, or in messages about it, what it includes; for the linker text is a script that names what to link. */
function shows(given: Given): readonly Step[] {
  if (given('--help') || given('--version') || given('-###')) return []
  const hidden = given('-E') || given('-M') || given('-MM') || preprocesses(given) ? given.operands.filter(word => isElsewhere(word, given)).map((target): Step => ({ kind: 'unknown', target, why: 'which files this text includes is not known', text: true })) : []
  return hidden.length ? hidden : pullsIn(given.operands, given)
}

const VERSIONS = ['gcc', 'g++', 'clang', 'clang++', 'cpp'].flatMap(name => Array.from({ length: 18 }, (_, i) => `${name}-${i + 5}`))

export default command('gcc', {
  aliases: [
    'g++',
    'cc',
    'c++',
    'c99',
    'c89',
    'clang',
    'clang++',
    'cpp',
    ...VERSIONS,
    'gfortran',
    'gdc',
    'gccgo',
    '*-linux-gnu-gcc',
    '*-linux-gnueabihf-gcc',
    '*-elf-gcc',
    '*-mingw32-gcc',
    'musl-gcc',
    'tcc',
    'emcc',
    'em++',
    'icc',
    'nvcc',
  ],
  options: {
    '-o, --output <file>': writes,
    '-MF, -MJ, -aux-info, -dumpdir, -dumpbase, --serialize-diagnostics, -serialize-diagnostics, -index-store-path, -gen-cdb-fragment-path, -dependency-file, -dependency-dot, -header-include-file, -diagnostic-log-file, -object-file-name <file>': writes,
    // To gdc it names a file or folder for interfaces, elsewhere it has no value.
    '-H [interface]': words => words.flatMap(word => (word.values ?? []).filter(value => /^[fd]=?./.test(value)).map(value => ({ kind: 'write', target: literal(value.replace(/^[fd]=?/, '')) }))),
    '-f <feature>': features,
    '-W [warning]': passesOn,
    '-mllvm <option>': generates,
    '-d [what]': shown,
    '-wrapper <program>': wraps,
    '-B, --prefix <path>': executes,
    '-specs, --specs, --config, -Xclang, -load, -add-plugin, -plugin <file>': executes,
    '-Xlinker, -Xassembler, -Xpreprocessor <option>': (words, given) =>
      passesOn(
        // An option and its value come one by one.
        [...words.map(word => map(word, value => `l,${value}`)), ...(words.length && given.values('-Xlinker').every(word => exact(word) !== undefined) ? [literal(`l,${given.values('-Xlinker').map(exact).join(',')}`)] : [])],
        given,
      ),
    '-include, -imacros, -T <file>': readsAndPullsIn,
    '-save-temps, --save-temps, -save-stats, --save-stats, -ftime-trace, --coverage [how]': () => [{ kind: 'write', target: literal('.') }],
  },
  harmless:
    '-no-canonical-prefixes | -time | -c | -S | -E | -x <language> | -v, --verbose | -V <v> | -### | --help [what] | --target-help | --version | -dumpversion | -dumpfullversion | ' +
    '-dumpmachine | -dumpspecs | -pass-exit-codes | -pipe | -std <standard> | --std <standard> | -ansi | -pedantic | -pedantic-errors | -w | -g [level] | ' +
    '-O [level] | -p [what] | -D <macro> | -U <macro> | -undef | -I <folder> | -iquote <folder> | -isystem <folder> | -idirafter <folder> | ' +
    '-iprefix <text> | -iwithprefix <folder> | -iwithprefixbefore <folder> | -isysroot <folder> | --sysroot <folder> | -imultilib <folder> | ' +
    '-nostdinc | -nostdinc++ | -L <folder> | -l <library> | -static | -shared | -static-libgcc | -shared-libgcc | -static-libstdc++ | -static-pie | -pie | ' +
    '-no-pie | -rdynamic | -nostdlib | -nodefaultlibs | -nostartfiles | -nolibc | -nostdlib++ | -s | -r | -symbolic | -u <symbol> | -z <keyword> | ' +
    '-e <symbol> | -t | -n | -N | -m [machine] | -M | -MM | -MD | -MMD | -MG | -MP | -MT <target> | -MQ <target> | -MV | -C | -CC | -P | ' +
    '-pthread | -pthreads | -no-integrated-cpp | -print-file-name <name> | -print-prog-name <name> | -print-libgcc-file-name | ' +
    '-print-search-dirs | -print-multi-directory | -print-multi-lib | -print-multi-os-directory | -print-multiarch | -print-sysroot | ' +
    '-print-resource-dir | -print-target-triple | --print-file-name <name> | -target <triple> | --target <triple> | -arch <name> | -framework <name> | ' +
    '-F <folder> | -weak_framework <name> | -install_name <path> | -dynamiclib | -bundle | -mmacosx-version-min <v> | -fsyntax-only | -Q [what] | ' +
    '-stdlib <name> | --param <pair> | -ferror-limit <n> | -emit-llvm | -rtlib <name> | --gcc-toolchain <folder> | -resource-dir <folder> | --analyze | ' +
    '-Rpass <pattern> | -rpath <path> | -A <assertion> | -k | -X',
  always: given => [...products(given), ...rules(given), ...includesOfInput(given), ...shows(given)],
  operands: { '<file...>': (words, given) => operand(preprocesses(given) ? words.slice(0, 1) : words, given) },
  examples: {
    'gcc --version': [],
    'gcc -dumpmachine': [],
    'gcc -print-search-dirs': [],
    'gcc -Wall -O2 -std=c11 -Iinclude -DX=1 -o app a.c -lm': ['write app', 'read a.c'],
    'gcc -c src/a.c': ['write a.o', 'read src/a.c'],
    'g++ a.cc': ['write a.out', 'read a.cc'],
    'clang -fsyntax-only a.c': ['read a.c'],
    'gcc -E -include b.h a.c': ['read b.h', 'read a.c'],
    'gcc -fsyntax-only -MD src/a.c': ['write a.d', 'read src/a.c'],
    'gcc -MMD -c a.c -o out/b.o': ['write out/b.o', 'write out/b.d', 'read a.c'],
    'gcc -fsyntax-only -fdump-tree-original=x.txt -fstack-usage -fopt-info-vec=y a.c': ['write x.txt', 'write .', 'write y', 'read a.c'],
    'gcc -fsyntax-only -fdiagnostics-format=sarif-file -fdiagnostics-add-output=sarif:file=z a.c': ['write .', 'write z', 'read a.c'],
    'gcc -fsyntax-only -fmodule-mapper=x -Wp,-MMD,w.d -Wa,-al=l a.c': ['execute .', 'write w.d', 'write l', 'read a.c'],
    'clang -fsyntax-only -da -mllvm -load=./x.so -mllvm -info-output-file=y a.c': ['write .', 'execute .', 'read a.c'],
    'gcc -MM a.c': ['read a.c'],
    'gcc -dM -E a.c': ['read a.c'],
    'gcc -fplugin=./p.so -c a.c': ['execute .', 'write a.o', 'read a.c'],
    'gcc -wrapper mkdir,x a.c': ['write x', 'write a.out', 'read a.c'],
    'gcc -B ./tools -specs=s -MMD -MF a.d -save-temps a.c': ['execute ./tools', 'execute s', 'write a.d', 'write .', 'write a.out', 'read a.c'],
    'gcc -Wl,-Map,m.txt -Xlinker -Map -Xlinker n -Xlinker -plugin a.c': ['write m.txt', 'execute .', 'write n', 'write a.out', 'read a.c'],
    'printf "#include </etc/x>\\n#include <y.h>\\n" | gcc -Isrc -E -': ['read /etc/x', 'read src/y.h'],
    'cpp -dM /tmp/x.c': ['unknown /tmp/x.c (text) (which files this text includes is not known)', 'read /tmp/x.c'],
    "echo '#include </etc/x>' | cpp": ['read /etc/x'],
    "echo '#line 1 \"/etc/x\"' | gcc -fsyntax-only -xc -": ['read /etc/x'],
    'echo \'asm(".inc" "bin")\' | gcc -c -o a.o -xc -': ['write a.o', 'unknown stdin (this text includes files)'],
    'cpp a.c b.i': ['write b.i', 'read a.c'],
    'cpp < /tmp/x.c': ['read /tmp/x.c', 'unknown /tmp/x.c (text) (which files this text includes is not known)'],
    'gcc -o a a.c /usr/lib/b.a': ['write a', 'read a.c', 'read /usr/lib/b.a'],
    'gcc -fsyntax-only -include /tmp/x.h a.c': ['read /tmp/x.h', 'unknown /tmp/x.h (text) (which files this text includes is not known)', 'read a.c'],
    'gcc -c src/a.h': ['write src/a.h.gch', 'read src/a.h'],
    'gcc -fsyntax-only -fprofile-note=x.gcno -Wl,@opts -ffile-prefix-map=/a=/b a.c': ['write x.gcno', 'unknown l,@opts (options come from a file)', 'read a.c'],
    'clang -fsyntax-only -fsanitize-ignorelist=/etc/x -Hfa.di --output=o a.c': ['read /etc/x', 'write a.di', 'write o', 'read a.c'],
    'clang -fsyntax-only -serialize-diagnostics d a.c': ['write d', 'read a.c'],
    'gcc -E /tmp/x.c': ['unknown /tmp/x.c (text) (which files this text includes is not known)', 'read /tmp/x.c'],
    'gcc @opts': ['write a.out', 'unknown @opts (options come from a file)'],
  },
})
