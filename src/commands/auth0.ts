// auth0: tenants on Auth0. Source: auth0 help 1.10.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('auth0', {
  ...tool({
    verbs: { looks: LOOKS, configure: 'login logout use', mutate: `${MUTATES} api test`, destroy: DESTROYS },
    paths: [[/^api get/, 'looks'], [/^api delete/, 'destroy'], [/^apps (show|list)/, 'looks'], [/^terraform generate/, 'runs']],
    harmless: '--tenant <v> | --debug | --json | --no-color | --no-input | --force | --data <v> | -r, --reveal-secrets',
  }),
  examples: {
    'auth0 apps list': [],
    'auth0 api get tenants/settings': [],
    'auth0 users create --json': [`mutate 'users create --json'`],
    'auth0 apps delete 1 --force': [`destroy 'apps delete 1 --force'`],
  },
})
