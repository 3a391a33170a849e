// bunx: fetches a package and runs its program. Source: bunx --help, Bun 1.2.
import { command } from './define.ts'
import { runsPackage } from './lib/packages.ts'
import { nothing } from './roles.ts'

export default command('bunx', {
  style: 'posix',
  options: { '-p, --package <name>': nothing },
  harmless: '--bun | --no-install | --verbose | --silent | -v, --version | -h, --help',
  operands: { '<package>': (_, given) => runsPackage(given.operands, given.values('-p')), '<arg...>': nothing },
  examples: {
    'bunx --version': [],
    'bunx cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
    'bunx gatekeeper rules add allow bash': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
    'bunx -p cowsay cowthink': ['install cowsay (workspace)', 'execute cowthink'],
  },
})
