// npx: runs a program of a package, which it fetches when the project has none. Source: npm 11, npx(1).
import { command } from './define.ts'
import { runsPackage } from './lib/packages.ts'
import { executesHere, install } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

export default command('npx', {
  style: 'posix',
  options: {
    '-c, --call <text>': (words, given) => [...given.values('-p').map(target => install(target, 'workspace')), ...words.map(script => ({ script }))],
    '-p, --package <name>': nothing,
    '--shell, --script-shell, --userconfig <path>': executes,
    '-n, --node-arg, --node-options <option>': () => [executesHere],
  },
  harmless:
    '-y, --yes | --no, --no-yes | --no-install | --ignore-existing | --quiet, -q | -w, --workspace <name> | --workspaces | --include-workspace-root | ' +
    '--prefer-online | --prefer-offline | --offline | --registry <url> | --cache <folder> | --loglevel <level> | --silent, -s | --npm <path> | ' +
    '--always-spawn | --legacy-peer-deps | --ignore-scripts | -h, --help | -v, --version | --prefix <folder> | --verbose',
  operands: { '<package>': (_, given) => (given('-c') ? [] : runsPackage(given.operands, given.values('-p'))), '<arg...>': nothing },
  examples: {
    'npx --version': [],
    'npx -y cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
    'npx -p typescript tsc --version': ['install typescript (workspace)'],
    'npx gatekeeper trust -y': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
    'npx -p gatekeeper@1 gatekeeper exec -- ls': ['install gatekeeper@1 (workspace)', 'execute gatekeeper', 'list .'],
    'npx terraform destroy -auto-approve': ['install terraform (workspace)', 'execute terraform', 'destroy .'],
    'npx github:a/gatekeeper trust': ['install github:a/gatekeeper (url)', 'execute github:a/gatekeeper', 'configure gatekeeper (persists)'],
    'npx github:a/b': ['install github:a/b (url)', 'execute github:a/b'],
    "npx -c 'mkdir out'": ['write out'],
    'npx --shell ./sh -n --inspect cowsay': ['execute ./sh', 'execute .', 'install cowsay (workspace)', 'execute cowsay'],
  },
})
