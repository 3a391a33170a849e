// meson: sets builds up and runs them. Source: meson(1) 1.0.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { executesHere, otherwise, quiet, tells } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const OPTIONS =
  '-D <setting> | --prefix <folder> | --buildtype <type> | --backend <name> | --reconfigure | --wipe | --native-file <file> | --cross-file <file> | ' +
  '--default-library <kind> | --warnlevel <n> | --werror | --strip | --fatal-meson-warnings | --clearcache | -C <folder> | -j, --jobs [n] | ' +
  '-l, --load-average <n> | -v, --verbose | --clean | --ninja-args <args> | --quiet | --no-rebuild | --only-changed | --dry-run | ' +
  '--skip-subprojects [names] | --tags <names> | --repeat <n> | --suite <name> | --no-suite <name> | --list | --benchmark | --print-errorlogs | ' +
  '--logbase <name> | --num-processes <n> | ' +
  '-t, --timeout-multiplier <n> | --setup <name> | --test-args <args> | --max-lines <n> | --interactive | --gdb | --no-stdsplit | --stdsplit | ' +
  '--formats <list> | --allow-dirty | --no-tests | --include-subprojects | --wrap-mode <mode> | --unity <how> | --layout <how> | --optimization <n> | ' +
  '--debug | --errorlogs | --auto-features <how>'
const runs = (options: Body['options'] = {}): Body => ({ options, harmless: OPTIONS, operands: { '<arg...>': nothing }, always: () => [executesHere] })

export default command(
  'meson',
  quiet(['--help', '--version'], {
    aliases: ['muon'],
    harmless: '-h, --help | -v, --version',
    ...otherwise(
      {
        setup: { ...runs(), operands: { '<folder>': writes, '<source>': nothing } },
        'compile | test | configure | dist | devenv | subprojects | env2mfile': runs({ '--wrapper, --wrap, --gdb-path <program>': executes }),
        install: {
          options: { '--destdir <folder>': writes },
          harmless: OPTIONS,
          always: given => [executesHere, ...(given('--destdir') ? [] : [{ kind: 'write' as const, target: literal('/usr/local') }])],
        },
        'introspect | help | wrap | format': tells(
          `${OPTIONS} | -a, --all | -i, --indent | -f, --force-object-output | --targets | --buildoptions | --dependencies | --installed | --projectinfo | ` +
          '--tests | --ast',
        ),
        'init | rewrite | unstable-coredata': { style: 'none', operands: { '<arg...>': nothing }, always: () => [{ kind: 'write', target: literal('.') }] },
      },
      head => [executesHere, { kind: 'write', target: head }],
    ),
    examples: {
      'meson --version': [],
      'meson setup out --prefix=/usr': ['execute .', 'write out'],
      'meson out': ['execute .', 'write out'],
      'meson compile -C out': ['execute .'],
      'meson test --wrap=valgrind': ['execute valgrind', 'execute .'],
      'meson install --destdir d': ['write d', 'execute .'],
      'meson introspect --targets out': [],
    },
  }),
)
