// docker, podman, nerdctl: containers, images and what belongs to them. Source: docker 28.2 --help, podman 4.3 --help, nerdctl 2 command reference.
import { exact, literal, type Word } from '../../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from '../define.ts'
import { besides, connectsTo, isAddress, isHosted } from '../lib/addresses.ts'
import { unlessHelp } from '../lib/asks-help.ts'
import { flags } from '../lib/flags.ts'
import { all, configures, each, means, mutates, nothing, publishes, reads, runs, writes } from '../roles.ts'
import { build, buildx } from './build.ts'
import { compose, examplesFor, isLocal } from './compose.ts'
import { changes, changesOf, containers, logs, looks } from './containers.ts'
import { examples } from './examples.ts'
import { image, images, manifest, trust } from './images.ts'
import { run } from './run.ts'
import { settingsCode } from '../lib/settings-code.ts'
import { checkpoint, context, network, node, plugin, secret, service, stack, swarm, volume } from './swarm.ts'

const registry: Word = literal('docker.io')
const elsewhere = (target: Word): Step | undefined => (isLocal(target) ? undefined : { kind: 'connect', target })
const engine: Role = each(elsewhere)

const prune: Body = {
  harmless: flags('-a, --all | --build | --external | --filter <v> | -f, --force | --volumes | -h, --help'),
  always: unlessHelp(given => (given('--volumes') ? [{ kind: 'destroy', target: literal('unused volumes') }] : [{ kind: 'mutate', target: literal('unused containers and images') }])),
}
const play: Body = {
  options: { '--configmap, --seccomp-profile-root <file>': reads, '--build [bool]': (_, given) => given.operands.map(target => ({ kind: 'execute', target })) },
  harmless: flags('--annotation <v> | --authfile <v> | --cert-dir <v> | --context-dir <v> | --creds <v> | --down | --force | --ip <v> | --log-driver <v> | --log-opt <v>'
    + ' | --mac-address <v> | --network <v> | --no-hosts | --publish <v> | -q, --quiet | --replace | --start | --tls-verify | --userns <v> | --wait | -h, --help'),
  operands: { '<file>': (words, given) => [...reads(words, given), ...mutates(words, given)] },
}
const generate: Body = { options: { '-f, --filename <file>': writes }, harmless: flags('-s, --service | -t, --type <v> | -r, --replicas <v> | --podman-only | -n, --name | --new | --no-header | --template | --format <v> | --files'
  + ' | -c, --compact | -h, --help'), operands: { '<name...>': nothing } }

/** The words behind options of that name are files that are written. */
const afterName = (words: readonly Word[], name: RegExp): Step[] => words.flatMap((word, at) => (at > 0 && name.test(exact(words[at - 1]) ?? '') ? [{ kind: 'write', target: word }] : []))

const generateUnits: Body = {
  options: { '-f, --files [bool]': means({ kind: 'write', target: literal('.') }) },
  harmless: flags('-n, --name | --new | --no-header | --template | --format <v> | --after <v> | --container-prefix <v> | --pod-prefix <v> | -e, --env <v> | --requires <v> | --restart-policy <v> | --restart-sec <v>'
    + ' | --separator <v> | --start-timeout <v> | --stop-timeout <v> | -t, --time <v> | --wants <v> | -h, --help'),
  operands: { '<name>': nothing },
}

const docker: Body = {
  options: { '-H, --host, --url <address>': engine, '--config <folder>': settingsCode, '--out <file>': writes, '--conmon, --hooks-dir, --network-cmd-path, --runtime <program>': each(target => ({ kind: 'execute', target })) },
  harmless: flags(
    '-c, --context, --connection <v> | -D, --debug | -l, --log-level <v> | --tls | --tlscacert <v> | --tlscert <v> | --tlskey <v>'
      + ' | --tlsverify | -v, --version | -h, --help',
    '--cgroup-manager <v> | --events-backend <v> | --identity <v> | --namespace, -n <v> | --network-config-dir <v> | --noout | -r, --remote | --root <v>'
      + ' | --runroot <v> | --runtime-flag <v> | --ssh <v>',
    '--storage-driver <v> | --storage-opt <v> | --syslog | --tmpdir <v> | --volumepath <v> | --transient-store | -a, --address <v>'
      + ' | --data-root <v> | --snapshotter <v> | --cni-path <v> | --hosts-dir <v> | --insecure-registry',
  ),
  subcommands: {
    ...containers,
    ...images,
    'info | version | events | help': looks,
    'prune': prune,
    'container': { harmless: '-h, --help', subcommands: containers },
    'image': image,
    'builder': { harmless: '-h, --help', subcommands: { build, 'prune': changesOf('build cache', ['-a, --all | --filter <v> | -f, --force | --keep-storage <v>']) } },
    'buildx': buildx,
    'compose': compose,
    'manifest': manifest,
    'trust': trust,
    'network': network,
    'volume': volume,
    'swarm': swarm,
    'node': node,
    'service': service,
    'stack': stack,
    'secret': secret,
    'config': secret,
    'context': context,
    'plugin': plugin,
    'checkpoint': checkpoint,
    'system': {
      harmless: '-h, --help',
      subcommands: {
        'df | info | events | dial-stdio | check': looks,
        prune,
        'reset': { harmless: flags('-f, --force | -h, --help'), always: unlessHelp(() => [{ kind: 'destroy', target: literal('every container, image and volume') }]) },
        'migrate | renumber': { harmless: flags('--new-runtime <v> | -h, --help'), always: unlessHelp(() => [{ kind: 'configure', target: literal('podman storage') }]) },
        'service': { harmless: flags('--cors <v> | -t, --time <v> | -h, --help'), operands: { '<address>': nothing }, always: unlessHelp(given => [{ kind: 'connect', target: given.operands[0] ?? literal('podman API'), listens: true }]) },
        'connection': { harmless: '-h, --help', subcommands: { 'list | ls': looks, 'add | default | remove | rm | rename': { harmless: flags('-d, --default | --identity <v> | -p, --port <v> | --socket-path <v> | -a, --all | -h, --help'), operands: { '<name>': configures, '<address>': nothing } } } },
      },
    },
    'login': { harmless: flags('-p, --password <v> | --password-stdin | -u, --username <v> | --authfile <v> | --cert-dir <v> | --compat-auth-file <v> | --get-login | --secret <v>'
      + ' | --tls-verify | -v, --verbose | -h, --help'), operands: { '<registry>': nothing }, always: unlessHelp(given => (given('--get-login') ? [] : publishes([given.operands[0] ?? registry], given))) },
    'logout': { harmless: flags('-a, --all | --authfile <v> | --compat-auth-file <v> | -h, --help'), operands: { '<registry>': nothing }, always: unlessHelp(given => configures([given.operands[0] ?? registry], given)) },
    'pod': {
      harmless: '-h, --help',
      subcommands: {
        'ps | ls | list | inspect | stats | top | exists': looks,
        logs,
        'start | stop | restart | kill | pause | unpause | rm | clone': changes('-a, --all | -f, --force | -i, --ignore | -l, --latest | -s, --signal <v> | -t, --time <v> | --pod-id-file <v> | --name <v> | --start'),
        'create': { ...run, style: 'gnu', operands: { '<name>': mutates } },
        'prune': changesOf('stopped pods', ['-f, --force']),
      },
    },
    'kube | play': { harmless: '-h, --help', subcommands: { 'play | kube | apply | down': play, generate } },
    'generate': { harmless: '-h, --help', subcommands: { 'kube | spec': generate, systemd: generateUnits } },
    'machine': {
      harmless: '-h, --help',
      subcommands: {
        'ls | list | info | inspect': looks,
        'start | stop | init | set | rm | os | reset': changes('-f, --force | --cpus <v> | --disk-size <v> | -m, --memory <v> | --now | --rootful | --save-keys | --save-image | --image-path <v> | -v, --volume <v>'
          + ' | -q, --quiet'),
        'ssh': { style: 'posix', harmless: flags('--username <v> | -h, --help'), operands: { '<machine>': all(mutates, each((script, given) => (given.operands.length === 1 && / /.test(exact(script) ?? '') ? { script, host: script } : undefined))), '<command...>': (words, given) => [{ run: words, host: given.operands[0] ?? registry }] } },
      },
    },
    'healthcheck': { subcommands: { run: changes() } },
    'unshare': { style: 'posix', harmless: flags('--rootless-cni | --rootless-netns | -h, --help'), operands: { '<command...>': runs } },
    'auto-update': changesOf('containers', ['--authfile <v> | --dry-run | --format <v> | --rollback | --tls-verify']),
    'init': { harmless: flags('--version | -h, --help'), always: unlessHelp(() => [{ kind: 'write', target: literal('.') }]) },
    'scout | sbom': {
      harmless: flags('-h, --help'),
      style: 'none',
      always: given => [...afterName(given.operands, /^(?:-o|--output|--sbom-output|--cache-dir)$/), ...given.operands.flatMap(word => (exact(word)?.match(/^--?(?:o|output)=(.*)$/)?.slice(1) ?? []).map(file => ({ kind: 'write' as const, target: literal(file) })))],
      operands: { '<argument...>': each(word => (/^(enroll|config|push|repo|integration|help)$/.test(exact(word) ?? '') ? { kind: 'configure', target: word } : !exact(word)?.startsWith('-') && (isAddress(word) || isHosted(word)) ? connectsTo(word) : undefined)) },
    },
    'debug | desktop | extension | model | mcp | offload | ai': { style: 'none', operands: { '<verb>': each(target => (/^(ls|list|ps|status|version|--help|logs|inspect|df)$/.test(exact(target) ?? '') ? undefined : { kind: 'mutate', target })), '<argument...>': nothing } },
  },
}

/** Passwords of registries, of which a complaint shows what is none. */
const passwords = (given: Given): readonly Step[] => reads([...given.values('--authfile'), ...given.values('--compat-auth-file')], given)

export default command('docker', {
  aliases: ['podman', 'nerdctl', 'finch', 'podman-remote', 'docker.io'],
  ...besides(docker, passwords),
  examples: { ...examples, ...examplesFor('docker compose') },
})
