// doctl: the services of DigitalOcean. Source: doctl help 1.110.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('doctl', {
  ...tool({
    verbs: { looks: `${LOOKS} ${'get-by-name get-ca list-by-user list-by-droplet neighbors kernels snapshots backups actions rate-limit list-regions list-runtimes propose'}`, configure: 'init switch auth login logout install save', reveal: 'token docker-config kubeconfig connection credentials', mutate: `${MUTATES} ssh power-off power-on power-cycle shutdown reboot rebuild enable-backups assign unassign add-droplets remove-droplets tag untag change-kernel garbage-collection undeploy connect migrate fork`, destroy: `${DESTROYS} delete-manifest delete-tag delete-selective delete-dangerous` },
    paths: [[/^auth (list|ls)/, 'looks'], [/^auth /, 'configure'], [/^kubernetes cluster kubeconfig (save|remove)/, 'configure'], [/^registry (docker-config)/, 'reveal']],
    options: { '-c, --config <file>': reads },
    servers: '-u, --api-url <v>',
    harmless: '-t, --access-token <v> | --context <v> | --http-retry-max <v> | --interactive | -o, --output <v> | --trace'
      + ' | -v, --verbose | -f, --force | --format <v> | --no-header | --wait',
  }),
  examples: {
    'doctl account get -c c.yaml': ['read c.yaml'],
    'doctl account get -u https://a.dev': ['connect https://a.dev'],
    'doctl compute droplet list --format ID,Name': [],
    'doctl account get && doctl apps logs 1 && doctl auth list': [],
    'doctl compute droplet create web --image ubuntu': [`mutate 'compute droplet create web --image ubuntu'`],
    'doctl compute droplet delete web -f': [`destroy 'compute droplet delete web -f'`],
    'doctl databases connection 1': [`reveal 'databases connection 1'`],
    'doctl auth init': [`configure 'auth init'`],
  },
})
