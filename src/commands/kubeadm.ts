// kubeadm, kops, k3s, rke2: set up Kubernetes clusters. Source: kubeadm 1.32, kops 1.30, k3s 1.32 help.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import type { Role } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'

/** A client that comes with it. */
const kubectl: Role = words => [{ run: words }]

export default command('kubeadm', {
  aliases: ['kops', 'k3s', 'rke2'],
  ...tool({
    verbs: { looks: `${LOOKS} plan check-expiration`, configure: 'config completion alpha', reveal: 'token kubeconfig user certificate-key export', mutate: `${MUTATES} init join upgrade certs phase rolling-update server agent replace etcd-snapshot secrets-encrypt renew`, destroy: `${DESTROYS} reset` },
    paths: [[/^(config (images )?(list|print|view)|upgrade plan|certs check-expiration|token list|get (cluster|instancegroups|ig))/, 'looks'], [/^kubectl( |$)/, kubectl], [/^(crictl|ctr)( |$)/, kubectl], [/^token delete/, 'mutate'], [/^(export|get) kubec/, 'configure']],
    options: { '--kubeconfig <file>': settingsCode },
    harmless: '--v, -v <v> | --name <v> | --state <v> | --config <v> | --rootfs <v> | -y, --yes | -o, --output <v>',
  }),
  examples: {
    'kubeadm token list --kubeconfig /tmp/k': ['execute /tmp/k'],
    'kubeadm version -o short': [],
    'kops get cluster': [],
    'kubeadm init --config a.yaml': [`mutate 'init --config a.yaml'`],
    'kubeadm reset -y': [`destroy 'reset -y'`],
    'k3s kubectl get pods': [],
    'kops delete cluster --name a --yes': [`destroy 'delete cluster --name a --yes'`],
  },
})
