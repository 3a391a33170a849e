// The lines of a session's file: what was granted and refused, what was used up, taken back or approved, in the order in which it happened.
import { isObject, type Json, type Principal } from '../model/index.ts'
import { LONGEST } from './terms.ts'

/** What every line that a person caused is bound to. */
interface Said {
  readonly id: string
  /** Milliseconds since 1970, as all times here. */
  readonly at: number
  readonly until: number
  readonly agent: string
  readonly session: string
  readonly workspace: string
  /** In words, exactly what it covers. */
  readonly what: string
}

/**
 * A yes that holds for later calls. `covers` is all that it can allow: for `once` and `exact` each effect in its printed form, else kinds of effects with
 * their places, as shapes.ts writes them.
 *
 * - `once`, `exact`: this very text; `once` a single time
 * - `prefix`: commands whose first words these are
 * - `tool`, `server`: calls of a tool of the agent, or of any tool of an MCP server
 */
export interface Grant extends Said {
  readonly type: 'grant'
  readonly kind: 'once' | 'exact' | 'prefix' | 'tool' | 'server'
  /** What was so when it was given. It is void when any of that is not so any more. */
  readonly mode: string
  readonly boundary: string
  readonly uses?: number
  readonly covers: readonly string[]
  /** By kind: the request's form and text, the first words, the kind and name of the tool, the server. */
  readonly key: readonly string[]
}

export interface Denial extends Said {
  readonly type: 'denial'
  readonly text: string
  readonly effects: readonly string[]
  /** The commands that were asked about, word by word; none where they are not exactly known. */
  readonly calls: readonly string[]
  readonly note?: string
}

/** `use`: a grant was used. `again`: what was refused was tried again. `revoke`: it holds no more. */
export interface Mark {
  readonly type: 'use' | 'again' | 'revoke'
  readonly of: string
  /** Tells one use from the others. */
  readonly nonce?: string
}

/** A yes of which nothing else is kept. */
export interface Yes {
  readonly type: 'yes'
  readonly agent: string
  readonly session: string
}

export type Line = Grant | Denial | Mark | Yes

/** A name for what is said. Names are no secrets: they only have to differ. */
export const newId = (letter: 'g' | 'd' | 'u'): string => `${letter}${Math.random().toString(36).slice(2, 11).padEnd(9, '0')}`

/** The lines that can be read: one that cannot counts for nothing. */
export function decodeLines(text: string): readonly Line[] {
  return text.split('\n').flatMap(line => {
    if (line === '') return []
    try {
      const value: unknown = JSON.parse(line)
      return isObject(value) && isLine(value) ? [value] : []
    } catch {
      return []
    }
  })
}

function isLine(value: Json): value is Json & Line {
  switch (value['type']) {
    case 'use': case 'again': case 'revoke': return texts(value, 'of')
    case 'yes': return texts(value, 'agent', 'session')
    case 'denial': return isSaid(value) && texts(value, 'text') && lists(value, 'effects', 'calls') && (value['note'] === undefined || texts(value, 'note'))
    case 'grant': return isSaid(value) && texts(value, 'kind', 'mode', 'boundary') && lists(value, 'covers', 'key') && (value['uses'] === undefined || numbers(value, 'uses'))
    default: return false
  }
}

const texts = (value: Json, ...keys: readonly string[]): boolean => keys.every(key => typeof value[key] === 'string')
const numbers = (value: Json, ...keys: readonly string[]): boolean => keys.every(key => typeof value[key] === 'number')
const lists = (value: Json, ...keys: readonly string[]): boolean => keys.every(key => Array.isArray(value[key]) && value[key].every(one => typeof one === 'string'))
const isSaid = (value: Json): boolean => texts(value, 'id', 'agent', 'session', 'workspace', 'what') && numbers(value, 'at', 'until')

/** What holds of a session's lines, in their order, and what was refused. */
export interface Held {
  readonly inForce: readonly (Grant | Denial)[]
  readonly tally: Tally
}

export interface Tally {
  readonly inARow: number
  readonly inAll: number
}

/** How often each grant was used. */
export function usesOf(lines: readonly Line[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const line of lines) if (line.type === 'use') uses.set(line.of, (uses.get(line.of) ?? 0) + 1)
  return uses
}

/** What was taken back. */
export const revokedIn = (lines: readonly Line[]): ReadonlySet<string> => new Set(lines.flatMap(line => (line.type === 'revoke' ? [line.of] : [])))

export const isSpent = (grant: Grant, uses: ReadonlyMap<string, number>): boolean => grant.uses !== undefined && (uses.get(grant.id) ?? 0) >= grant.uses

/** Whose lines, at what time: files may hold those of others, whose names look alike. A clock that was set back makes no grant last. */
export function heldIn(lines: readonly Line[], { agent, session }: Principal, now: number): Held {
  const revoked = revokedIn(lines)
  const uses = usesOf(lines)
  const inForce: (Grant | Denial)[] = []
  const refused = new Set<string>()
  let inARow = 0
  let inAll = 0
  for (const line of lines) {
    if ('agent' in line && (line.agent !== agent || line.session !== session)) continue
    if (line.type === 'yes' || line.type === 'grant') inARow = 0
    if ('until' in line && line.until > now && !revoked.has(line.id) && (line.type === 'denial' || (line.until - now <= LONGEST && !isSpent(line, uses)))) {
      inForce.push(line)
      if (line.type === 'denial') refused.add(line.id)
    }
    if ((line.type === 'denial' && refused.has(line.id)) || (line.type === 'again' && refused.has(line.of))) {
      inARow++
      inAll++
    }
  }
  return { inForce, tally: { inARow, inAll } }
}
