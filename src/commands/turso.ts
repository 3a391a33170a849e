// turso: databases on Turso. Source: turso --help 1.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('turso', {
  ...tool({
    verbs: { looks: `${LOOKS} locations plan`, runs: 'dev', configure: 'auth login logout config', reveal: 'token tokens', mutate: `${MUTATES} shell wakeup unarchive`, destroy: DESTROYS },
    harmless: '--location <v> | --group <v> | -y, --yes | -c, --config-path <v>',
  }),
  examples: {
    'turso db list': [],
    'turso db destroy app -y': [`destroy 'db destroy app -y'`],
    'turso auth token': [`reveal 'auth token'`],
  },
})
