// julia: runs Julia. Source: julia --help, Julia 1.10.
import { command } from './define.ts'
import { runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { executes, writes } from './roles.ts'

export default command('julia', {
  aliases: ['octave', 'octave-cli'],
  style: 'posix',
  options: {
    '-e, --eval, -E, --print <text>': runsText('julia'),
    '-L, --load, --machine-file, -J, --sysimage, -H, --home, --bug-report, --exec-path, --path, -p, --image-path <what>': runsFile('julia'),
    '-C, --cpu-target <name>': () => [],
    '--output-ji, --output-o, --output-bc, --output-unopt-bc, --output-asm, --trace-compile, --code-coverage-path <file>': writes,
    '--project [folder]': executes,
  },
  harmless:
    '-v, --version, -V | -h, --help | --help-hidden | --startup-file <yes> | --handle-signals <yes> | --sysimage-native-code <yes> | ' +
    '--compiled-modules <yes> | --pkgimages <yes> | -t, --threads <n> | --gcthreads <n> | --procs <n> | -i, --interactive | -q, --quiet | --banner <yes> | ' +
    '--color <yes> | --history-file <yes> | --depwarn <how> | --warn-overwrite <yes> | --warn-scope <yes> | -O, --optimize [level] | --min-optlevel <n> | ' +
    '-g, --debug-info [level] | --inline <yes> | --check-bounds <how> | --math-mode <how> | --code-coverage [what] | --track-allocation [what] | ' +
    '--strip-ir | --strip-metadata | --heap-size-hint <n> | ' +
    '--compile <how> | --no-gui | --no-init-file | --no-site-file | --no-history | --silent | --no-window-system, -W | -f, --norc | --persist | ' +
    '--traditional, --braindead | --line-editing | --no-line-editing | --gui, --force-gui | --built-in-docstrings-file <file> | --doc-cache-file <file> | ' +
    '--info-file <file> | --info-program <program> | --texi-macros-file <file>',
  operands: { '<file>': script('julia', ['-e']), '<arg...>': () => [] },
  always: stdinUnless('julia', ['-e', '-v', '-h', '--help-hidden']),
  examples: {
    'julia --version': [],
    'julia a.jl x': ['interpret a.jl as julia (file)'],
    "julia -e '1 + 1'": ["interpret '1 + 1' as julia (literal)"],
    'julia --project=. -L b.jl -C native a.jl': ['execute .', 'interpret b.jl as julia (file)', 'interpret a.jl as julia (file)'],
    'julia --output-o o.o a.jl': ['write o.o', 'interpret a.jl as julia (file)'],
    "octave --eval 'x = 1'": ["interpret 'x = 1' as julia (literal)"],
  },
})
