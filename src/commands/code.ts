// code: opens an editor's window for a person. Source: code --help 1.95; cursor, codium, windsurf and zed, which took it over.
import { literal } from '../model/index.ts'
import { type Body, command, type Given } from './define.ts'
import { installs } from './lib/toolchain.ts'
import { configures, mutates, nothing, reads, sends, unknowns } from './roles.ts'

/** It hands out a terminal on this machine to whoever signs in. */
const tunnel: Body = {
  harmless: '--accept-server-license-terms | --name <name> | --random-name | --no-sleep | --host <host> | --port <port> | --without-connection-token | --connection-token <token> | -v, --verbose | --log <level> | --cli-data-dir <dir> | --server-data-dir <dir> | -h, --help',
  operands: { '<word...>': nothing },
  always: given => (given('-h') ? [] : [{ kind: 'connect', target: given.value('--name') ?? given.value('--host') ?? literal('tunnel'), listens: true, shell: true }]),
}
const opened = (given: Given) => reads(given.operands, given)

export default command('code', {
  aliases: ['code-insiders', 'codium', 'vscodium', 'code-oss', 'code-server', 'cursor', 'windsurf', 'antigravity'],
  options: {
    '--install-extension, --force-install-extension <extension>': installs('system'),
    '--uninstall-extension, --disable-extension <extension>': configures,
    '--add-mcp <definition>': configures,
    '--extensions-dir, --extensionDevelopmentPath, --extensionTestsPath <dir>': unknowns('this loads extensions, which are code'),
    '--user-data-dir <dir>': nothing,
    '--folder-uri, --file-uri <uri>': reads,
    '--remote <authority>': unknowns('this opens a window on another machine'),
  },
  harmless:
    '-d, --diff | -m, --merge | -a, --add | --remove | -g, --goto | -n, --new-window | -r, --reuse-window | -w, --wait | --locale <name> | --profile <name> | -h, --help | -v, --version | --list-extensions | --show-versions | --category <name> | ' +
    '--pre-release | --update-extensions | --enable-proposed-api <id> | --verbose | --log <level> | -s, --status | --prof-startup | --disable-extensions | --sync <when> | --inspect-extensions <port> | --inspect-brk-extensions <port> | --disable-lcd-text | ' +
    '--disable-gpu | --disable-chromium-sandbox | --telemetry | --force | --no-sandbox | --transient | --password-store <name> | -',
  always: given => {
    const [head] = given.operands
    const name = head?.values?.[0] ?? ''
    if (name === 'tunnel' || name === 'serve-web' || name === 'serve' || given.called === 'code-server') return tunnel.always?.(given) ?? []
    if (name === 'chat') return [...sends(given.operands.slice(1), given)]
    if (name === 'agent' || name === 'ext' || name === 'update') return mutates(given.operands.slice(0, 2), given)
    return given.operands.length && name !== 'status' ? opened(given) : []
  },
  operands: { '<path...>': nothing },
  examples: {
    'code .': ['read .'],
    'code -g src/a.ts:3 -n': ['read src/a.ts:3'],
    'code --list-extensions --show-versions': [],
    'code --install-extension one.two': ['install one.two (system)'],
    'code --uninstall-extension one.two': ['configure one.two'],
    "code --add-mcp '{}'": ["configure '{}'"],
    'code --extensions-dir ext .': ['unknown ext (this loads extensions, which are code)', 'read .'],
    'code --user-data-dir data .': ['read .'],
    'code --folder-uri vscode-remote://h/p': ['read vscode-remote://h/p'],
    'code --remote ssh-remote+h .': ['unknown ssh-remote+h (this opens a window on another machine)', 'read .'],
    'code tunnel': ['connect tunnel (listens) (shell)'],
    'code chat hello': ['connect hello (sends)'],
  },
})
