// hcloud: the services of Hetzner Cloud. Source: hcloud --help 1.49.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('hcloud', {
  ...tool({
    verbs: { looks: `${LOOKS} ip metrics`, configure: 'context config', reveal: 'request-console', mutate: `${MUTATES} poweron poweroff shutdown reboot rebuild ssh change-type add-label remove-label add-to-network enable-rescue disable-rescue enable-backup disable-backup add-target remove-target assign unassign set-rdns reset-password add-rule change-protection enable-protection disable-protection`, destroy: DESTROYS },
    paths: [[/^context (list|active)/, 'looks'], [/^(context|config) /, 'configure']],
    servers: '--endpoint, --hetzner-endpoint <v>',
    options: { '--config <file>': reads },
    harmless: '-o, --output <v> | --context <v> | --debug | --quiet | --poll-interval <v> | -l, --selector <v>',
  }),
  examples: {
    'hcloud server list --endpoint https://a.dev': ['connect https://a.dev'],
    'hcloud server list --config c.yaml': ['read c.yaml'],
    'hcloud server list -o json': [],
    'hcloud server poweroff web': [`mutate 'server poweroff web'`],
    'hcloud server delete web': [`destroy 'server delete web'`],
    'hcloud context use prod': [`configure 'context use prod'`],
  },
})
