// rustup: keeps versions of Rust. Source: rustup 1.28 help of each subcommand.
import { literal } from '../model/index.ts'
import { type Body, command, type Given } from './define.ts'
import { install, quiet, tells } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const OPTIONS =
  '--profile <name> | -c, --component <name> | -t, --target <name> | --toolchain <name> | --no-self-update | --no-update | --force | --allow-downgrade | ' +
  '--force-non-host | --override | -y | --path <folder> | --nonexistent | --opt-only'
const anything = { '<arg...>': nothing }
const installs: Body = {
  harmless: OPTIONS,
  operands: anything,
  always: (given: Given) => (given.operands.length ? given.operands : [literal('rust')]).map(target => install(target, 'system')),
}
const configures: Body = {
  harmless: OPTIONS,
  operands: anything,
  always: given => (given.operands.length ? [{ kind: 'configure', target: literal('rustup') }] : []),
}
const lists = tells(`${OPTIONS} | -v, --verbose | -q, --quiet | --installed`)

export default command(
  'rustup',
  quiet(['--help', '--version'], {
    aliases: ['rustup-init'],
    inherit: true,
    harmless: '-h, --help | -V, --version | -v, --verbose | -q, --quiet | +<toolchain>',
    bare: given => (given.called === 'rustup-init' ? [install(literal('rust'), 'system')] : []),
    subcommands: {
      'install | uninstall | update | upgrade': installs,
      toolchain: { subcommands: { list: lists, 'install | add | update | uninstall | remove | link': installs } },
      'target | component': { subcommands: { list: lists, 'add | install | remove | uninstall': installs } },
      'default | set': configures,
      override: {
        subcommands: { list: lists, 'set | add | unset | remove': { ...configures, always: () => [{ kind: 'configure', target: literal('rustup') }] } },
      },
      self: { subcommands: { 'update | uninstall | upgrade-data': installs } },
      run: {
        style: 'posix',
        harmless: '--install',
        operands: anything,
        always: given => (given.operands.length > 1 ? [{ run: given.operands.slice(1) }] : []),
      },
      show: tells(),
      'which | check | doc | docs | man | completions | help': tells(
        `${OPTIONS} | --alloc | --book | --cargo | --clippy | --core | --edition-guide | --embedded-book | --error-codes | --nomicon | --proc_macro | ` +
        '--reference | --releases | --rust-by-example | --rustc | --rustc-docs | --rustdoc | --std | --style-guide | --test | --unstable-book',
      ),
    },
    examples: {
      'rustup --version': [],
      'rustup show': [],
      'rustup default': [],
      'rustup default nightly': ['configure rustup'],
      'rustup toolchain list': [],
      'rustup target list --toolchain nightly': [],
      'rustup target add wasm32-wasip2': ['install wasm32-wasip2 (system)'],
      'rustup toolchain install nightly --profile minimal': ['install nightly (system)'],
      'rustup run nightly mkdir out': ['write out'],
      'rustup override set nightly': ['configure rustup'],
      'rustup self update': ['install rust (system)'],
      'rustup update': ['install rust (system)'],
    },
  }),
)
