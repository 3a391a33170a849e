// renice, choom: change how the kernel treats processes. Source: renice(1), choom(1), util-linux 2.38.
import { command } from './define.ts'
import { configures } from './roles.ts'

export default command('renice', {
  harmless: '-n, --priority <number> | --relative <number> | -p, --pid | -g, --pgrp | -u, --user | -<n> | -h, --help | -V, --version',
  operands: { '<process...>': configures },
  examples: { 'renice -n 5 -p 1234': ['configure 1234'] },
})
