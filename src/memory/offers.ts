// What a yes for this session could cover: this text, or everything like it, as narrowly as it can be told.
import { lookup } from '../commands/lookup.ts'
import { resolve } from '../commands/describe.ts'
import { type Request, textOf, type Verdict } from '../model/index.ts'
import { isOpen } from './covers.ts'
import type { Grant } from './lines.ts'
import { LONG } from './terms.ts'
import { allLines, asksOf, formOf, serverOf, shapeOf, toolShapeOf, wordsOf } from './shapes.ts'

export type Kept = Pick<Grant, 'kind' | 'what' | 'covers' | 'key'>

/** `like` is the wider one. Absent where nothing narrow enough can be kept. */
export interface SessionOffers {
  readonly once?: readonly Kept[]
  readonly session?: readonly Kept[]
  readonly like?: readonly Kept[]
}

/** Commands of one line that a yes for their kind may cover. */
const MOST = 3

export function sessionOffers(request: Request, verdict: Verdict, workspace: string): SessionOffers {
  if (!request.principal.session || !isOpen(verdict)) return {}
  const { action } = request
  const [once, session] = (['once', 'exact'] as const).map(kind => exactly(kind, request, verdict))
  const both = { ...(once && { once }), ...(session && { session }) }
  switch (action.kind) {
    case 'script': case 'argv': {
      const like = session && prefixes(verdict, workspace)
      return { ...both, ...(like && { like }) }
    }
    case 'mcp': return { ...both, session: [tool(request, verdict, textOf(request))], like: [{ kind: 'server', what: `every tool of the MCP server ${action.server}`, covers: [], key: [action.server] }] }
    case 'tool': return { ...both, session: [tool(request, verdict, action.tool)] }
    case 'file': case 'fetch': {
      const shapes = asksOf(verdict).map(finding => toolShapeOf(request, finding, workspace))
      const place = action.kind === 'fetch' ? serverOf(action.url) : placesOf(shapes)
      if (shapes.includes(undefined) || place === undefined) return both
      const what = action.kind === 'fetch' ? `every call of ${action.tool} to ${place}` : `every call of ${action.tool} that only ${place}`
      return { ...both, like: [{ kind: 'tool', what, covers: unique(shapes), key: [formOf(request), action.tool] }] }
    }
    case 'several': return both
    case 'inert': return {}
  }
}

/** Nothing is known of what such a tool is given, so that a grant for one call of it is one for all. */
const tool = (request: Request, verdict: Verdict, name: string): Kept => ({ kind: 'tool', what: `every call of ${name}, whatever it is given`, covers: allLines(verdict), key: [formOf(request), name] })

/** What is not known now may be anything the next time, though its text be the same. */
function exactly(kind: 'once' | 'exact', request: Request, verdict: Verdict): readonly Kept[] | undefined {
  if (asksOf(verdict).some(({ place, occurrence: { effect, call } }) => place === 'unresolved' || !effect.target.values || !call.cwd.values)) return undefined
  const kept: Kept = { kind, what: isCommand(request) ? 'exactly this command' : `exactly this call of ${textOf(request)}`, covers: allLines(verdict), key: [formOf(request), textOf(request)] }
  // The rest of the line takes less than the margin.
  return Buffer.byteLength(JSON.stringify(kept)) < LONG - 2048 ? [kept] : undefined
}

const isCommand = ({ action }: Request): boolean => action.kind === 'script' || action.kind === 'argv'

/** One for each command that is asked about; undefined where one of them has none. */
function prefixes(verdict: Verdict, workspace: string): readonly Kept[] | undefined {
  const shapes = new Map<string, { readonly words: readonly string[]; readonly shapes: (string | undefined)[] }>()
  for (const finding of asksOf(verdict)) {
    const words = prefixOf(wordsOf(finding) ?? [])
    const shape = shapeOf(finding, workspace)
    if (!words || shape === undefined) return undefined
    const known = shapes.get(words.join('\0')) ?? { words, shapes: [] }
    shapes.set(words.join('\0'), known)
    known.shapes.push(shape)
  }
  const kept = [...shapes.values()].flatMap(({ words, shapes: all }): Kept[] => {
    const does = placesOf(all)
    return does === undefined ? [] : [{ kind: 'prefix', what: `${words.join(' ')} with any arguments that only ${does}`, covers: unique(all), key: words }]
  })
  return kept.length === shapes.size && kept.length > 0 && kept.length <= MOST ? kept : undefined
}

/** Subcommands that run what they are given. */
const RUNS = /^(?:run|run-script|rum|urn|exec|execute|x|dlx|eval|bisect|foreach|filter-branch|shell|sh|ssh|start|test|watch|script|alias|config)$/

/** A program and its subcommand, down to the last one that it has; never a program alone, nor one that is given by its path. */
function prefixOf([program, ...args]: readonly string[]): readonly string[] | undefined {
  let body = program !== undefined && /^[\w.+-]+$/.test(program) ? lookup(program) : undefined
  const words = program === undefined ? [] : [program]
  for (const word of args) {
    if (!body?.subcommands) break
    const key = Object.keys(body.subcommands).find(one => one.split('|').some(name => name.trim() === word))
    const next = key === undefined ? undefined : body.subcommands[key]
    if (!next || RUNS.test(word)) return undefined
    words.push(word)
    body = { name: word, examples: {}, ...resolve(next) }
  }
  return words.length > 1 && !body?.subcommands ? words : undefined
}

const unique = (texts: readonly (string | undefined)[]): readonly string[] => [...new Set(texts.flatMap(text => text ?? []))].sort()
const VERBS: ReadonlyMap<string, string> = new Map([['list', 'lists'], ['read', 'reads'], ['write', 'writes'], ['append', 'appends'], ['delete', 'deletes'], ['link', 'links']])
const PLACES: ReadonlyMap<string, string> = new Map([['workspace', 'in the workspace'], ['temp', 'in temporary folders']])

/** Shapes in words: `writes in the workspace`. */
function placesOf(shapes: readonly (string | undefined)[]): string | undefined {
  const parts = unique(shapes).map(shape => {
    const [, kind = '', place = ''] = /^(\w+) in (\w+) by /.exec(shape) ?? []
    const verb = VERBS.get(kind)
    return verb === undefined ? `does ${shape.replace(/ by \S+$/s, '')}` : `${verb} ${PLACES.get(place) ?? place}`
  })
  return [...new Set(parts)].join(' and ') || undefined
}
