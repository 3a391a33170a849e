// Reads the settings `grants` and `denials`.
import { milliseconds } from '../model/duration.ts'
import { isObject } from '../model/index.ts'
import { type DenialSettings, type GrantSettings, LONGEST } from './terms.ts'

export type { DenialSettings, GrantSettings } from './terms.ts'

const MOST = 1000

type Complain = (message: string) => void

/** @returns what the section `grants` says */
export function grantSettings(json: unknown, complain: Complain): Partial<GrantSettings> {
  const section = sectionOf('grants', json, ['ttl'], complain)
  const value = section?.get('ttl')
  if (value === undefined) return {}
  const ttl = typeof value === 'string' ? milliseconds(value) : undefined
  if (ttl && ttl > 0 && ttl <= LONGEST) return { ttl }
  complain(`grants.ttl is ${JSON.stringify(value)}; it must be a time such as "30m", "8h" or "2d", of at most 31 days`)
  return {}
}

/** @returns what the section `denials` says */
export function denialSettings(json: unknown, complain: Complain): Partial<DenialSettings> {
  const section = sectionOf('denials', json, ['inARow', 'inAll'], complain)
  const count = (key: 'inARow' | 'inAll'): number | undefined => {
    const value = section?.get(key)
    if (value === undefined) return undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST) return value
    complain(`denials.${key} is ${JSON.stringify(value)}; it must be a whole number from 1 to ${MOST}`)
    return undefined
  }
  const [inARow, inAll] = [count('inARow'), count('inAll')]
  return { ...(inARow !== undefined && { inARow }), ...(inAll !== undefined && { inAll }) }
}

function sectionOf(name: string, json: unknown, keys: readonly string[], complain: Complain): ReadonlyMap<string, unknown> | undefined {
  if (json === undefined) return undefined
  if (!isObject(json)) {
    complain(`${name} must be an object`)
    return undefined
  }
  for (const key of Object.keys(json)) if (!keys.includes(key)) complain(`${name}.${key} is no setting; known are ${keys.join(', ')}`)
  return new Map(Object.entries(json))
}
