// docker: networks, volumes, contexts, plugins, and the swarm with its nodes, services, stacks, secrets.
import { literal, map } from '../../model/index.ts'
import type { Body } from '../define.ts'
import { unlessHelp } from '../lib/asks-help.ts'
import { mounts } from '../lib/containers.ts'
import { flags } from '../lib/flags.ts'
import { configures, destroys, each, mutates, nothing, publishes, reads, writes } from '../roles.ts'
import { changes, changesOf, exportTo, logs, looks } from './containers.ts'

const HEALTH = '--health-cmd <v> | --health-interval <v> | --health-retries <v> | --health-start-interval <v> | --health-start-period <v> | --health-timeout <v>'
  + ' | --no-healthcheck'
const LIMITS = '--limit-cpu <v> | --limit-memory <v> | --limit-pids <v> | --reserve-cpu <v> | --reserve-memory <v> | --ulimit <v> | --ulimit-add <v> | --ulimit-rm <v>'
  + ' | --sysctl <v> | --sysctl-add <v> | --sysctl-rm <v>'
const ROLLING = ['update', 'rollback'].map(one => `--${one}-delay <v> | --${one}-failure-action <v> | --${one}-max-failure-ratio <v> | --${one}-monitor <v> | --${one}-order <v> | --${one}-parallelism <v>`).join(' | ')
const LISTS = ['config', 'constraint', 'container-label', 'dns', 'dns-option', 'dns-search', 'env', 'generic-resource', 'group', 'host', 'label', 'network', 'placement-pref', 'publish', 'secret']
  .map(one => `--${one} <v> | --${one}-add <v> | --${one}-rm <v>`).join(' | ')
const serviceOptions: Body = {
  options: { '--mount, --mount-add <mount>': mounts, '--env-file <file>': reads },
  harmless: flags(
    HEALTH, LIMITS, ROLLING, LISTS, '-l <v> | -e <v> | -p <v> | --args <v> | --cap-add <v> | --cap-drop <v> | --credential-spec <v> | -d, --detach | --endpoint-mode <v> | --entrypoint <v>'
      + ' | --force | --hostname <v>',
    '--image <v> | --init | --isolation <v> | --log-driver <v> | --log-opt <v> | --max-concurrent <v> | --mode <v> | --mount-rm <v> | --name <v>'
      + ' | --no-resolve-image | --oom-score-adj <v> | -q, --quiet | --read-only',
    '--replicas <v> | --replicas-max-per-node <v> | --restart-condition <v> | --restart-delay <v> | --restart-max-attempts <v> | --restart-window <v>'
      + ' | --rollback | --stop-grace-period <v> | --stop-signal <v>',
    '-t, --tty | -u, --user <v> | --with-registry-auth | -w, --workdir <v> | -h, --help',
  ),
}

export const service: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list | ps | inspect': looks,
    'logs': logs,
    'create': { ...serviceOptions, style: 'posix', operands: { '<image>': mutates, '<argument...>': nothing } },
    'update': { ...serviceOptions, operands: { '<service>': mutates } },
    'rm | remove | rollback | scale': changes('-d, --detach | -q, --quiet'),
  },
}

export const network: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list | inspect | exists': looks,
    'create': changes(
      '--attachable | --aux-address <v> | --config-from <v> | --config-only | -d, --driver <v> | --gateway <v> | --ingress | --internal | --ip-range <v>'
        + ' | --ipam-driver <v> | --ipam-opt <v> | --ipv4 | --ipv6',
      '--label <v> | -o, --opt <v> | --scope <v> | --subnet <v> | --disable-dns | --dns <v> | --ignore | --interface-name <v> | --route <v>',
    ),
    'rm | remove | reload': changes('-f, --force | -a, --all | -t, --time <v>'),
    'connect | disconnect | update': {
      harmless: flags('--alias <v> | --driver-opt <v> | --gw-priority <v> | --ip <v> | --ip6 <v> | --link <v> | --link-local-ip <v> | --mac-address <v> | -f, --force'
        + ' | --dns-add <v> | --dns-drop <v> | -h, --help'),
      operands: { '<network>': mutates, '<container>': nothing },
    },
    'prune': changesOf('unused networks', ['--filter <v> | -f, --force']),
  },
}

export const volume: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list | inspect | exists': looks,
    'create': changesOf('new volume', [
      '--availability <v> | -d, --driver <v> | --group <v> | --label <v> | --limit-bytes <v> | -o, --opt <v> | --required-bytes <v> | --scope <v>'
        + ' | --secret <v> | --sharing <v> | --topology-preferred <v>',
      '--topology-required <v> | --type <v> | --ignore | --name <v>',
    ]),
    'update | mount | unmount | umount | reload': changes('--availability <v>'),
    'rm | remove': { harmless: flags('-f, --force | -a, --all | -t, --time <v> | -h, --help'), operands: { '<volume...>': destroys } },
    'prune': { harmless: flags('-a, --all | --filter <v> | -f, --force | -h, --help'), always: unlessHelp(() => [{ kind: 'destroy', target: literal('unused volumes') }]) },
    'export': exportTo,
    'import': { harmless: flags('-h, --help'), operands: { '<volume>': mutates, '<source>': reads } },
  },
}

const swarmOptions = flags(
  '--advertise-addr <v> | --autolock | --availability <v> | --cert-expiry <v> | --data-path-addr <v> | --data-path-port <v> | --default-addr-pool <v>'
    + ' | --default-addr-pool-mask-length <v> | -d, --detach | -q, --quiet',
  '--dispatcher-heartbeat <v> | --external-ca <v> | --force-new-cluster | -f, --force | --listen-addr <v> | --max-snapshots <v> | --snapshot-interval <v>'
    + ' | --task-history-limit <v> | --token <v> | --rotate | -h, --help',
)
export const swarm: Body = {
  harmless: '-h, --help',
  subcommands: {
    'init | join | leave | update | unlock': { harmless: swarmOptions, operands: { '<host>': nothing }, always: unlessHelp(() => [{ kind: 'mutate', target: literal('swarm') }]) },
    'join-token | unlock-key': { harmless: swarmOptions, operands: { '<role>': nothing }, always: unlessHelp(() => [{ kind: 'reveal', target: literal('swarm key') }]) },
    'ca': { options: { '--ca-cert, --ca-key <file>': reads }, harmless: swarmOptions, always: unlessHelp(given => (given('--rotate') ? [{ kind: 'mutate', target: literal('swarm') }] : [])) },
  },
}
export const node: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list | ps | inspect': looks,
    'promote | demote | update | rm | remove': changes('--availability <v> | --label-add <v> | --label-rm <v> | --role <v> | -f, --force'),
  },
}
export const stack: Body = {
  harmless: flags('--orchestrator <v> | -h, --help'),
  subcommands: {
    'ls | list | ps | services': looks,
    'config': { options: { '-c, --compose-file <file>': reads }, harmless: flags('--skip-interpolation | -h, --help') },
    'deploy | up': { options: { '-c, --compose-file <file>': reads }, harmless: flags('-d, --detach | --prune | -q, --quiet | --resolve-image <v> | --with-registry-auth | -h, --help'), operands: { '<stack>': mutates } },
    'rm | down | remove': changes('-d, --detach | -v, --volumes'),
  },
}
/** `docker secret` and `docker config`: text that services are given. */
export const secret: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list | exists': looks,
    'inspect': { options: { '--showsecret [bool]': () => [{ kind: 'reveal', target: literal('secret') }] }, harmless: flags('-f, --format <v> | --pretty | -p | -h, --help'), operands: { '<name...>': nothing } },
    'create': { harmless: flags('-d, --driver <v> | --driver-opts <v> | --env | -l, --label <v> | --replace | --template-driver <v> | -h, --help'), operands: { '<name>': mutates, '<file>': reads } },
    'rm | remove': changes('-a, --all | -i, --ignore'),
  },
}
export const context: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list | inspect | show': looks,
    'create | update | use | rm | remove | import': {
      harmless: flags('--description <v> | --docker <v> | --from <v> | --default-stack-orchestrator <v> | -f, --force | -h, --help'),
      operands: { '<name>': configures, '<file>': reads },
    },
    'export': { harmless: flags('--kubeconfig | -h, --help'), operands: { '<name>': nothing, '<file>': writes }, always: given => (given.operands.length === 1 && !given('--help') ? [{ kind: 'write', target: map(given.operands[0]!, name => `${name}.dockercontext`) }] : []) },
  },
}
export const plugin: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list | inspect': looks,
    'install | upgrade': { harmless: flags('--alias <v> | --disable | --disable-content-trust | --grant-all-permissions | --skip-remote-check | -h, --help'), operands: { '<plugin>': each(target => ({ kind: 'install', target, where: 'system' })), '<argument...>': nothing } },
    'enable | disable | set | rm | remove': { harmless: flags('-f, --force | --timeout <v> | -h, --help'), operands: { '<plugin>': configures, '<argument...>': nothing } },
    'create': { harmless: flags('--compress | -h, --help'), operands: { '<plugin>': configures, '<folder>': reads } },
    'push': { harmless: flags('--disable-content-trust | -h, --help'), operands: { '<plugin>': publishes } },
  },
}
export const checkpoint: Body = {
  harmless: '-h, --help',
  subcommands: {
    'ls | list': { harmless: flags('--checkpoint-dir <v> | -h, --help'), operands: { '<container>': nothing } },
    'create | rm | remove': { harmless: flags('--checkpoint-dir <v> | --leave-running | -h, --help'), operands: { '<container>': mutates, '<checkpoint>': nothing } },
  },
}
