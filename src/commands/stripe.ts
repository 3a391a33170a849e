// stripe: payments on Stripe. Source: stripe help 1.23.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { literal } from '../model/index.ts'
import type { Role } from './define.ts'
import { reads } from './roles.ts'

/** Events of the account are fetched, and handed to a server here. */
const listens: Role = () => [{ kind: 'connect', target: literal('api.stripe.com') }]

export default command('stripe', {
  ...tool({
    verbs: { looks: `${LOOKS} retrieve resources open samples feedback`, configure: 'login logout config', mutate: `${MUTATES} post listen capture confirm refund pay finalize void send close fixtures terminal serve`, destroy: DESTROYS },
    paths: [[/^listen/, listens], [/^config --list/, 'looks']],
    servers: '--api-base, --dashboard-base <v>',
    options: { '--config <file>': reads },
    harmless: '--api-key <v> | --project-name, -p <v> | --live | --color <v> | --device-name <v> | --log-level <v> | -d, --data <v> | -e, --expand <v>'
      + ' | --limit <v> | --confirm, -c',
  }),
  examples: {
    'stripe customers list --api-base https://a.dev': ['connect https://a.dev'],
    'stripe customers list --config c.yaml': ['read c.yaml'],
    'stripe customers list --limit 3': [],
    'stripe trigger payment_intent.succeeded': [`mutate 'trigger payment_intent.succeeded'`],
    'stripe customers delete cus_1': [`destroy 'customers delete cus_1'`],
    'stripe listen --forward-to localhost:3000': ['connect api.stripe.com'],
  },
})
