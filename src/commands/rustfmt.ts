// rustfmt: formats Rust. Source: rustfmt --help=config, Rust 1.95.
import { command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { each, nothing, reads } from './roles.ts'
import { exact } from '../model/index.ts'

export default command(
  'rustfmt',
  quiet(['--help', '--version'], {
    options: { '--config-path <path>': reads, '--emit <what>': nothing },
    harmless:
      '--check | --backup | --edition <n> | --style-edition <n> | --color <when> | --print-config <what> | -l, --files-with-diff | --config <pairs> | ' +
      '-v, --verbose | -q, --quiet | -V, --version | -h, --help [what] | --unstable-features | --skip-children | --file-lines <json> | --error-on-unformatted',
    operands: {
      '<file...>': each((target, given) => ({
        kind: given('--check') || /^(?:stdout|json|checkstyle|diff)$/.test(exact(given.value('--emit')) ?? '') ? 'read' : 'write',
        target,
      })),
    },
    examples: {
      'rustfmt --version': [],
      'rustfmt --check --config-path r.toml a.rs': ['read r.toml', 'read a.rs'],
      'rustfmt a.rs': ['write a.rs'],
      'rustfmt --emit stdout a.rs': ['read a.rs'],
    },
  }),
)
