// kubectx, kubens: choose the cluster and the namespace that kubectl talks to. Source: kubectx --help 0.9.
import { command } from './define.ts'
import { configures } from './roles.ts'

export default command('kubectx', {
  aliases: ['kubens'],
  options: { '-d <context>': configures },
  harmless: '-c, --current | -h, --help | -u, --unset | -f, --force | -V, --version',
  operands: { '<name>': configures },
  examples: { 'kubectx': [], 'kubens -c': [], 'kubectx prod': ['configure prod'], 'kubectx -d old': ['configure old'] },
})
