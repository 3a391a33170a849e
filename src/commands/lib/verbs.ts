// Clients of services with hundreds of operations: the words before the first option say what one does, its options to what.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { grammarOf } from '../grammar.ts'
import { match } from '../match.ts'
import { here } from '../roles.ts'
import { elsewhere } from './net.ts'
import { joined } from './words.ts'

export type Meaning = 'looks' | 'runs' | 'configure' | 'publish' | 'reveal' | 'mutate' | 'destroy'
const ORDER: readonly Meaning[] = ['looks', 'runs', 'configure', 'reveal', 'mutate', 'publish', 'destroy']

export interface Tool {
  /** Verbs by what they do, separated by blanks. The strictest of those in the path counts, as a group may have the name of a verb. */
  readonly verbs: Readonly<Partial<Record<Meaning, string>>>
  /** Whole paths that mean something else than their verbs say: the first that fits. */
  readonly paths?: readonly (readonly [path: RegExp, means: Meaning | Role])[]
  /** Options that may stand anywhere, and have an effect or a value. */
  readonly options?: Readonly<Record<string, Role>>
  readonly harmless?: string
  /** Options that name the server: it gets the keys of the one that was meant. */
  readonly servers?: string
  /** Words of a path are separated by this too: `apps:destroy`. */
  readonly separator?: string
  /** First words that are no verbs, though some are spelt like one: `run services list`. */
  readonly groups?: string
  /** Nouns that list themselves when nothing follows: `apps`. */
  readonly nouns?: string
  /** Without a word it does this. */
  readonly bare?: Meaning
}

/** Words of most such clients. */
export const LOOKS = 'list ls get describe show info status inspect view search query logs log whoami version versions help validate lint diff history tail top stats usage ps read cat print'
export const DESTROYS = 'delete del destroy rm remove purge terminate drop wipe erase'
export const MUTATES = 'create new add update set edit apply deploy up start stop restart reset scale resize attach detach enable disable import run exec promote rollback rename move mv copy cp upload put patch invoke trigger cancel link unlink unset grant revoke sync push restore'

/** The tail of a call for help: `tool verb --help`. */
const HELP = new Set<string | undefined>(['--help', '-help', '-h', '-?'])
const asksHelp = (words: readonly Word[]): boolean => HELP.has(exact(words.at(-1))) || exact(words[0]) === 'help'

const means = (meaning: Meaning, words: readonly Word[], path: readonly Word[]): Step[] => {
  switch (meaning) {
    case 'looks':
      return []
    case 'runs':
      return [{ kind: 'execute', target: here }]
    case 'reveal':
      return [{ kind: 'reveal', target: joined(path) }]
    default:
      return [{ kind: meaning, target: joined(words) }]
  }
}

/** The words that name the operation: all operands when every option is known, else those before the first option. */
function pathOf(words: readonly Word[], operands: readonly Word[], known: boolean): readonly Word[] {
  if (known) return operands
  const end = words.findIndex(word => !word.values || word.values.some(value => value.startsWith('-')))
  return end < 0 ? words : words.slice(0, end)
}

/** Verbs that say by how they begin what they do: `list-runtimes`, `delete-batch`. */
function byPrefix(word: string): Meaning | undefined {
  if (/^(list|get|describe|show)-/.test(word)) return /key|secret|token|credential|password|connection-string|publishing/.test(word) ? 'reveal' : 'looks'
  if (/^(delete|remove|purge|destroy|terminate)-/.test(word)) return 'destroy'
  return /^(create|update|set|add|attach|detach|enable|disable|start|stop|restart|reset)-/.test(word) ? 'mutate' : undefined
}

const compiled = new WeakMap<Tool, ReadonlyMap<string, Meaning>>()
function meaningsOf(tool: Tool): ReadonlyMap<string, Meaning> {
  const made = compiled.get(tool) ?? new Map(ORDER.flatMap(meaning => (tool.verbs[meaning]?.split(' ') ?? []).map(verb => [verb, meaning] as const)))
  compiled.set(tool, made)
  return made
}

function act(tool: Tool, anywhere: Body, words: readonly Word[], given: Given): readonly Step[] {
  if (asksHelp(words)) return []
  const read = match(grammarOf(anywhere), words)
  const steps: Step[] = read.found.flatMap(({ role, words: values }) => role?.(values, given) ?? [])
  const path = pathOf(words, read.operands, read.surprises.length === 0)
  const text = path.map(word => exact(word) ?? '').join(' ')
  for (const [pattern, meaning] of tool.paths ?? [])
    if (pattern.test(text)) return [...steps, ...(typeof meaning === 'string' ? means(meaning, words, path) : meaning(words, given))]
  if (tool.nouns?.split(' ').includes(exact(path[0]) ?? '') && (path.length === 1 || tool.separator)) return steps
  const verbs = meaningsOf(tool)
  const parts = text.split(tool.separator ? new RegExp(`[ ${tool.separator}]`) : ' ')
  const group = parts.length > 1 && tool.groups?.split(' ').includes(parts[0] ?? '') ? 1 : 0
  const found = parts.slice(group).flatMap(word => verbs.get(word) ?? byPrefix(word) ?? [])
  const strictest = found.reduce<Meaning | undefined>((a, b) => (a && ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b), undefined)
  if (strictest) return [...steps, ...means(strictest, words, path)]
  return [...steps, { kind: 'unknown', target: joined(path.length ? path : words), why: 'this subcommand is not known' }]
}

/** The body of a program that is described so. Help and version never act. */
export function tool(described: Tool): Body {
  const options: Readonly<Record<string, Role>> = { ...described.options, ...(described.servers && { [described.servers]: elsewhere }) }
  const anywhere: Body = { harmless: described.harmless ?? '', options }
  return {
    style: 'posix',
    options,
    harmless: `--help | --version${described.harmless ? ` | ${described.harmless}` : ''}`,
    operands: { '<word...>': (words, given) => act(described, anywhere, words, given) },
    always: given => (!given.operands.length && described.bare && !given('--help') && !given('--version') ? means(described.bare, [literal(given.called)], []) : []),
  }
}
