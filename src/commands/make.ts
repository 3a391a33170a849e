// make: runs the recipes of a makefile. Source: make(1), GNU make 4.3; bmake(1).
import { exact, literal, some, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { commandsIn, interpretFile, interpretText, runsStdin } from './lib/interpreter.ts'
import { inFolder } from './lib/toolchain.ts'
import { each, nothing } from './roles.ts'

/** Even a dry run reads the makefile, whose $(shell ...) runs. */
function makefiles(given: Given): readonly Step[] {
  if (given('--version') || given('--help')) return []
  const files = given.values('-f')
  return files.length
    ? files.flatMap(file =>
        exact(file) === '-'
          ? runsStdin(given, 'make')
          : [interpretFile(given('-C') && !exact(file)?.startsWith('/') ? inFolder(given.value('-C'), exact(file) ?? '*') : file, 'make')],
      )
    : [interpretFile(inFolder(given.value('-C'), 'Makefile'), 'make')]
}
/** `NAME=value` goes into every recipe: a shell to run them, a compiler, or text that the shell reads. */
const target: Role = each(word => {
  const text = exact(word)
  const [, name, value] = /^([\w.-]+)\s*[:+?!]{0,3}=(.*)$/s.exec(text ?? '') ?? []
  if (name === undefined || value === undefined) return undefined
  if (/^(?:\.SHELLFLAGS|SHELL|MAKEFLAGS|GNUMAKEFLAGS|MAKEFILES|MAKE)$/.test(name)) return { kind: 'execute', target: literal(value) }
  return /[;&|`$()<>]|^\s*(?:sudo|rm|curl|wget|sh|bash)\s/.test(value) ? { script: literal(value) } : undefined
})
const evaluates: Role = (words: readonly Word[]) =>
  words.flatMap((text): readonly Step[] => [...commandsIn(text, /\$[({]shell\s+([^(){}]+)[)}]/g), interpretText(text, 'make')])

export default command('make', {
  aliases: ['gmake', 'bmake', 'colormake', 'remake', 'nmake', 'mingw32-make'],
  options: {
    '-f, --file, --makefile <file>': nothing,
    '-C, --directory <folder>': nothing,
    '-E, --eval <text>': evaluates,
    '-I, --include-dir <folder>': each(folder => (some(folder, value => value === '-') ? undefined : { kind: 'list', target: folder })),
  },
  harmless:
    '--jobserver-fds [v] | -b | -m | -B, --always-make | -d | --debug [what] | -e, --environment-overrides | -h, --help | -i, --ignore-errors | -j, --jobs [n] | ' +
    '-k, --keep-going | -l, --load-average, --max-load [n] | -L, --check-symlink-times | -n, --just-print, --dry-run, --recon | ' +
    '-o, --old-file, --assume-old <file> | -O, --output-sync [how] | -p, --print-data-base | -q, --question | -r, --no-builtin-rules | ' +
    '-R, --no-builtin-variables | -s, --silent, --quiet | --no-silent | -S, --no-keep-going, --stop | -t, --touch | --trace | ' +
    '-v, --version | -w, --print-directory | --no-print-directory | -W, --what-if, --new-file, --assume-new <file> | --warn-undefined-variables | ' +
    '--shuffle [how] | --jobserver-style <how> | --print-targets | -V <name> | -D <name>',
  always: makefiles,
  operands: { '<target...>': target },
  examples: {
    'make --version': [],
    make: ['interpret Makefile as make (file)'],
    'make -j4 test V=1 CC=clang': ['interpret Makefile as make (file)'],
    'make -n': ['interpret Makefile as make (file)'],
    'make -C web build': ['interpret web/Makefile as make (file)'],
    'make -f tools.mk -I inc all': ['list inc', 'interpret tools.mk as make (file)'],
    "make --eval='x: ; id'": ["interpret 'x: ; id' as make (literal)", 'interpret Makefile as make (file)'],
    "make --eval='x := $(shell mkdir y)'": ['write y', "interpret 'x := $(shell mkdir y)' as make (literal)", 'interpret Makefile as make (file)'],
    'make SHELL=./s all': ['interpret Makefile as make (file)', 'execute ./s'],
    "make CC='mkdir a;'": ['interpret Makefile as make (file)', 'write a'],
    "make -f - <<< 'all:'": ["interpret 'all:\\n' as make (literal)"],
  },
})
