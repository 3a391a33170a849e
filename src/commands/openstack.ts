// openstack, cf: clouds of OpenStack and Cloud Foundry. Source: openstack --help 6, cf help 8.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('openstack', {
  aliases: ['cf'],
  ...tool({
    verbs: { looks: `${LOOKS} apps services marketplace orgs spaces routes domains buildpacks stacks events`, configure: 'login logout target api config complete auth', reveal: 'token oauth-token ssh-code env service-key curl', mutate: `${MUTATES} restage map-route unmap-route bind-service unbind-service set-env unset-env create-service update-service create-user add-network-policy cups create-user-provided-service reboot pause unpause suspend resume rebuild shelve unshelve lock unlock rescue unrescue migrate evacuate save add-plugin run-task terminate-task enable-ssh`, destroy: `${DESTROYS} delete-service delete-org delete-space delete-route delete-orphaned-routes purge-service-instance purge-service-offering` },
    paths: [[/^(server|image|volume|network|subnet|port|router|project|user|role|flavor|keypair|stack|container|object|security group|floating ip|hypervisor|availability zone|quota|service|endpoint|catalog|region|domain) (list|show)/, 'looks'], [/^(complete|module list|command list|extension list|versions show)/, 'looks']],
    servers: '--os-auth-url, --os-endpoint <v>',
    harmless: '--os-cloud <v> | --os-project-name <v> | --os-region-name <v> | -f, --format <v> | -c, --column <v> | --long | -v, --verbose | -q, --quiet | --debug',
  }),
  examples: {
    'openstack server list --os-auth-url https://a.dev/v3': ['connect https://a.dev'],
    'openstack server list --long': [],
    'cf apps': [],
    'cf logs web --recent': [],
    'openstack server delete web': [`destroy 'server delete web'`],
    'cf push web': [`mutate 'push web'`],
    'cf env web': [`reveal 'env web'`],
  },
})
