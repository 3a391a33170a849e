// snap: packages with their own sandbox. Source: snap(8) 2.57.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { rest } from './lib/interpreter.ts'
import { asks, brings, changes, names } from './lib/system-packages.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { nothing, reads, writes } from './roles.ts'

const HARMLESS =
  '-h, --help | --version | --verbose | --all | --color <when> | --unicode <when> | --abs-time | --channel <name> | --edge | --beta | --candidate | ' +
  '--stable | --revision <n> | --classic | --devmode | --jailmode | --dangerous | --unaliased | --name <name> | --cohort <key> | --ignore-validation | ' +
  '--ignore-running | --ignore-running-apps | --no-wait | --transaction <how> | --purge | --terminate | --users <names> | --quota-group <name> | ' +
  '--prefer | --prefer-aliased | --amend | --leave-cohort | --time | --list | --hold [time] | --unhold [time] | --last [name] | -n <n> | -f | ' +
  '-d, -t, -l | --narrow | --section [name] | --private | --basename <name> | --target-directory <folder> | --enable | --disable | --reload | -s | ' +
  '--global | --id <id> | --tracking'

export default command(
  'snap',
  quiet(['--help', '--version'], {
    inherit: true,
    harmless: HARMLESS,
    subcommands: {
      'install | refresh | try | revert | switch': brings(),
      'remove | disable | enable | set | unset | connect | disconnect | alias | unalias | prefer | start | stop | restart | login | logout | restore | forget | save | set-quota | remove-quota | abort | reboot | validate | model-set | create-cohort | ack | recovery | pack-set | export-snapshot | import-snapshot':
        changes(),
      'list | info | find | search | version | changes | tasks | connections | interface | interfaces | services | logs | get | known | model | warnings | whoami | help | saved | check-snapshot | aliases | debug-info | watch | okay | quota | quotas | validate-list | keys | components':
        asks(HARMLESS),
      download: { harmless: HARMLESS, operands: names, always: given => [{ kind: 'write', target: given.value('--target-directory') ?? literal('.') }] },
      run: {
        style: 'posix',
        options: { '--shell': nothing, '--strace [args]': nothing, '--gdb, --gdbserver [args]': nothing, [rest('--hook <name>')]: () => [executesHere] },
        harmless: '--trace-exec | -r <v> | --debug-log',
        operands: { '<app>': words => words.map(target => ({ kind: 'execute', target })), '<arg...>': nothing },
      },
      'pack | debug | prepare-image | sign | export-key | create-key | delete-key | routine': {
        options: { '--filename <file>': writes, '--check-skeleton <folder>': reads },
        harmless: '--compression <name> | --append-integrity-data',
        operands: names,
        always: () => [executesHere],
      },
    },
    examples: {
      'snap --version': [],
      'snap list': [],
      'snap info hello': [],
      'snap install --classic hello': ['install hello (system)'],
      'snap remove hello': ['configure hello'],
      'snap download hello': ['write .'],
      'snap run --shell --strace --gdb hello x': ['execute hello'],
      'snap run --hook configure hello': ['execute .'],
      'snap pack --filename a.snap --check-skeleton d': ['write a.snap', 'read d', 'execute .'],
    },
  }),
)
