// What terraform, tofu and terragrunt do with the infrastructure that files describe.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { here, mutates, nothing, reads, under, writes } from '../roles.ts'

const COMMON = '-help, --help | -h | -version | -v | -no-color | -json | -lock | -lock-timeout <v> | -input | -parallelism <v> | -compact-warnings'
  + ' | -ignore-remote-version | -concise | -target <v> | -exclude <v> | -target-file <v> | -exclude-file <v> | -replace <v>'
  + ' | -var <v> | -refresh | -refresh-only | -state <v> | -backup <v> | -deprecation <v> | -consolidate-warnings | -consolidate-errors | -show-sensitive'
    + ' | -allow-deferral | -destroy | -auto-approve | -force | -detailed-exitcode | -generate-config-out <v>'

const folder = (given: Given): Word => given.value('-chdir') ?? here
const helps = (given: Given): boolean => given('-help') || given('-h')
const body = (own: Body, act?: (given: Given) => readonly Step[]): Body => ({
  style: 'long',
  operands: { '<argument...>': nothing },
  ...own,
  harmless: [own.harmless, COMMON].filter(Boolean).join(' | '),
  always: given => (helps(given) ? [] : (act?.(given) ?? [])),
})
const looks = body({})
const LOOKING = '-raw | -type <v> | -plan <v> | -draw-cycles | -module-depth <v> | -no-tests | -test-directory <v>'
const unmasks = (given: Given): boolean => ['-json', '-raw', '-show-sensitive'].some(option => given(option) && exact(given.value(option)) !== 'false')
/** A state in another file than the usual one. */
const states = (given: Given): readonly Step[] => reads(given.values('-state'), given)
const shown = (given: Given): readonly Step[] => [...states(given), ...(given('-show-sensitive') && exact(given.value('-show-sensitive')) !== 'false' ? [{ kind: 'reveal' as const, target: given.operands[0] ?? literal('state') }] : [])]
/** Providers and modules are programs and files of the workspace. */
const runs = (given: Given): Step => ({ kind: 'execute', target: folder(given) })
const changes = (given: Given): readonly Step[] => [{ kind: given('-destroy') ? 'destroy' : 'mutate', target: given.operands[0] ?? folder(given) }]
const varFile: Body = { options: { '-var-file <file>': reads } }
const mutation = (kind: 'mutate' | 'destroy' = 'mutate'): Body => body({}, given => (given('-dry-run') ? [] : [{ kind, target: given.operands[0] ?? folder(given) }]))
const installs = (what: string): readonly Step[] => [{ kind: 'install', target: literal(what), where: 'workspace' }]

export const terraform: Readonly<Record<string, Body>> = {
  'version | validate | graph | metadata | modules | help': body({ harmless: LOOKING }, shown),
  /** Without a name it keeps what is marked as a secret to itself, unless a program is to read it. */
  'output': body({ harmless: LOOKING }, given => [...states(given), ...(given.operands.length || unmasks(given) ? [{ kind: 'reveal' as const, target: given.operands[0] ?? literal('outputs') }] : [])]),
  'show': body({ operands: { '<file>': reads } }, given => (unmasks(given) ? [{ kind: 'reveal', target: given.operands[0] ?? literal('state') }] : [])),
  'plan': body({ options: { ...varFile.options, '-out <file>': writes } }, given => [runs(given), ...given.values('-generate-config-out').map((target): Step => ({ kind: 'write', target }))]),
  'console': body({ ...varFile, harmless: '-plan' }, given => [runs(given)]),
  'apply': body({ options: { ...varFile.options, '-state-out <file>': writes } }, changes),
  'destroy': body(varFile, given => [{ kind: 'destroy', target: folder(given) }]),
  'refresh | test': body({ ...varFile, harmless: '-cloud-run <v> | -filter <v> | -test-directory <v> | -verbose | -junit-xml <v>' }, changes),
  'import': body({ ...varFile, harmless: '-config <v> | -allow-missing-config' }, given => [{ kind: 'mutate', target: given.operands[0] ?? folder(given) }]),
  'taint | untaint | force-unlock': body({ harmless: '-allow-missing' }, given => [{ kind: 'mutate', target: given.operands[0] ?? folder(given) }]),
  'init': body(
    { options: { '-plugin-dir <folder>': words => words.map(target => ({ kind: 'execute', target })), '-backend-config <file>': (words, given) => reads(words.filter(word => !exact(word)?.includes('=')), given) }, harmless: '-backend | -force-copy | -from-module <v> | -get | -reconfigure | -migrate-state | -upgrade | -lockfile <v> | -test-directory <v>' },
    given => [...given.values('-from-module').map((target): Step => ({ kind: 'connect', target })), ...(given('-migrate-state') || given('-force-copy') ? [{ kind: 'mutate' as const, target: literal('state') }] : []), ...installs('providers')],
  ),
  'get': body({ harmless: '-update | -test-directory <v>' }, () => installs('modules')),
  'fmt': body({ harmless: '-list | -write | -diff | -check | -recursive' }, given => {
    if ((given('-check') && !given('-write')) || exact(given.value('-write')) === 'false') return []
    const targets = given.operands.length ? given.operands : [folder(given)]
    return targets.filter(target => exact(target) !== '-').map((target): Step => (given('-recursive') ? { kind: 'write', target, recursive: true } : { kind: 'write', target }))
  }),
  'login | logout': body({}, given => [{ kind: 'configure', target: given.operands[0] ?? literal('app.terraform.io') }]),
  'providers': {
    style: 'long',
    harmless: `-test-directory <v> | ${COMMON}`,
    subcommands: {
      'schema': looks,
      'lock': body({ harmless: '-fs-mirror <v> | -net-mirror <v> | -platform <v> | -enable-plugin-cache' }, given => [{ kind: 'write', target: under(folder(given), '.terraform.lock.hcl') }]),
      'mirror': body({ harmless: '-platform <v> | -lock-file', operands: { '<folder>': writes } }),
    },
  },
  'state': {
    style: 'long',
    harmless: COMMON,
    subcommands: {
      'list | show': body({ harmless: '-id <v>' }, shown),
      /** The whole state, with the secrets that resources keep in it. */
      'pull': body({}, () => [{ kind: 'reveal', target: literal('state') }]),
      'push': body({ operands: { '<file>': reads } }, given => [{ kind: given('-force') ? 'destroy' : 'mutate', target: literal('state') }]),
      'mv | rm | replace-provider': body({ harmless: '-dry-run | -backup-out <v> | -state-out <v>', operands: { '<address...>': (words, given) => (given('-dry-run') || helps(given) ? [] : mutates(words, given)) } }),
    },
  },
  'workspace | env': {
    style: 'long',
    harmless: COMMON,
    subcommands: {
      'list | show': looks,
      'select | new': body({ harmless: '-or-create' }, given => [{ kind: 'mutate', target: given.operands[0] ?? literal('workspace') }]),
      'delete': mutation('destroy'),
    },
  },
  'cloud | stacks | rpcapi': mutation(),
}
