// docker build and buildx: run the instructions of a Dockerfile, with the context folder as input.
import { exact, literal, map, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { asksAddress, asksRegistry, readsOrAsks } from '../lib/addresses.ts'
import { unlessHelp } from '../lib/asks-help.ts'
import { buildInputs, buildOutputs, elevates, namespaces, securityOptions, volumes } from '../lib/containers.ts'
import { flags } from '../lib/flags.ts'
import { connects, each, mutates, nothing, publishes, reads, under, writes } from '../roles.ts'

const isRemote = (word: Word): boolean => Boolean(word.values?.some(value => /^(?:https?|git|ssh|docker-image|oci-layout|target):\/\/|^git@|^github\.com\//.test(value)))

const input = (target: Word): Step | undefined =>
  exact(target) === '-' ? undefined : isRemote(target) ? { kind: 'connect', target } : { kind: 'read', target, recursive: true }

/** The instructions: a file of the context unless one is named. */
function instructions(given: Given): readonly Step[] {
  const file = given.value('-f') ?? given.value('--file')
  const [context] = given.operands
  const read = given.stdin ?? unresolved('stdin')
  if (exact(file ?? context) === '-') return [{ kind: 'interpret', target: read, language: 'dockerfile', ...(read.values ? { literal: true } : read.from && { from: read.from }) }]
  if (file) return [{ kind: 'execute', target: file }]
  return !context || isRemote(context) ? [] : [{ kind: 'execute', target: under(context, 'Dockerfile') }]
}

/** Caches in a registry are published with the image; local ones are folders. */
const caches: Role = (words, given) => (words.every(word => exact(word)?.includes('type=local')) ? buildOutputs(words, given) : [])

const common = flags(
  '--add-host <v> | --allow <v> | --annotation <v> | --attest <v> | --build-arg <v> | --builder <v> | --cache-from <v> | --call <v> | --cgroup-parent <v>'
    + ' | --check | --compress | --cpu-period <v>',
  '--cpu-quota <v> | -c, --cpu-shares <v> | --cpuset-cpus <v> | --cpuset-mems <v> | -D, --debug | --disable-content-trust | --force-rm | --isolation <v>'
    + ' | --label <v> | --load | -m, --memory <v>',
  '--memory-swap <v> | --no-cache | --no-cache-filter <v> | --platform <v> | --policy <v> | --progress <v> | --provenance [v] | --pull [v] | -q, --quiet'
    + ' | --rm | --sbom [v] | --shm-size <v>',
  '--squash | -t, --tag <v> | --target <v> | --ulimit <v> | --all-platforms | --arch <v> | --authfile <v> | --cache-ttl <v> | --cap-drop <v>'
    + ' | --cert-dir <v> | --cgroupns <v> | --cpp-flag <v>',
  '--creds <v> | --decryption-key <v> | --disable-compression | --dns <v> | --dns-option <v> | --dns-search <v> | --env <v> | --format <v> | --from <v>'
    + ' | --http-proxy | --identity-label | --jobs <v>',
  '--layers | --logsplit | --manifest <v> | --no-hosts | --omit-history | --os <v> | --os-feature <v> | --os-version <v> | --retry <v>'
    + ' | --retry-delay <v> | --sign-by <v> | --skip-unused-stages | --squash-all',
  '--stdin | --timestamp <v> | --tls-verify | --unsetenv <v> | --userns-gid-map <v> | --userns-gid-map-group <v> | --userns-uid-map <v>'
    + ' | --userns-uid-map-user <v> | --variant <v> | -h, --help',
)

export const build: Body = {
  options: {
    '-f, --file <file>': reads,
    '-v, --volume <mount>': volumes,
    '--secret, --ssh <source>': (words, given) => (words.every(word => /src=|source=/.test(exact(word) ?? 'src=')) ? buildInputs(words, given) : []),
    '--build-context <name=path>': each(word => input(map(word, value => value.slice(value.indexOf('=') + 1)))),
    '-o, --output <where>': buildOutputs,
    '--cache-to <where>': caches,
    '--iidfile, --metadata-file, --logfile <file>': writes,
    '--ignorefile <file>': reads,
    '--push [bool]': (_, given) => publishes([given.value('-t') ?? given.value('--tag') ?? literal('image')], given),
    '--cap-add, --device, --hooks-dir, --runtime-flag <v>': elevates,
    '--network, --pid, --ipc, --uts, --userns <name>': namespaces,
    '--security-opt <option>': securityOptions,
  },
  harmless: common,
  operands: { '<context>': each(input) },
  always: unlessHelp(instructions),
}

/** `cwd://` is a file of this folder, even where the rest comes from elsewhere. */
const definitions: Role = (words, given) => readsOrAsks(words.map(word => map(word, value => value.replace(/^cwd:\/\//, ''))), given)

const bake: Body = {
  options: {
    '-f, --file <file>': definitions,
    '--metadata-file <file>': writes,
    '--push [bool]': (_, given) => publishes([given.operands[0] ?? literal('default')], given),
  },
  harmless: flags('--allow <v> | --builder <v> | --call <v> | --check | -D, --debug | --list <v> | --load | --no-cache | --print | --progress <v> | --provenance [v]'
    + ' | --pull | --sbom [v] | --set <v> | --var <v> | -h, --help'),
  operands: { '<target...>': asksAddress },
  always: unlessHelp(given => (given('--print') || given('--list') || given('--check') ? [] : [{ kind: 'execute', target: given.value('-f') ?? given.value('--file') ?? literal('docker-bake.hcl') }])),
}

const quietly: Body = { harmless: flags('-a, --all | --bootstrap | --builder <v> | --filter <v> | --format <v> | --no-trunc | --raw | --verbose | --timeout <v> | --progress <v> | --type <v>'
  + ' | --attachment <v> | -D, --debug | -h, --help'), operands: { '<name...>': nothing } }
const builder = (...options: readonly string[]): Body => ({ harmless: flags(...options, '--builder <v> | -D, --debug | -h, --help'), operands: { '<name...>': mutates } })

export const buildx: Body = {
  harmless: flags('--builder <v> | -D, --debug | -h, --help'),
  subcommands: {
    'build | b': build,
    'bake | f': bake,
    'ls | inspect | version | du | dial-stdio': quietly,
    'create': builder('--append | --bootstrap | --buildkitd-config <v> | --buildkitd-flags <v> | --driver <v> | --driver-opt <v> | --leave | --name <v> | --node <v>'
      + ' | --platform <v> | --use'),
    'use': builder('--default | --global'),
    'rm | stop': builder('--all-inactive | -f, --force | --keep-daemon | --keep-state'),
    'prune': { harmless: flags('-a, --all | --builder <v> | --filter <v> | -f, --force | --keep-storage <v> | --max-used-space <v> | --min-free-space <v> | --reserved-space <v>'
      + ' | --verbose | -h, --help'), always: unlessHelp(() => [{ kind: 'mutate', target: literal('build cache') }]) },
    'imagetools': {
      subcommands: {
        'inspect': { ...quietly, operands: { '<image...>': asksRegistry } },
        'create': {
          options: { '-f, --file <file>': reads, '-t, --tag <name>': publishes },
          harmless: flags('--annotation <v> | --append | --builder <v> | --dry-run | --platform <v> | --prefer-index | --progress <v> | --metadata-file <v> | -h, --help'),
          operands: { '<source...>': nothing },
        },
      },
    },
    'history': {
      subcommands: {
        'ls | inspect | logs': quietly,
        'open | rm': builder('-a, --all'),
        'import': { options: { '-f, --file <file>': reads }, harmless: '-h, --help', always: unlessHelp(() => [{ kind: 'mutate', target: literal('build history') }]) },
        'export': { options: { '-o, --output <file>': writes }, harmless: flags('-a, --all | --finalize | -h, --help'), operands: { '<name...>': nothing } },
      },
    },
    'install | uninstall': { harmless: '-h, --help', always: unlessHelp(() => [{ kind: 'configure', target: literal('docker build') }]) },
  },
}

/** `docker image build` and friends share the word for what they pull and push. */
export const remoteImage = (role: Role): Body => ({
  harmless: flags(
    '-a, --all-tags | --arch <v> | --authfile <v> | --cert-dir <v> | --compress | --compression-format <v> | --compression-level <v> | --creds <v>'
      + ' | --disable-content-trust | --encryption-key <v>',
    '-f, --format <v> | --force-compression | --os <v> | --platform <v> | --policy <v> | -q, --quiet | --remove-signatures | --retry <v>'
      + ' | --retry-delay <v> | --sign-by <v> | --tls-verify | --variant <v> | -h, --help',
  ),
  operands: { '<name...>': role },
})
export const pull = remoteImage(connects)
export const push: Body = {
  ...remoteImage((words, given) => publishes(words.slice(-1), given)),
  options: { '--digestfile <file>': writes, '--sign-by-sigstore, --sign-by-sigstore-private-key, --sign-passphrase-file <file>': reads },
}
