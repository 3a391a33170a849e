// kustomize: puts together Kubernetes objects from folders. Source: kustomize 5.5 help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { kustomizations, unrestricted } from './kubectl/options.ts'
import { flags } from './lib/flags.ts'
import { here, nothing, writes } from './roles.ts'

export default command('kustomize', {
  harmless: flags('-h, --help | --stack-trace'),
  subcommands: {
    'build': {
      options: {
        '-o, --output <file>': writes,
        '--load-restrictor <how>': nothing,
        '--helm-command <program>': words => words.map(target => ({ kind: 'execute', target })),
        '--enable-alpha-plugins, --enable-exec [bool]': () => [{ kind: 'unknown', target: here, why: 'plug-ins of the kustomization run' }],
      },
      harmless: flags('--as-current-user | --enable-helm | -e, --env <v> | --enable-star | --helm-api-versions <v> | --helm-kube-version <v> | --helm-debug'
        + ' | --mount <v> | --network | --network-name <v> | --reorder <v> | -h, --help'),
      operands: { '<folder>': kustomizations },
      always: given => [...unrestricted(given), ...(given.operands.length || given('--help') || given('-h') ? [] : kustomizations([here], given))],
    },
    'cfg | version | completion | help': { style: 'none', operands: { '<argument...>': nothing } },
    'create | edit | localize | fn': { style: 'none', operands: { '<argument...>': nothing }, always: () => [{ kind: 'write', target: literal('kustomization.yaml') }] },
  },
  examples: {
    'kustomize version': [],
    'kustomize build overlays/dev': ['read overlays/dev (recursive)'],
    'kustomize build k --load-restrictor LoadRestrictionsNone': ['read k (recursive)'],
    'kustomize build /tmp/k --load-restrictor LoadRestrictionsNone': ['unknown /tmp/k (text) (which files this text includes is not known)', 'read /tmp/k (recursive)'],
    'kustomize build -o out.yaml': ['write out.yaml', 'read . (recursive)'],
    'kustomize build --enable-helm --helm-command ./helm .': ['execute ./helm', 'read . (recursive)'],
    'kustomize build --enable-alpha-plugins .': ['unknown . (plug-ins of the kustomization run)', 'read . (recursive)'],
    'kustomize edit set image a=b': ['write kustomization.yaml'],
  },
})
