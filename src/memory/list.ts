// What was said in every session, for people: to look at, to take back and to forget.
import { append, filesIn, readLines } from './file.ts'
import { type Denial, type Grant, isSpent, type Line, revokedIn, usesOf } from './lines.ts'

export interface Listed {
  readonly said: Grant | Denial
  /** Why it holds no more. */
  readonly over?: 'revoked' | 'forgotten' | 'used up' | 'expired' | 'void: the settings of its workspace have changed'
  readonly usesLeft?: number
}

/** @param isVoid what is bound to settings that are in force no more */
export function listed(state: string, now: number, isVoid: (grant: Grant) => boolean = () => false): readonly Listed[] {
  return filesIn(state).flatMap(file => listedIn(readLines(file), now, isVoid)).sort((a, b) => a.said.at - b.said.at)
}

function listedIn(lines: readonly Line[], now: number, isVoid: (grant: Grant) => boolean = () => false): readonly Listed[] {
  const revoked = revokedIn(lines)
  const uses = usesOf(lines)
  return lines.flatMap(said => {
    if (said.type !== 'grant' && said.type !== 'denial') return []
    const spent = said.type === 'grant' && isSpent(said, uses)
    const over = revoked.has(said.id) ? (said.type === 'grant' ? 'revoked' : 'forgotten') : spent ? 'used up' : said.until <= now ? 'expired' : said.type === 'grant' && isVoid(said) ? 'void: the settings of its workspace have changed' : undefined
    const limit = said.type === 'grant' ? said.uses : undefined
    return [{ said, ...(over && { over }), ...(limit !== undefined && { usesLeft: Math.max(0, limit - (uses.get(said.id) ?? 0)) }) }]
  })
}

/**
 * Takes back what still holds and fits. Throws when that cannot be written: it holds on then.
 *
 * @returns what was taken back
 */
export function takeBack(state: string, fits: (said: Grant | Denial) => boolean, now: number): readonly (Grant | Denial)[] {
  return filesIn(state).flatMap(file =>
    listedIn(readLines(file), now).flatMap(({ said, over }) => {
      if (over || !fits(said)) return []
      append(file, { type: 'revoke', of: said.id }, true)
      return [said]
    }),
  )
}
