// uv pip: the subcommands that stand in for pip. Source: uv 0.9, `uv pip --help`.
import type { Body } from '../define.ts'
import { install } from '../lib/toolchain.ts'
import { all, executes, reads, writes } from '../roles.ts'
import { brings, listed, tells } from './packages.ts'

const PIP =
  '--user | --system | --break-system-packages | --no-deps | --require-hashes | --verify-hashes | --no-verify-hashes | --strict | --exclude-editable | ' +
  '--format <how> | --outdated | --dry-run | --allow-empty-requirements | --no-header | --annotation-style <how> | --no-annotate | --no-strip-extras | ' +
  '--no-strip-markers | --emit-index-url | --emit-find-links | --universal | --generate-hashes | --custom-compile-command <text> | ' +
  '--python-version <v> | --path <folder> | --files | -d, --depth <n> | --prune <name> | --no-dedupe | --invert | --show-version-specifiers | ' +
  '-e <path> | -y, --yes | --disable-pip-version-check | --exclude <name> | --editable-mode'
export const pip: Body = {
  inherit: true,
  subcommands: {
    'install | sync': brings(PIP, {
      '-r, --requirements, --requirement <file>': listed,
      '-e, --editable <path>': words => words.map(target => install(target, 'workspace')),
      '-t, --target, --prefix <folder>': writes,
    }),
    uninstall: brings(PIP, { '-r, --requirements, --requirement <file>': listed }),
    compile: { options: { '-o, --output-file <file>': writes }, harmless: PIP, operands: { '<file...>': all(reads, executes) } },
    'list | freeze | show | tree | check | debug | inspect': tells(PIP),
  },
}
