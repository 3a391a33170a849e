// az: the services of Azure. Source: az --help 2.60.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { exact } from '../model/index.ts'
import type { Role } from './define.ts'
import { joined } from './lib/words.ts'
import { reads } from './roles.ts'

/** A request written by hand: its method says what it does. */
const rest: Role = words => {
  const method = exact(words[words.findIndex(word => /^(--method|-m)$/.test(exact(word) ?? '')) + 1])?.toLowerCase()
  return [{ kind: method === 'delete' ? 'destroy' : 'mutate', target: joined(words) }]
}

export default command('az', {
  ...tool({
    groups: 'apply',
    verbs: {
      looks: 'list show get check-name-availability list-locations list-sizes list-skus list-usage list-ip-addresses get-instance-view wait exists query tail validate what-if version find help feedback self-test browse list-defaults list-definitions check get-versions get-upgrades logs show-events',
      configure: 'login logout configure set-default install-cli upgrade clear extension cloud config init account',
      reveal: 'get-access-token get-credentials list-keys show-connection-string list-connection-strings list-publishing-credentials list-publishing-profiles generate-sas get-publishing-credentials show-key reset-credentials download-secret backup-secret',
      mutate: 'create update set add start stop restart deallocate assign unassign deploy up import export run run-command invoke attach detach resize redeploy scale enable disable grant revoke renew regenerate reset failover swap sync push upload upload-batch download download-batch copy move restore approve reject cancel invite join apply peer send publish trigger resume pause rotate link unlink ssh open-port up-and-run build tag untag lock unlock simulate-eviction generalize capture convert execute register unregister queue rest',
      destroy: 'delete purge remove destroy delete-batch empty delete-deployment hard-delete',
    },
    paths: [
      [/^account (list|show|list-locations|tenant list)/, 'looks'], [/^account get-access-token/, 'reveal'], [/^(extension|cloud|config) (list|show|get|list-available)/, 'looks'],
      [/^(config|extension|cloud|account) /, 'configure'], [/^keyvault (secret|key) (show|download|backup)/, 'reveal'], [/ keys? (list|renew|show)/, 'reveal'], [/^(webapp|functionapp) config (appsettings|connection-string) list/, 'reveal'],
      [/^ad (sp|app) (create-for-rbac|credential)/, 'reveal'], [/^acr (login|credential)/, 'reveal'], [/^aks get-credentials/, 'configure'], [/^(tag|feature) (list|show)/, 'looks'], [/^(network|vm|disk) .*remove-tag/, 'mutate'],
      [/^rest( |$)/, rest],
    ],
    options: { '--template-file, -f <file>': reads },
    harmless: '--resource-group, -g <v> | --name, -n <v> | --output, -o <v> | --query <v> | --subscription <v> | --location, -l <v> | --debug | --verbose'
      + ' | --only-show-errors | --yes, -y | --no-wait | --ids <v> | --all',
  }),
  examples: {
    'az vm list -g app -o table': [],
    'az account show && az group list --query "[].name"': [],
    'az webapp list-runtimes --os linux': [],
    'az storage account list-keys -n a': [`reveal 'storage account list-keys'`],
    'az vm create -g app -n web --image a': [`mutate 'vm create -g app -n web --image a'`],
    'az group delete --name app --yes': [`destroy 'group delete --name app --yes'`],
    'az deployment group create -g app --template-file main.bicep': ['read main.bicep', `mutate 'deployment group create -g app --template-file main.bicep'`],
    'az keyvault secret show --vault-name v -n db': [`reveal 'keyvault secret show'`],
    'az account get-access-token': [`reveal 'account get-access-token'`],
    'az login': ['configure login'],
    'az rest --url https://a.dev --method delete': [`destroy 'rest --url https://a.dev --method delete'`],
    'az vm frobnicate': [`unknown 'vm frobnicate' (this subcommand is not known)`],
  },
})
