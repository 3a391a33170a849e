// Options that most of cargo's subcommands share. Source: cargo 1.95 --help.
export const GLOBAL =
  '-h, --help | -V, --version | --list | --explain <code> | -v, --verbose, -vv | -q, --quiet | --color <when> | --locked | --offline | --frozen | ' +
  '-Z <flag>'
export const BUILD =
  '--message-format <how> | --future-incompat-report | -p, --package <name> | --workspace | --exclude <name> | --all | --lib | --bins | --bin <name> | ' +
  '--examples | --example <name> | --tests | --test <name> | --benches | --bench <name> | --all-targets | -F, --features <names> | --all-features | ' +
  '--no-default-features | -r, --release | --profile <name> | -j, --jobs <n> | --keep-going | --target <name> | ' +
  '--unit-graph | --timings [how] | --manifest-path <file> | --lockfile-path <file> | --ignore-rust-version'
