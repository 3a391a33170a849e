// kubectl, oc: look at and change what runs in a Kubernetes cluster. Source: kubectl 1.32 --help, oc 4.16 command reference.
import { literal } from '../../model/index.ts'
import { command, type Step } from '../define.ts'
import { flags } from '../lib/flags.ts'
import { configures } from '../roles.ts'
import { changingVerbs } from './change.ts'
import { examples } from './examples.ts'
import { config, lookingVerbs } from './look.ts'
import { asksHelp, kustomizations, looks, unrestricted, verb } from './options.ts'

export default command('kubectl', {
  aliases: ['oc', 'kubecolor', 'kubectl.exe'],
  harmless: looks().harmless ?? '',
  subcommands: {
    ...lookingVerbs,
    ...changingVerbs,
    config,
    'port-forward | proxy': verb(
      '--address <v> | --accept-hosts <v> | --accept-paths <v> | --api-prefix <v> | --append-server-path | --disable-filter | --keepalive <v>'
        + ' | -p, --port <v> | --reject-methods <v> | --reject-paths <v> | -u, --unix-socket <v> | -w, --www <v> | -P, --www-prefix <v>',
      given => (asksHelp(given) ? [] : [{ kind: 'connect', target: given.operands[0] ?? literal('cluster'), ...(given('--address') && { listens: true }) }]),
    ),
    'kustomize': verb(
      '-o, --output <v> | --as-current-user | --enable-alpha-plugins | --enable-helm | -e, --env <v> | --helm-api-versions <v> | --helm-command <v>'
        + ' | --helm-debug | --helm-kube-version <v> | --load-restrictor <v> | --mount <v> | --network | --network-name <v>',
      given => [
        ...unrestricted(given),
        ...given.values('--helm-command').map((target): Step => ({ kind: 'execute', target })),
        ...(given('--enable-alpha-plugins') ? [{ kind: 'unknown' as const, target: given.operands[0] ?? literal('.'), why: 'plug-ins of the kustomization run' }] : []),
        ...[...given.values('-o'), ...given.values('--output')].map((target): Step => ({ kind: 'write', target })),
      ],
      { operands: { '<folder>': kustomizations } },
    ),
    'plugin': { harmless: flags('-h, --help'), subcommands: { list: looks('--name-only') } },
    'krew': {
      harmless: flags('-h, --help'),
      subcommands: {
        'list | search | info | version': looks(),
        'install | upgrade | update': verb('--manifest <v> | --manifest-url <v> | --archive <v> | --no-update-index', given => given.operands.map(target => ({ kind: 'install', target, where: 'system' }))),
        'uninstall | remove | index': verb('', given => configures(given.operands, given)),
      },
    },
    'ctx | ns | project': verb('-c, --current', given => configures(given.operands, given)),
    'login | logout': verb('--web | -p, --password <v> | -u, --username <v>', given => (asksHelp(given) ? [] : configures([given.operands[0] ?? literal('cluster login')], given))),
  },
  examples,
})
