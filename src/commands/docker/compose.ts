// docker compose, docker-compose, podman-compose: containers that a file of the project describes.
import { literal, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { connectsTo, readsOrAsks } from '../lib/addresses.ts'
import { unlessHelp } from '../lib/asks-help.ts'
import { buildInputs, elevates, inside, throughDoors, volumes } from '../lib/containers.ts'
import { flags } from '../lib/flags.ts'
import { connects, each, here, mutates, nothing, publishes, reads, writes } from '../roles.ts'
import { copies } from './containers.ts'

const project = literal('compose project')
export const isLocal = (word: Word): boolean => Boolean(word.values?.every(value => /^(unix|npipe|fd):|^tcp:\/\/(localhost|127\.)|^\//.test(value)))
const services = (given: Given): readonly Word[] => (given.operands.length ? given.operands : [project])
/** Changes the services named, or all. */
const changes = (...options: readonly string[]): Body => ({
  harmless: flags(...options, '--dry-run | -h, --help'),
  operands: { '<service...>': nothing },
  always: given => (given('--dry-run') || given('--help') ? [] : services(given).map(target => ({ kind: 'mutate', target }))),
})
const looks = (...options: readonly string[]): Body => ({ harmless: flags(...options, '--dry-run | -h, --help'), operands: { '<service...>': nothing } })
/** Images are built by the instructions of the project's Dockerfiles. */
const builds = (given: Given): Step[] => (given('--build') ? [{ kind: 'execute', target: here }] : [])

const up = flags(
  '--abort-on-container-exit | --abort-on-container-failure | --always-recreate-deps | --attach <v> | --attach-dependencies | --build | -d, --detach'
    + ' | --exit-code-from <v> | --force-recreate | --menu | --no-attach <v>',
  '--no-build | --no-color | --no-deps | --no-log-prefix | --no-recreate | --no-start | --pull <v> | --quiet-build | --quiet-pull | --remove-orphans'
    + ' | -V, --renew-anon-volumes | --scale <v> | -t, --timeout <v> | --timestamps',
  '--wait | --wait-timeout <v> | -w, --watch | -y, --yes | --prune | --quiet | --no-up | --dry-run | -h, --help',
)

const runs: Role = (words, given) => [...inside(given.operands[0])(words, given), ...throughDoors(words, given)]
const entrypoint: Role = (words, given) => runs([...words, ...given.operands.slice(1)], given)

const common: Readonly<Record<string, Body>> = {
  'up | create | watch': {
    harmless: up,
    operands: { '<service...>': nothing },
    always: given => (given('--dry-run') || given('--help') ? [] : [...services(given).map(target => ({ kind: 'mutate', target }) as const), ...builds(given)]),
  },
  'start | stop | restart | kill | pause | unpause | scale | attach | commit': changes(
    '-t, --timeout <v> | -s, --signal <v> | --remove-orphans | --no-deps | --wait | --wait-timeout <v> | --detach-keys <v> | --index <v> | --no-stdin'
      + ' | --sig-proxy | -a, --author <v> | -c, --change <v> | -m, --message <v> | -p, --pause',
  ),
  'rm': changes('-f, --force | -s, --stop | -v, --volumes | -a, --all'),
  'down': {
    harmless: flags('--remove-orphans | --rmi <v> | -t, --timeout <v> | -v, --volumes | --dry-run | -h, --help'),
    operands: { '<service...>': nothing },
    always: given => (given('--dry-run') || given('--help') ? [] : services(given).map(target => ({ kind: given('-v') || given('--volumes') ? 'destroy' : 'mutate', target }))),
  },
  'exec': {
    style: 'posix',
    options: { '--privileged [bool]': elevates },
    harmless: flags('-d, --detach | -e, --env <v> | --index <v> | -T, --no-TTY, --no-tty | -i, --interactive | -t, --tty | -u, --user <v> | -w, --workdir <v> | --dry-run'
      + ' | -h, --help'),
    operands: { '<service>': mutates, '<command...>': (words, given) => inside(given.operands[0])(words, given) },
  },
  'run': {
    style: 'posix',
    options: { '-v, --volume <mount>': volumes, '--env-from-file <file>': reads, '--cap-add <name>': elevates, '--entrypoint <program>': entrypoint },
    harmless: flags(
      '--build | --cap-drop <v> | -d, --detach | -e, --env <v> | -i, --interactive | -l, --label <v> | --name <v> | -T, --no-TTY, --no-tty | -t, --tty'
        + ' | --no-deps | -p, --publish <v> | --pull <v> | -q, --quiet',
      '--quiet-build | --quiet-pull | --remove-orphans | --rm | -P, --service-ports | --use-aliases | -u, --user <v> | -w, --workdir <v> | --dry-run | -h, --help',
    ),
    operands: { '<service>': mutates, '<command...>': (words, given) => (given('--entrypoint') ? [] : runs(words, given)) },
  },
  'build': {
    options: { '--push [bool]': (_, given) => publishes(services(given), given), '--ssh <key>': (words, given) => (words.some(word => word.text.includes('=')) ? buildInputs(words, given) : []) },
    harmless: flags('--build-arg <v> | --builder <v> | --check | --compress | --force-rm | -m, --memory <v> | --no-cache | --no-rm | --parallel | --print | --progress <v>'
      + ' | --provenance [v] | --pull | -q, --quiet | --sbom [v] | --with-dependencies | --dry-run | -h, --help'),
    operands: { '<service...>': nothing },
    always: unlessHelp(given => (given('--print') || given('--dry-run') ? [] : [{ kind: 'execute', target: here }])),
  },
  'pull': {
    harmless: flags('--ignore-buildable | --ignore-pull-failures | --include-deps | --no-parallel | --parallel | --policy <v> | -q, --quiet | --dry-run | -h, --help'),
    operands: { '<service...>': nothing },
    always: unlessHelp(given => connects([literal('images of the compose project')], given)),
  },
  'push': {
    harmless: flags('--ignore-push-failures | --include-deps | -q, --quiet | --dry-run | -h, --help'),
    operands: { '<service...>': nothing },
    always: unlessHelp(given => publishes(services(given), given)),
  },
  'publish': { harmless: flags('--app | --insecure-registry | --oci-version <v> | --resolve-image-digests | --with-env | -y, --yes | -h, --help'), operands: { '<repository>': publishes } },
  'config | convert': {
    options: { '-o, --output <file>': writes },
    harmless: flags('--environment | --format <v> | --hash <v> | --images | --lock-image-digests | --models | --networks | --no-consistency | --no-env-resolution'
      + ' | --no-interpolate | --no-normalize | --no-path-resolution | --profiles | -q, --quiet | --resolve-image-digests | --services | --variables | --volumes'
      + ' | --dry-run | -h, --help'),
    operands: { '<service...>': nothing },
    // Variables from the environment and from .env stand in what it prints.
    always: given => (['-q', '--quiet', '--services', '--images', '--volumes', '--profiles', '--networks', '--models', '--hash', '--no-interpolate', '--variables', '--help'].some(given) ? [] : [{ kind: 'reveal', target: project }]),
  },
  'export': { options: { '-o, --output <file>': writes }, harmless: flags('--index <v> | --dry-run | -h, --help'), operands: { '<service>': nothing } },
  'logs': looks('-f, --follow | --index <v> | --no-color | --no-log-prefix | --since <v> | -n, --tail <v> | -t, --timestamps | --until <v>'),
  'ps | images | top | port | events | ls | version | stats | volumes | wait | viz | help': looks(
    '-a, --all | --filter <v> | --format <v> | --no-trunc | --orphans | -q, --quiet | --services | --status <v> | --index <v> | --protocol <v> | --json'
      + ' | --since <v> | --until <v> | -f, --force | --no-stream',
    '--short | --down-project | --image | --indentation-size <v> | --networks | --ports | --spaces',
  ),
  'cp': copies,
}

export const compose: Body = {
  options: { '-f, --file <file>': readsOrAsks, '--env-file <file>': reads, '-H, --host <address>': each(target => (isLocal(target) ? undefined : connectsTo(target))) },
  harmless: flags(
    '--all-resources | --ansi <v> | --compatibility | --dry-run | --parallel <v> | --profile <v> | --progress <v> | --project-directory <v>'
      + ' | -p, --project-name <v> | --verbose | -v, --version | -h, --help | --no-ansi',
    '-c, --context <v> | --tls | --tlscacert <v> | --tlscert <v> | --tlskey <v> | --tlsverify | --skip-hostname-check | --in-pod <v>'
      + ' | --no-cleanup | --podman-path <v> | -D, --debug | --log-level <v>',
  ),
  subcommands: common,
}

/** Beginning with the words behind `docker compose`. */
const composeExamples: Readonly<Record<string, readonly string[]>> = {
  'ps': [],
  'logs -f --tail=100 web': [],
  '-f dev.yml config --services': ['read dev.yml'],
  '-f https://a.dev/x.git ps': ['connect https://a.dev/x.git'],
  '-f oci://a.dev/x ps': ['connect oci://a.dev/x'],
  '-H tcp://a.dev:2375 ps': ['connect tcp://a.dev:2375'],
  '--env-file test.env ps -q': ['read test.env'],
  'config': ["reveal 'compose project'"],
  'config -q': [],
  'config -o full.yml': ['write full.yml', "reveal 'compose project'"],
  'up -d': ["mutate 'compose project'"],
  'up --help': [],
  'up --build web': ['mutate web', 'execute .'],
  'restart web db': ['mutate web', 'mutate db'],
  'down --remove-orphans': ["mutate 'compose project'"],
  'down -v': ["destroy 'compose project'"],
  'rm -sf web': ['mutate web'],
  'exec -T db ls /data': ['mutate db', 'list /data'],
  'exec --privileged db ls': ['elevate root', 'mutate db', 'list .'],
  'run --rm -v ./seed:/seed web ls': ['write ./seed (recursive)', 'mutate web', 'list .'],
  'run --env-from-file a.env --cap-add ALL web': ['read a.env', 'elevate root', 'mutate web'],
  'run --entrypoint ls web /data': ['list /data', 'mutate web'],
  'build --push api': ['publish api', 'execute .'],
  'build --ssh ci=keys/ci api': ['execute .'],
  'pull': ["connect 'images of the compose project'"],
  'push api': ['publish api'],
  'publish acme/app': ['publish acme/app'],
  'export -o web.tar web': ['write web.tar'],
  'cp web:/var/log/a.log .': ['write . (recursive)'],
  'cp a.sql db:/tmp': ['read a.sql (recursive)', 'mutate db'],
}
export const examplesFor = (prefix: string): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(composeExamples).map(([line, effects]) => [`${prefix} ${line}`, effects]))
