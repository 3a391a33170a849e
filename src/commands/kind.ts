// kind, k3d, minikube: Kubernetes clusters on this machine. Source: kind 0.27, k3d 5.8, minikube 1.35 help.
import { command } from './define.ts'
import { LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'

/** The words behind the bar of dashes are for another program. */
const behind = (words: Parameters<Role>[0]) => words.slice(1).filter((word, i) => !(i === 0 && exact(word) === '--'))
const kubectl: Role = words => [{ run: [literal('kubectl'), ...behind(words)] }]
const ssh: Role = words => [{ kind: 'mutate', target: literal('minikube') }, { run: behind(words), host: literal('minikube') }]

export default command('kind', {
  aliases: ['k3d', 'minikube'],
  ...tool({
    verbs: { looks: `${LOOKS} ip ssh-key ssh-host options docs update-check dashboard podman-env docker-env license clusters nodes`, configure: 'completion set-context update-context merge use', mutate: `${MUTATES} load build pause unpause ssh tunnel mount cache kubectl prune rm delete remove`, destroy: '' },
    nouns: 'profile addons service',
    paths: [[/^(cluster|node|addons|image|profile|registry|config) (list|ls|view|get)/, 'looks'], [/^(export|get) (kubeconfig|logs)/, 'configure'], [/^kubectl( |$)/, kubectl], [/^(delete|cluster delete|node delete|stop|registry delete)( |$)/, 'mutate'], [/^config (set|unset)/, 'configure'], [/^ssh /, ssh], [/^service --url/, 'looks']],
    options: { '--kubeconfig <file>': settingsCode },
    harmless: '-p, --profile <v> | -n, --name <v> | -v, --verbosity <v> | -q, --quiet | --alsologtostderr | --all | -o, --output <v>'
      + ' | --driver <v> | --cpus <v> | --memory <v> | --config <v> | --image <v> | --wait <v> | --url',
  }),
  examples: {
    'kind get clusters --kubeconfig /tmp/k': ['execute /tmp/k'],
    'kind get clusters': [],
    'minikube status && minikube ip && k3d cluster list': [],
    'kind create cluster --name dev': [`mutate 'create cluster --name dev'`],
    'k3d cluster delete dev': [`mutate 'cluster delete dev'`],
    'minikube start --driver docker': [`mutate 'start --driver docker'`],
    'minikube kubectl -- get pods': [],
    'minikube ssh -- ls /srv': ['mutate minikube', 'list /srv'],
  },
})
