// scons: builds by a Python program. Source: scons(1) 4.
import { command } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { inFolder, quiet } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

export default command(
  'scons',
  // What it can be told, its help among that, is what its file says.
  quiet(['--version'], {
    options: {
      '-f, --file, --makefile, --sconstruct <file>': nothing,
      '-C, --directory <folder>': nothing,
      '-Y, --repository, --srcdir, --site-dir <folder>': executes,
    },
    harmless:
      '-c, --clean, --remove | --cache-debug <file> | --cache-disable, --no-cache | --cache-force, --cache-populate | --cache-readonly | --cache-show | ' +
      '--config <mode> | -D | --debug <what> | --diskcheck <what> | --duplicate <order> | --enable-virtualenv | -h, --help | -H, --help-options | ' +
      '-i, --ignore-errors | -I, --include-dir <folder> | --implicit-cache | --interactive | -j, --jobs <n> | -k, --keep-going | --max-drift <n> | ' +
      '-n, --no-exec, --just-print, --dry-run, --recon | --no-site-dir | -Q | -q, --question | --random | -s, --silent, --quiet | ' +
      '-S, --no-keep-going, --stop | --stack-size <n> | --taskmastertrace <file> | --tree <options> | -u, --up, --search-up | -U | -v, --version | ' +
      '--warn <what> | -b',
    always: given => (given('-H') ? [] : (given('-f') ? given.values('-f') : [inFolder(given.value('-C'), 'SConstruct')]).map(file => interpretFile(file, 'python'))),
    operands: { '<target...>': nothing },
    examples: {
      'scons --version': [],
      'scons -h': ['interpret SConstruct as python (file)'],
      'scons -H': [],
      'scons -j4 app': ['interpret SConstruct as python (file)'],
      'scons -C web': ['interpret web/SConstruct as python (file)'],
      'scons -f s.py -Y ../r x': ['execute ../r', 'interpret s.py as python (file)'],
    },
  }),
)
