// neonctl, neon: databases on Neon. Source: neonctl --help 2.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('neonctl', {
  aliases: ['neon'],
  ...tool({
    verbs: { looks: `${LOOKS} me schema-diff operations`, configure: 'auth set-context init completion', reveal: 'connection-string cs', mutate: MUTATES, destroy: DESTROYS },
    servers: '--api-host, --oauth-host <v>',
    harmless: '-o, --output <v> | --config-dir <v> | --api-key <v> | --project-id <v> | --branch <v> | --color',
  }),
  examples: {
    'neonctl projects list --api-host https://a.dev': ['connect https://a.dev'],
    'neonctl branches list': [],
    'neon connection-string': ['reveal connection-string'],
    'neonctl branches delete main': [`destroy 'branches delete main'`],
  },
})
