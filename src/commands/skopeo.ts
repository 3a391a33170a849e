// skopeo, crane, regctl, oras: images in registries. Source: skopeo --help 1.9, crane help 0.20.
import { exact, literal, map, type Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { asksRegistry } from './lib/addresses.ts'
import { connects, destroys, nothing, publishes, reads, writes } from './roles.ts'

const ALL = '--override-variant <v> | --encrypt-layer <v> | --sign-identity <v> | --src-shared-blob-dir, --dest-shared-blob-dir, --shared-blob-dir <v> | --encryption-key, --decryption-key <v> | --dest-decompress | --dest-oci-accept-uncompressed-layers'
  + ' | --src-cert-dir, --dest-cert-dir <v> | --src-no-creds | --dest-no-creds | --no-creds | --dest-compress-format <v> | --dest-compress-level <v> | --src-registry-token, --dest-registry-token, --registry-token <v> | --dest-precompute-digests'
  + ' | --src-username, --src-password, --dest-username, --dest-password <v> | --get-login | -h, --help | --debug | -v, --verbose | --version | --insecure | --platform <v> | --allow-nondistributable-artifacts | --command-timeout <v>'
  + ' | --override-arch <v> | --override-os <v> | --insecure-policy | --registries.d <v> | --tmpdir <v> | -a, --all, --all-tags'
  + ' | -f, --format <v> | --creds <v> | --cert-dir <v> | --tls-verify [v]'
  + ' | --config | --raw | -n, --no-tags | --retry-times <v> | --src-creds <v> | --dest-creds <v> | --src-tls-verify [v] | --dest-tls-verify [v]'
    + ' | --multi-arch <v> | -q, --quiet | --remove-signatures | --sign-by <v> | --additional-tag <v>'
    + ' | --dest-compress | --preserve-digests | -s, --src <v> | -d, --dest <v> | --scoped | --dry-run | --keep-going | -u, --username <v> | -p, --password <v>'
    + ' | --password-stdin | --image-refs <v> | -t, --tag <v>'
const OPTIONS: Body['options'] = {
  '--digestfile <file>': writes,
  '--sign-by-sigstore-private-key, --sign-passphrase-file <file>': reads,
  '--authfile, --src-authfile, --dest-authfile, --registry-config, --policy <file>': reads,
  '--daemon-host, --src-daemon-host, --dest-daemon-host <address>': connects,
}
const looks: Body = { options: OPTIONS, harmless: ALL, operands: { '<argument...>': (words, given) => asksRegistry(words.map(word => map(word, value => value.replace(/^docker:\/\//, ''))), given) } }
/** `dir:path`, `oci:path`, `docker-archive:path`: where an image is on this machine. */
const local = (word: Word | undefined): string | undefined => /^(?:dir|oci|oci-archive|docker-archive):([^:]+)/.exec(exact(word) ?? '')?.[1]

export default command('skopeo', {
  aliases: ['crane', 'gcrane', 'regctl', 'oras'],
  options: OPTIONS,
  harmless: ALL,
  subcommands: {
    'inspect | list-tags | manifest-digest | standalone-verify | digest | manifest | config | ls | catalog | validate | version | blob | help | discover | repo': looks,
    'copy | sync | cp': {
      options: OPTIONS,
      harmless: ALL,
      operands: { '<from>': nothing, '<to>': nothing },
      always: given => {
        const [from, to] = given.operands
        if (!from || !to || given('--dry-run')) return []
        const source = local(from)
        const target = local(to)
        const steps: Step[] = [source ? { kind: 'read', target: literal(source), recursive: true } : { kind: 'connect', target: from }]
        return [...steps, ...(target ? [{ kind: 'write' as const, target: literal(target), recursive: true }] : publishes([to], given))]
      },
    },
    'delete': { options: OPTIONS, harmless: ALL, operands: { '<image>': destroys } },
    'push | append | mutate | tag | rebase | index | flatten | attach': { options: OPTIONS, harmless: ALL, operands: { '<argument...>': words => words.slice(-1).map(target => ({ kind: 'publish', target })) } },
    'pull | export': { options: OPTIONS, harmless: ALL, operands: { '<image>': words => words.map(target => ({ kind: 'connect', target })), '<file>': words => words.map(target => ({ kind: 'write', target })) } },
    'login | logout | auth': { options: OPTIONS, harmless: ALL, operands: { '<registry...>': nothing }, always: given => [{ kind: 'configure', target: given.operands[0] ?? literal('registry login') }] },
  },
  examples: {
    'skopeo inspect docker://a.dev/x': ['connect a.dev/x'],
    'crane manifest alpine:3': [],
    'skopeo --policy=p.json inspect --authfile=a.json docker://alpine': ['read p.json', 'read a.json'],
    'oras pull --registry-config b.json acme/x': ['read b.json', 'connect acme/x'],
    'skopeo sync --src-authfile a.json --dest-authfile b.json docker://a docker://b': ['read a.json', 'read b.json', 'connect docker://a', 'publish docker://b'],
    'skopeo copy --digestfile d.txt --sign-by-sigstore-private-key k.pem --src-daemon-host tcp://a.example:2375 docker://a.example/a dir:out': ['write d.txt', 'read k.pem', 'connect tcp://a.example:2375', 'connect docker://a.example/a', 'write out (recursive)'],
    'skopeo inspect docker://alpine': [],
    'crane ls acme/app': [],
    'skopeo copy docker://a docker://acme/a': ['connect docker://a', 'publish docker://acme/a'],
    'skopeo copy docker://a dir:out': ['connect docker://a', 'write out (recursive)'],
    'skopeo delete docker://acme/a': ['destroy docker://acme/a'],
    'crane export alpine fs.tar': ['connect alpine', 'write fs.tar'],
    'skopeo login a.dev': ['configure a.dev'],
  },
})
