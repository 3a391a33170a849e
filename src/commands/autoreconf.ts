// autoreconf: makes configure scripts from m4 macros; its sisters under their names. Source: autoreconf(1) 2.71, automake(1) 1.16, libtoolize(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

export default command(
  'autoreconf',
  quiet(['--help', '--version'], {
    aliases: [
      'autoconf',
      'automake',
      'automake-1.*',
      'aclocal',
      'aclocal-1.*',
      'autoheader',
      'libtoolize',
      'glibtoolize',
      'autopoint',
      'intltoolize',
      'gtkdocize',
      'autoscan',
      'autoupdate',
      'ifnames',
      'autom4te',
      'autogen',
    ],
    options: { '-o, --output <file>': writes, '-I, --include, -B, --prepend-include, --system-acdir <folder>': executes },
    harmless:
      '-C, --cache <v> | --no-cache | --mode <v> | -M, --melt | -F, --freeze | -h, --help | -V, --version | -v, --verbose | -d, --debug | -f, --force, --force-missing, --foreign | -i, --install | -s, --symlink | -m, --make | ' +
      '--no-recursive | -W, --warnings <what> | -a, --add-missing | -c, --copy | --gnu | --gnits | --no-force | --cygnus | --include-deps | ' +
      '--libdir <folder> | --print-autoconf-dir | -t, --trace <macro> | -p, --preselect <macro> | -q, --quiet | -n, --dry-run | --diff [program] | ' +
      '--automake-acdir <folder> | --ltdl | --recursive | --nonrecursive | --subproject | --language <name> | -l | --cache <folder> | --melt | ' +
      '--initialization',
    always: () => [executesHere, { kind: 'write', target: literal('.') }],
    operands: { '<arg...>': nothing },
    examples: {
      'autoreconf --version': [],
      'autoreconf -fi': ['execute .', 'write .'],
      'autoconf -I m4 -o configure': ['execute m4', 'write configure', 'execute .', 'write .'],
    },
  }),
)
