// pscale: databases on PlanetScale. Source: pscale --help 0.230.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('pscale', {
  ...tool({
    verbs: { looks: `${LOOKS} regions lint schema audit-log`, configure: 'auth login logout switch', reveal: 'password', mutate: `${MUTATES} shell sql connect dump restore-dump promote demote refresh-schema close skip-revert revert`, destroy: DESTROYS },
    paths: [[/^password list/, 'looks'], [/^(deploy-request|branch|database|db|org|backup) (list|show|diff|schema)/, 'looks']],
    servers: '--api-url <v>',
    harmless: '--org <v> | -f, --format <v> | --debug | --service-token <v> | --service-token-id <v> | --force',
  }),
  examples: {
    'pscale branch list app --api-url https://a.dev': ['connect https://a.dev'],
    'pscale branch list app': [],
    'pscale database delete app --force': [`destroy 'database delete app --force'`],
    'pscale shell app main': [`mutate 'shell app main'`],
  },
})
