// kubectl: the options that all of its verbs share, and how resources are named.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { isAddress } from '../lib/addresses.ts'
import { flags } from '../lib/flags.ts'
import { pullsIn } from '../lib/response-files.ts'
import { joined } from '../lib/words.ts'
import { here } from '../roles.ts'

/** Of every verb: which cluster, as whom. */
const GLOBAL = flags(
  '--as <v> | --as-group <v> | --as-uid <v> | --cache-dir <v> | --certificate-authority <v> | --client-certificate <v> | --client-key <v> | --cluster <v>'
    + ' | --context <v> | --disable-compression | --kubeconfig <v>',
  '--insecure-skip-tls-verify | --log-flush-frequency <v> | --match-server-version | -n, --namespace <v> | --password <v> | --request-timeout <v>'
    + ' | -s, --server <v> | --tls-server-name <v>',
  '--token <v> | --user <v> | --username <v> | -v, --v <v> | --vmodule <v> | --warnings-as-errors | -h, --help | --alsologtostderr | --log-dir <v>'
    + ' | --log-file <v> | --logtostderr | --stderrthreshold <v> | --log-backtrace-at <v> | --log-file-max-size <v> | --one-output | --skip-headers | --skip-log-headers | --add-dir-header | --version [v]',
)
/** How objects are chosen, changed and printed. */
const CHOICE = flags(
  '-A, --all-namespaces | --all | --allow-missing-template-keys | --chunk-size <v> | --dry-run [v] | --field-selector <v> | --ignore-not-found'
    + ' | -L, --label-columns <v> | --no-headers | -o, --output <v>',
  '--output-watch-events | --output-patch | -R, --recursive | -l, --selector <v> | --server-print | --show-kind | --show-labels | --show-managed-fields'
    + ' | --show-events | --sort-by <v> | --subresource <v>',
  '--template <v> | -w, --watch | --watch-only | --field-manager <v> | --validate [v] | --windows-line-endings | --save-config | --overwrite'
    + ' | --resource-version <v> | --list | --local | --timeout <v> | --wait',
  '--record | --generator <v> | --container-port <v> | --use-openapi-print-columns | --hostport <v> | --limits <v> | --requests <v> | --replicas <v> | --schedule <v> | --serviceaccount <v> | --service-generator <v> | --service-overrides <v>',
  '-c, --container <v> | --pod-running-timeout <v> | -q, --quiet | --raw <v> | --cascade [v] | --force | --grace-period <v>',
)

/** `-n=prod` gives its value with the sign. */
export const textOf = (given: Given, option: string): string => (exact(given.value(option)) ?? '').replace(/^=/, '')
export const asksHelp = (given: Given): boolean => given('--help') || given('-h')
/** Nothing is changed: it shows what would be, or how. */
export const isDry = (given: Given): boolean => asksHelp(given) || given('--local') || (given('--dry-run') && !['none', 'false'].includes(textOf(given, '--dry-run')))

/** Files of objects, folders of them, or URLs. */
const manifests: Role = words =>
  words.flatMap((target): Step[] => {
    const text = exact(target)
    if (text === '-' || text === '') return []
    return [/^["']?https?:\/\//.test(text ?? target.text) ? { kind: 'connect', target } : { kind: 'read', target }]
  })
/** Folders with a kustomization.yaml, which may name others. */
export const kustomizations: Role = words =>
  words.map((target): Step => (isAddress(target) || /^[\w-]+\.[^/]*\/.*(?:\?ref=|\.git\b)/.test(exact(target) ?? '') ? { kind: 'connect', target } : { kind: 'read', target, recursive: true }))

/** Told not to keep to the folder, a kustomization from elsewhere reads what it likes, and prints it. */
export const unrestricted = (given: Given): readonly Step[] =>
  given.values('--load-restrictor').some(word => !word.values?.every(value => /RootOnly$/.test(value))) ? pullsIn(given.operands.length ? given.operands : [here], given) : []

/** Formats whose template is a file, named behind the sign or by `--template`. What does not look like a template is printed in the error. */
const TEMPLATE_FILE = /^["']?=?(?:go-template-file|templatefile|jsonpath-file|custom-columns-file)(=|["']?$)/i
function templates(given: Given): readonly Step[] {
  const formats = [...given.values('-o'), ...given.values('--output')]
  return formats.flatMap((word): readonly Step[] => {
    const found = (word.values ?? [word.text]).flatMap(value => TEMPLATE_FILE.exec(value) ?? [])
    if (!found.length) return []
    if (!found.includes('=')) return given.values('--template').map((target): Step => ({ kind: 'read', target }))
    return [{ kind: 'read', target: map(word, value => value.replace(/^=?[^=]*=/, '')) }]
  })
}

/** What every verb reads, writes and asks, whatever it is. */
export const shared = (given: Given): readonly Step[] => [
  // It may name programs that fetch the keys.
  ...given.values('--kubeconfig').map((target): Step => ({ kind: 'interpret', target, language: 'kubeconfig', file: true })),
  ...manifests([...given.values('-f'), ...given.values('--filename')], given),
  ...kustomizations([...given.values('-k'), ...given.values('--kustomize')], given),
  ...templates(given),
  ...['--cache-dir', '--log-dir'].flatMap(given.values).map((target): Step => ({ kind: 'write', target, recursive: true })),
  ...given.values('--log-file').map((target): Step => ({ kind: 'write', target })),
  // It gets the keys of the cluster that was meant.
  ...[...given.values('-s'), ...given.values('--server')].map((target): Step => ({ kind: 'connect', target })),
]

/**
 * A verb with the options that all share. They stand here without roles, so that a name in a variable is not taken for one of
 * them that matters: at worst it would choose another cluster to look at.
 */
export const verb = (own: string, act?: (given: Given) => readonly Step[], rest: Body = {}): Body => ({
  operands: { '<object...>': () => [] },
  ...rest,
  harmless: [own && flags(own), flags('-f, --filename <v> | -k, --kustomize <v>'), CHOICE, GLOBAL].filter(Boolean).join(' | '),
  always: given => [...shared(given), ...(act?.(given) ?? [])],
})

/** What is meant, in kubectl's own notation: `pod/web`; without operands, what the file or the choice says. */
export function objects(given: Given): readonly Word[] {
  const [first, ...names] = given.operands
  if (!first) return [given.value('-f') ?? given.value('--filename') ?? given.value('-k') ?? given.value('--kustomize') ?? literal('objects')]
  if (!names.length || exact(first)?.includes('/')) return given.operands
  return names.map(name => joined([first, name], '/'))
}
/** The kinds of resources that an operand such as `pods,svc` or `deploy/web` names. */
export const kinds = (word: Word | undefined): readonly string[] =>
  (word?.values ?? []).flatMap(text => text.split(',')).map(text => (text.split('/')[0] ?? '').split('.')[0]?.toLowerCase() ?? '')

/** Changes what is named, unless it is only tried. */
export const changes = (own = '', rest: Body = {}): Body => verb(own, given => (isDry(given) ? [] : objects(given).map((target): Step => ({ kind: 'mutate', target }))), rest)
export const looks = (own = '', rest: Body = {}): Body => verb(own, undefined, rest)
