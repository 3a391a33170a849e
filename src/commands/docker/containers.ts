// docker: the verbs about containers, alone and below `docker container` and `docker pod`.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Body, Role, Step } from '../define.ts'
import { unlessHelp } from '../lib/asks-help.ts'
import { flags } from '../lib/flags.ts'
import { each, mutates, nothing, reads, writes } from '../roles.ts'
import { detachKeys, exec, run, update } from './run.ts'

/** Looks at containers, images, networks and the engine; changes none of them. */
export const looks: Body = {
  harmless: flags(
    '-a, --all | --details | --digests | -f, --filter <v> | --format <v> | -n, --last, --tail <v> | -l, --latest | --no-trunc | -q, --quiet | -s, --size'
      + ' | -t, --timestamps | --tree',
    '--since <v> | --until <v> | --no-stream | -H, --human | --type <v> | -v, --verbose | --pretty | --no-resolve | --no-task-ids | --raw | --limit <v>'
      + ' | --cluster | --history | --sort <v>',
    '--external | --noheading | --ns | -p, --pod | --sync | -w, --watch <v> | --color | --names | --list-tags | --compatible | --authfile <v>'
      + ' | --tls-verify | --platform <v> | --insecure',
    '--condition <v> | --interval <v> | --ignore | --no-reset | -i | --stream | --ctr-names | --pod-names | -h, --help',
  ),
  operands: { '<argument...>': nothing },
}
/** What is inspected of a container holds its environment, with the passwords in it. */
export const inspects: Body = {
  ...looks,
  always: given => {
    const format = given.value('-f') ?? given.value('--format')
    const shows = format ? /Env|Args|json \.(Config)?\s*\}|\{\.(Config)?\s*\}|^json$/.test((exact(format) ?? 'json').replace(/\s+/g, ' ').replace(/\{\{ /g, '{{')) : true
    const other = /^(image|network|volume|plugin|node|service|task)$/.test(exact(given.value('--type')) ?? '')
    return given('--help') || !shows || other ? [] : given.operands.map(target => ({ kind: 'reveal', target }))
  },
}
/** The same letter means following the output of logs and choosing among what is listed. */
export const logs: Body = {
  harmless: flags('--details | -f, --follow | --since <v> | -n, --tail <v> | -t, --timestamps | --until <v> | --no-trunc | --raw | --no-resolve | --no-task-ids'
    + ' | -l, --latest | --color | --names | -c, --container <v> | -h, --help'),
  operands: { '<argument...>': nothing },
}

/** Changes each thing named. */
export const changes = (...options: readonly string[]): Body => ({ harmless: flags(...options, '--help'), operands: { '<name...>': mutates } })
/** Changes what the words describe as a whole, such as a new network. */
export const changesOf = (what: string, harmless: readonly string[], options: Readonly<Record<string, Role>> = {}): Body => ({
  options, harmless: flags(...harmless, '--help'), operands: { '<name...>': nothing }, always: unlessHelp(() => [{ kind: 'mutate', target: literal(what) }]),
})

const inContainer = (word: Word): boolean => Boolean(word.values?.every(value => /^[^./~\\:][^:/\\]+:/.test(value)))
const container = (word: Word): Word => map(word, value => value.slice(0, value.indexOf(':')), word.text)

export const copies: Body = {
  harmless: flags('-a, --archive | -L, --follow-link | -q, --quiet | --overwrite | -c, --container <v> | --no-preserve | --retries <v> | --all | --index <v> | --dry-run'
    + ' | -h, --help'),
  operands: {
    '<from>': each((target): Step | undefined => (exact(target) === '-' || inContainer(target) ? undefined : { kind: 'read', target, recursive: true })),
    '<to>': each((target): Step | undefined => (exact(target) === '-' ? undefined : inContainer(target) ? { kind: 'mutate', target: container(target) } : { kind: 'write', target, recursive: true })),
  },
}

export const exportTo: Body = { options: { '-o, --output <file>': writes }, harmless: flags('--platform <v> | --format <v> | -q, --quiet | -m, --multi-image-archive | --compress | --uncompressed | --dir <v> | -h, --help'), operands: { '<name...>': nothing } }

export const containers: Readonly<Record<string, Body>> = {
  'run': run,
  'create': run,
  'exec': exec,
  'update': update,
  'attach': detachKeys,
  'ls | list | ps': looks,
  'stats | top | port | diff | wait | exists | events': looks,
  'inspect': inspects,
  'logs': logs,
  'cp': copies,
  'export': exportTo,
  'start': changes('-a, --attach | --checkpoint <v> | --checkpoint-dir <v> | --detach-keys <v> | -i, --interactive | --all | --filter <v> | -l, --latest | --sig-proxy'),
  'stop | restart': changes('-s, --signal <v> | -t, --time, --timeout <v> | -a, --all | --cidfile <v> | -f, --filter <v> | -i, --ignore | -l, --latest | --running'),
  'kill': changes('-s, --signal <v> | -a, --all | --cidfile <v> | -l, --latest'),
  'rm | remove': changes('-f, --force | --link | -l | -v, --volumes | -a, --all | --cidfile <v> | --depend | --filter <v> | -i, --ignore | --latest | -t, --time <v>'),
  'mount | umount | unmount': changes('-a, --all | -f, --force | -l, --latest | --format <v> | --notruncate, --no-trunc'),
  'pause | unpause | init | cleanup': changes('-a, --all | --cidfile <v> | --exec <v> | -f, --filter <v> | -l, --latest | --format <v> | --notruncate | --rm | --rmi | --force'),
  'rename | clone': changes('--destroy | -f, --force | --name <v> | --run'),
  'commit': {
    options: { '--iidfile <file>': writes },
    harmless: flags('-a, --author <v> | -c, --change <v> | --config <v> | -f, --format <v> | --include-volumes | -m, --message <v> | -p, --pause | -q, --quiet'
      + ' | -s, --squash | -h, --help'),
    operands: { '<container>': nothing, '<image>': mutates },
  },
  'prune': changesOf('stopped containers', ['--filter <v> | -f, --force']),
  'checkpoint | restore': {
    options: { '-e, --export <file>': writes, '-i, --import <file>': reads },
    harmless: flags('-a, --all | -c, --compress <v> | --create-image <v> | --file-locks | --ignore-rootfs | --ignore-static-ip | --ignore-static-mac | --ignore-volumes'
      + ' | -k, --keep | -l, --latest | --leave-running | -n, --name <v> | --pod <v> | -P, --pre-checkpoint | --print-stats | -p, --publish <v> | -R'
      + ' | --tcp-established | --with-previous | -h, --help'),
    operands: { '<container...>': mutates },
  },
  /** The image says what to run on the host. */
  'runlabel': {
    harmless: flags('--authfile <v> | --cert-dir <v> | --creds <v> | --display | -n, --name <v> | --pull | -q, --quiet | --replace | --tls-verify | -h, --help'),
    operands: { '<label>': each(target => ({ kind: 'unknown', target, why: 'the image says what runs' })), '<image>': nothing, '<argument...>': nothing },
  },
}
