// helm: packages of Kubernetes objects. Source: helm 3.17 help.
import { exact, literal, some, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from './define.ts'
import { asksAddress, behindSign, besides, connectsTo, readsOrAsks } from './lib/addresses.ts'
import { flags } from './lib/flags.ts'
import { configures, nothing, publishes, reads, writes } from './roles.ts'

const ALL = flags(
  '--burst-limit <v> | --debug | --kube-apiserver <v> | --kube-as-group <v> | --kube-as-user <v> | --kube-ca-file <v> | --kube-context <v>'
    + ' | --kube-insecure-skip-tls-verify | --kube-tls-server-name <v> | --kube-token <v>',
  '-n, --namespace <v> | --qps <v> | --registry-config <v> | --repository-cache <v> | --repository-config <v> | --color <v> | -h, --help | --ca-file <v>'
    + ' | --cert-file <v> | --devel | --insecure-skip-tls-verify | --key-file <v>',
  '--keyring <v> | --pass-credentials | --password <v> | --plain-http | --repo <v> | --username <v> | --verify | --version <v> | --set <v>'
    + ' | --set-json <v> | --set-literal <v> | --set-string <v> | -a, --api-versions <v> | --atomic',
  '--create-namespace | --dependency-update | --description <v> | --disable-openapi-validation | --enable-dns | --force | -g, --generate-name'
    + ' | --hide-notes | --hide-secret | --include-crds | --is-upgrade | --kube-version <v>',
  '-l, --labels, --selector <v> | --name-template <v> | --no-hooks | --post-renderer-args <v> | --release-name | --render-subchart-notes | --replace'
    + ' | -s, --show-only <v> | --skip-crds | --skip-schema-validation | --skip-tests',
  '--take-ownership | --timeout <v> | --wait [v] | --wait-for-jobs | -i, --install | --cleanup-on-fail | --history-max <v> | --reset-values'
    + ' | --reset-then-reuse-values | --reuse-values | -o, --output <v> | --dry-run [v]',
  '--rollback-on-failure | --server-side [v] | --force-conflicts | --force-replace | --validate [v] | --strict | --quiet | --with-subcharts | --all'
    + ' | --all-namespaces | -A | --date | --deployed | --failed | --filter <v> | -m, --max <v>',
  '--no-headers | --offset <v> | --pending | -r, --reverse | -q, --short | --superseded | --time-format <v> | --uninstalled | --uninstalling'
    + ' | --revision <v> | --show-resources | --show-desc | --template <v> | --regexp | --versions',
  '--max-col-width <v> | --endpoint <v> | --fail-on-no-result | --list-repo-url | --cascade <v> | --ignore-not-found | --keep-history | --recreate-pods'
    + ' | --logs | --hide-validation-errors | -c, --client | --jsonpath <v> | --skip-refresh',
)

const options: Readonly<Record<string, Role>> = {
  '-f, --values <file>': readsOrAsks,
  '--set-file <key=file>': (words, given) => readsOrAsks(words.map(behindSign), given),
  /** A program that gets the rendered objects, and prints others. */
  '--post-renderer <program>': words => words.map(target => ({ kind: 'execute', target })),
}

const isPath = (word: Word): boolean => some(word, value => /^\.{0,2}(\/|$)/.test(value) || value.endsWith('.tgz'))
const chart: Role = (words, given) => words.flatMap(target => [...asksAddress([target], given), ...(isPath(target) && !/^(?:https?|oci):\/\//.test(target.text) ? [{ kind: 'read' as const, target, recursive: true as const }] : [])])
/** Where it asks for charts, and which cluster it hands its keys to. */
const asked = (given: Given): readonly Step[] => [
  ...['--repo', '--kube-apiserver', '--endpoint'].flatMap(given.values).map(connectsTo),
  ...reads([...given.values('--registry-config'), ...given.values('--repository-config')], given),
  ...given.values('--repository-cache').map((target): Step => ({ kind: 'write', target, recursive: true })),
]
const reveals = (given: Given): readonly Step[] => (tries(given) ? [] : [{ kind: 'reveal', target: given.operands[0] ?? literal('release') }])
const tries = (given: Given): boolean => given('--help') || given('-h') || (given('--dry-run') && !['none', 'false'].includes(exact(given.value('--dry-run')) ?? ''))
const looks: Body = { options, harmless: ALL, operands: { '<chart...>': chart } }
const mutate = (given: Given): readonly Step[] => (tries(given) ? [] : given.operands.slice(0, 1).map(target => ({ kind: 'mutate', target })))
const group = (subcommands: Readonly<Record<string, Body>>): Body => ({ harmless: ALL, subcommands })
const registry: Body = { harmless: `${ALL} | -u <v> | -p <v> | --password-stdin | --insecure`, operands: { '<registry>': configures } }

const helm: Body = {
  harmless: ALL,
  subcommands: {
    'list | ls | history | search | version | env | verify | completion | help': { harmless: `${ALL} | -f, --values <v>`, operands: { '<argument...>': asksAddress } },
    // A program gets the release as a whole.
    'status': { harmless: ALL, operands: { '<release>': nothing }, always: given => (/^=?(?:json|yaml)$/.test(exact(given.value('-o') ?? given.value('--output')) ?? '') ? reveals(given) : []) },
    // Values and objects of a release hold its passwords.
    'get': group({ 'all | hooks | manifest | values': { harmless: ALL, operands: { '<release>': nothing }, always: reveals }, 'notes | metadata': looks }),
    'show | inspect | lint | diff | template': { ...looks, options: { ...options, '--output-dir <folder>': writes } },
    'install | upgrade | rollback': { options, harmless: ALL, operands: { '<release>': nothing, '<chart...>': chart }, always: mutate },
    'uninstall | un | delete | del | test': { harmless: ALL, operands: { '<release...>': (words, given) => (tries(given) ? [] : words.map(target => ({ kind: 'mutate', target }))) } },
    'create': { harmless: `${ALL} | -p, --starter <v>`, operands: { '<folder>': words => words.map(target => ({ kind: 'write', target, recursive: true })) } },
    'package': { options: { '-d, --destination <folder>': writes, '--passphrase-file <file>': reads }, harmless: `${ALL} | --app-version <v> | -u | --key <v> | --sign`, operands: { '<chart...>': chart }, always: given => (tries(given) || given('-d') ? [] : [{ kind: 'write', target: literal('.') }]) },
    'pull | fetch': { options: { '-d, --destination <folder>': writes }, harmless: `${ALL} | --prov | --untar | --untardir <v>`, operands: { '<chart...>': words => words.map(target => ({ kind: 'connect', target })) } },
    'push': { harmless: ALL, operands: { '<chart>': reads, '<registry>': publishes } },
    'registry': group({ 'login | logout': registry }),
    'dependency | dep | dependencies': group({ 'list | ls': looks, 'update | up | build': { harmless: ALL, operands: { '<chart>': nothing }, always: given => (tries(given) ? [] : [{ kind: 'install', target: given.operands[0] ?? literal('.'), where: 'workspace' }]) } }),
    'repo': group({
      'list | ls': looks,
      'add': { harmless: `${ALL} | --allow-deprecated-repos | --force-update | --no-update | --password-stdin`, operands: { '<name>': configures, '<url>': words => words.map(target => ({ kind: 'connect', target })) } },
      'update | up': { harmless: ALL, operands: { '<name...>': nothing }, always: given => (tries(given) ? [] : [{ kind: 'connect', target: given.operands[0] ?? literal('chart repositories') }]) },
      'remove | rm': { harmless: ALL, operands: { '<name...>': configures } },
      'index': { harmless: `${ALL} | --merge <v> | --url <v> | --json`, operands: { '<folder>': writes } },
    }),
    'plugin': group({
      'list | ls': looks,
      'install | add | update | up': { harmless: ALL, operands: { '<plugin...>': words => words.map(target => ({ kind: 'install', target, where: 'url' })) } },
      'uninstall | remove | rm': { harmless: ALL, operands: { '<plugin...>': configures } },
    }),
  },
}

export default command('helm', {
  aliases: ['helm3', 'helm.exe'],
  ...besides(helm, asked),
  examples: {
    'helm list -A && helm status "$RELEASE"': [],
    'helm status web && helm get notes web && helm history web && helm version': [],
    'helm get values web -n prod': ['reveal web'],
    'helm get manifest --help': [],
    'helm status web -o json': ['reveal web'],
    'helm show values bitnami/nginx': [],
    'helm show chart https://a.dev/c.tgz': ['connect https://a.dev/c.tgz'],
    'helm template x oci://a.dev/c --set-file k=https://a.dev/k': ['connect https://a.dev/k', 'connect oci://a.dev/c'],
    'helm template x foo --repo https://a.dev': ['connect https://a.dev'],
    'helm --kube-apiserver https://a.dev list --repository-cache c': ['connect https://a.dev', 'write c (recursive)'],
    'helm list --registry-config a.json': ['read a.json'],
    'helm template x ./chart --repository-config b.yaml': ['read b.yaml', 'read ./chart (recursive)'],
    'helm search hub x --endpoint https://a.dev': ['connect https://a.dev'],
    'helm template web ./chart -f dev.yaml': ['read dev.yaml', 'read ./chart (recursive)'],
    'helm template web ./chart --output-dir out': ['write out', 'read ./chart (recursive)'],
    'helm lint .': ['read . (recursive)'],
    'helm install web bitnami/nginx --set a=b': ['mutate web'],
    'helm upgrade --install web ./chart --values https://a.dev/v.yaml': ['connect https://a.dev/v.yaml', 'mutate web', 'read ./chart (recursive)'],
    'helm upgrade web ./chart --dry-run --set-file key=key.txt': ['read key.txt', 'read ./chart (recursive)'],
    'helm install web ./chart --post-renderer ./patch.sh': ['execute ./patch.sh', 'mutate web', 'read ./chart (recursive)'],
    'helm uninstall web db': ['mutate web', 'mutate db'],
    'helm rollback web 2': ['mutate web'],
    'helm create chart': ['write chart (recursive)'],
    'helm package . -d out --passphrase-file pw.txt': ['write out', 'read pw.txt', 'read . (recursive)'],
    'helm pull bitnami/nginx': ['connect bitnami/nginx'],
    'helm push web.tgz oci://a.dev/charts': ['read web.tgz', 'publish oci://a.dev/charts'],
    'helm repo add bitnami https://a.dev/charts': ['configure bitnami', 'connect https://a.dev/charts'],
    'helm repo update': ["connect 'chart repositories'"],
    'helm dependency update': ['install . (workspace)'],
    'helm plugin install https://a.dev/p': ['install https://a.dev/p (url)'],
    'helm registry login a.dev -u me --password-stdin': ['configure a.dev'],
  },
})
