// kubectl: the verbs that change objects of the cluster, remove them, or run something in it.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { copies } from '../docker/containers.ts'
import { inside } from '../lib/containers.ts'
import { flags } from '../lib/flags.ts'
import { mutates, nothing } from '../roles.ts'
import { asksHelp, changes, isDry, kinds, looks, objects, shared, verb } from './options.ts'

const root: Step = { kind: 'elevate', target: literal('root') }

/** Removing these takes what they hold with them. */
const HOLDERS = /^(ns|namespaces?|projects?|no|nodes?|pv|persistentvolumes?|pvc|persistentvolumeclaims?|crds?|customresourcedefinitions?|volumesnapshots?|volumesnapshotcontents?|all)$/
const holds = (given: Given): boolean =>
  given.operands.some((word, i) => (i === 0 || word.values?.some(value => value.includes('/'))) && kinds(word).some(kind => HOLDERS.test(kind)))

const remove = verb('--now | -i, --interactive', given => {
  if (isDry(given)) return []
  const kind = given('--all') || given('-A') || given('--all-namespaces') || given('--raw') || holds(given) ? 'destroy' : 'mutate'
  return objects(given).map(target => ({ kind, target }))
})

const commandOf: Body['operands'] = { '<pod>': mutates, '<command...>': (words, given) => inside(given.operands[0])(words, given) }
const exec = verb('-i, --stdin | -t, --tty', undefined, { operands: commandOf })

/** A pod that may do anything on its node. */
const takesNode = (given: Given): boolean => given('--privileged') || (given('--overrides') && /privileged|host(PID|Network|IPC|Path)/.test(exact(given.value('--overrides')) ?? 'hostPath'))
const run = verb(
  '--annotations <v> | --attach | --command | --env <v> | --expose | --image <v> | --image-pull-policy <v> | -l, --labels <v> | --leave-stdin-open'
    + ' | --override-type <v> | --overrides <v> | --port <v> | --restart <v> | --rm | -i, --stdin | -t, --tty | --privileged',
  given => (isDry(given) ? [] : [...(takesNode(given) ? [root] : []), ...given.operands.slice(0, 1).map((target): Step => ({ kind: 'mutate', target }))]),
  { operands: { '<name>': nothing, '<command...>': (words, given) => (isDry(given) ? [] : inside(given.operands[0])(words, given)) } },
)
const debug = verb(
  '--arguments-only | --attach | --copy-to <v> | --custom <v> | --env <v> | --image <v> | --image-pull-policy <v> | --keep-annotations'
    + ' | --keep-init-containers | --keep-labels | --keep-liveness | --keep-readiness | --keep-startup | --profile <v> | --replace | --same-node'
    + ' | --set-image <v> | --share-processes | -i, --stdin | --target <v> | -t, --tty',
  given => (!asksHelp(given) && kinds(given.operands[0]).some(kind => /^no(des?)?$/.test(kind)) ? [root] : []),
  { operands: commandOf },
)

/** `key=file` names the file behind the sign. */
function fileOf(word: Word): Word {
  const text = exact(word)
  return text === undefined ? word : literal(text.replace(/^=/, '').replace(/^[^=]*=/, ''))
}
const create = verb(
  ['--edit | --append-hash | --type <v> | --docker-email <v> | --docker-password <v> | --docker-server <v> | --docker-username <v> | --from-literal <v>'
    + ' | --from-file <v> | --from-env-file <v> | --cert <v> | --key <v> | --image <v>',
    '-r, --replicas <v> | --port <v> | --tcp <v> | --clusterip <v> | --external-name <v> | --node-port <v> | --verb <v> | --resource <v>'
      + ' | --resource-name <v> | --non-resource-url <v> | --aggregation-rule <v> | --clusterrole <v>',
    '--role <v> | --serviceaccount <v> | --group <v> | --schedule <v> | --restart <v> | --from <v> | --hard <v> | --scopes <v> | --class <v> | --rule <v>'
      + ' | --default-backend <v> | --annotation <v> | --min-available <v>',
    '--max-unavailable <v> | --value <v> | --description <v> | --global-default | --preemption-policy <v> | --audience <v> | --bound-object-kind <v>'
      + ' | --bound-object-name <v> | --bound-object-uid <v> | --duration <v>'].join(' | '),
  given => [
    ...['--from-file', '--from-env-file', '--cert', '--key'].flatMap(option => given.values(option)).map((word): Step => ({ kind: 'read', target: fileOf(word) })),
    ...(isDry(given) ? [] : kinds(given.operands[0]).includes('token') ? [{ kind: 'reveal' as const, target: objects(given)[0]! }] : objects(given).map((target): Step => ({ kind: 'mutate', target }))),
  ],
)

export const changingVerbs: Readonly<Record<string, Body>> = {
  'delete': remove,
  exec,
  'rsh': exec,
  run,
  debug,
  create,
  'apply': changes('--force-conflicts | --openapi-patch | --prune | --prune-allowlist <v> | --prune-whitelist <v> | --server-side'),
  'edit | replace | patch | scale | autoscale | expose | label | annotate | taint | set | adm | import | tag | policy | new-app | new-project | process': changes(
    '-p, --patch <v> | --patch-file <v> | --type <v> | --current-replicas <v> | --replicas <v> | --cpu-percent <v> | --max <v> | --min <v> | --name <v>'
      + ' | --cluster-ip <v> | --external-ip <v> | --labels <v> | --load-balancer-ip <v> | --override-type <v>'
    + ' | --overrides <v> | --port <v> | --protocol <v> | --session-affinity <v> | --target-port <v> | -e, --env <v> | --from <v> | --keys <v> | --prefix <v>'
      + ' | --resolve | --containers <v> | --limits <v> | --requests <v> | --serviceaccount <v> | --cpu <v> | --memory <v>',
  ),
  'cordon | uncordon | drain': verb(
    '--delete-emptydir-data | --delete-local-data | --disable-eviction | --ignore-daemonsets | --pod-selector <v> | --skip-wait-for-delete-timeout <v>',
    given => (isDry(given) ? [] : given.operands.map((target): Step => ({ kind: 'mutate', target }))),
  ),
  'rollout': { harmless: flags('-h, --help'), subcommands: { 'status | history': looks('--revision <v>'), 'restart | undo | pause | resume | latest': changes('--to-revision <v>') } },
  'certificate': { harmless: flags('-h, --help'), subcommands: { 'approve | deny': changes() } },
  'auth': { harmless: flags('-h, --help'), subcommands: { 'can-i | whoami': looks(), 'reconcile': changes('--remove-extra-permissions | --remove-extra-subjects') } },
  'cp': { ...copies, always: given => [...shared(given), ...(copies.always?.(given) ?? [])], harmless: [copies.harmless, looks().harmless].join(' | ') },
  'rsync': { ...copies, always: given => [...shared(given), ...(copies.always?.(given) ?? [])], harmless: [copies.harmless, looks('--delete | --exclude <v> | --include <v> | --strategy <v>').harmless].join(' | ') },
  'attach': changes('-i, --stdin | -t, --tty'),
}
