// cargo-nextest: runs Rust tests. Source: cargo-nextest 0.9 --help.
import { command } from './define.ts'
import { executesHere, quiet, writesPath } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

export default command(
  'cargo-nextest',
  quiet(['--help', '--version'], {
    aliases: [
      'cargo-test',
      'cargo-build',
      'cargo-check',
      'cargo-llvm-cov',
      'cargo-tarpaulin',
      'cargo-deny',
      'cargo-audit',
      'cargo-expand',
      'cargo-watch',
      'cargo-hack',
      'cargo-miri',
      'cargo-make',
      'cross',
      'trunk',
      'wasm-pack',
      'maturin',
      'bacon',
    ],
    style: 'posix',
    options: { '--target-dir, --out-dir, -o, --out, --dist <folder>': words => words.map(writesPath) },
    harmless: '-h, --help | -V, --version | -v, --verbose | -q, --quiet | --manifest-path <file> | --release, -r | --color <when>',
    always: () => [executesHere],
    operands: { '<arg...>': nothing },
    examples: { 'cargo-nextest --version': [], 'cargo-nextest nextest run -p a': ['execute .'], 'wasm-pack --out-dir pkg build': ['write pkg', 'execute .'] },
  }),
)
