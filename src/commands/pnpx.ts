// pnpx: fetches a package and runs its program. Source: pnpm 10, `pnpm dlx --help`.
import { command } from './define.ts'
import { runsPackage } from './lib/packages.ts'
import { install } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

export default command('pnpx', {
  style: 'posix',
  options: { '--package <name>': nothing, '-c, --shell-mode': nothing },
  harmless: '--allow-build <name> | --reporter <name> | -s, --silent | -y, --yes | -h, --help | -v, --version',
  operands: {
    '<package>': (_, given) =>
      given('-c')
        ? [...given.values('--package').map(target => install(target, 'workspace')), ...given.operands.slice(0, 1).map(script => ({ script }))]
        : runsPackage(given.operands, given.values('--package')),
    '<arg...>': nothing,
  },
  examples: {
    'pnpx --version': [],
    'pnpx cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
    'pnpx gatekeeper trust -y': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
    "pnpx --package cowsay -c 'mkdir out'": ['install cowsay (workspace)', 'write out'],
  },
})
