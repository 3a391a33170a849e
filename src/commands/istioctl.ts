// istioctl: the Istio service mesh. Source: istioctl help 1.25.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { settingsCode } from './lib/settings-code.ts'

export default command('istioctl', {
  ...tool({
    verbs: { looks: `${LOOKS} analyze proxy-status proxy-config ps pc precheck bug-report dashboard manifest profile metrics wait ztunnel-config remote-clusters waypoint`, mutate: `${MUTATES} install upgrade kube-inject create-remote-secret`, destroy: `${DESTROYS} uninstall` },
    paths: [[/^waypoint (apply|generate)/, 'mutate'], [/^x(perimental)? describe/, 'looks'], [/^create-remote-secret/, 'reveal'], [/^kube-inject/, 'looks'], [/^dashboard/, 'looks']],
    options: { '-c, --kubeconfig <file>': settingsCode },
    harmless: '-n, --namespace <v> | -i, --istioNamespace <v> | --context <v> | --vklog <v> | -o, --output <v> | -y, --skip-confirmation'
      + ' | --set <v> | -A',
  }),
  examples: {
    'istioctl version -c /tmp/k': ['execute /tmp/k'],
    'istioctl proxy-status': [],
    'istioctl analyze -n web': [],
    'istioctl install -y': [`mutate 'install -y'`],
    'istioctl uninstall --purge': [`destroy 'uninstall --purge'`],
  },
})
