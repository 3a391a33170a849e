// Owns what calls of library functions do that are written out in full, whatever the language.
import { type Effect, literal, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** One argument as far as the source tells it. `name` is there for arguments by name. */
export interface Argument {
  readonly name?: string
  /** The texts that it can be; a list gives one for each item. */
  readonly texts?: readonly string[]
  readonly list?: true
  /** It was written as something else than text or a list of texts. */
  readonly source: string
}

export type Deed =
  | 'script' | 'run' | 'spawn' | 'runWords' | 'code' | 'read' | 'list' | 'delete' | 'deleteTree' | 'write' | 'append' | 'move' | 'copy' | 'copyTree' | 'permit' | 'link' | 'connect' | 'send' | 'fetchTo' | 'reveal' | 'signal'

const path = (kind: 'read' | 'list' | 'write' | 'append' | 'link', target: Word, recursive = false): Effect => ({ kind, target, ...(recursive && { recursive: true }) })

/**
 * What one call does. undefined when an argument that matters is not known.
 *
 * @param shell whether a text that is run goes through a shell
 */
export function deeds(deed: Deed, args: readonly Argument[], shell: boolean): readonly Step[] | undefined {
  const positional = args.filter(one => one.name === undefined)
  const word = (at: number): Word | undefined => {
    const found = positional[at]
    return found?.texts?.length === 1 && !found.list ? literal(found.texts[0] ?? '') : undefined
  }
  const [first, second] = [word(0), word(1)]
  const list = positional[0]?.list ? (positional[0].texts ?? []).map(literal) : undefined
  switch (deed) {
    case 'script':
      return first ? [{ script: first }] : undefined
    case 'run':
      if (list?.length) return [{ run: list }]
      return first ? [shell ? { script: first } : { run: [first] }] : undefined
    case 'spawn': {
      // A program and a list of its arguments, as node and Ruby take them.
      const more = positional[1]?.list ? (positional[1].texts ?? []).map(literal) : []
      if (positional[1] && !positional[1].list && !/^\{/.test(positional[1].source)) return undefined
      return first ? [shell ? { script: first } : { run: [first, ...more] }] : undefined
    }
    case 'runWords': {
      // `system("a", "b")` runs a with b; with one text a shell reads it.
      const words = positional.map((_, at) => word(at))
      if (words.some(one => !one) || !first) return undefined
      return words.length === 1 ? [{ script: first }] : [{ run: words.filter(one => one !== undefined) }]
    }
    case 'delete':
    case 'deleteTree':
      return first ? [{ kind: 'delete', target: first, ...(deed === 'deleteTree' && { recursive: true }) }] : undefined
    case 'move':
      return first && second ? [{ kind: 'delete', target: first }, path('write', second)] : undefined
    case 'copy':
    case 'copyTree':
      return first && second ? [path('read', first, deed === 'copyTree'), path('write', second, deed === 'copyTree')] : undefined
    case 'link':
      return second ? [path('link', second)] : undefined
    case 'read':
    case 'list':
    case 'write':
    case 'append':
      return first ? [path(deed, first)] : undefined
    case 'permit':
      return first ? [{ kind: 'permit', target: first }] : undefined
    case 'connect':
    case 'send':
      return first ? [{ kind: 'connect', target: first, ...(deed === 'send' && { sends: true }) }] : undefined
    case 'fetchTo':
      return first && second ? [{ kind: 'connect', target: first }, path('write', second)] : undefined
    case 'reveal':
      return [{ kind: 'reveal', target: first ?? literal('environment') }]
    case 'signal':
      return [{ kind: 'signal', target: first ?? literal('a process') }]
    case 'code':
      return undefined
  }
}
