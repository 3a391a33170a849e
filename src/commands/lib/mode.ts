// Owns what a mode, in octal or as clauses, grants.
import type { PermitEffect, Word } from '../../model/index.ts'

type Grant = NonNullable<PermitEffect['grants']>

const STRENGTH: readonly Grant[] = ['executable', 'world-writable', 'setuid']

/** What a clause gives to those before its operator; without any, to all that the umask allows. */
function clauseGrants(who: string, bits: string): Grant | undefined {
  if (bits.includes('s') && who !== 'o') return 'setuid'
  if ((bits.includes('w') || bits === 'u' || bits === 'g') && /[oa]/.test(who)) return 'world-writable'
  return /[xX]/.test(bits) ? 'executable' : undefined
}

function granted(mode: string): Grant | undefined {
  if (/^[+=-]?[0-7]+$/.test(mode)) {
    if (mode.startsWith('-')) return undefined
    const bits = Number.parseInt(mode.replace(/^[+=]/, ''), 8)
    return bits & 0o6000 ? 'setuid' : bits & 0o002 ? 'world-writable' : bits & 0o111 ? 'executable' : undefined
  }
  let grant: Grant | undefined
  for (const clause of mode.split(',')) {
    const [, who = '', rest = ''] = /^([ugoa]*)(.*)$/.exec(clause) ?? []
    for (const [, operator, bits = ''] of rest.matchAll(/([-+=])([rwxXstugo]*)/g)) {
      if (operator === '-') continue
      const found = clauseGrants(who, bits)
      if (found && (!grant || STRENGTH.indexOf(found) > STRENGTH.indexOf(grant))) grant = found
    }
  }
  return grant
}

/** The worst that a mode grants; a mode that is not known may grant anything. */
export function grants(mode: Word | undefined): { readonly grants?: Grant } {
  if (!mode) return {}
  if (!mode.values) return { grants: 'setuid' }
  const found = mode.values.flatMap(value => granted(value) ?? []).sort((a, b) => STRENGTH.indexOf(b) - STRENGTH.indexOf(a))[0]
  return found ? { grants: found } : {}
}

/** True when a mode given to a new file or folder opens it to others; the owner's own rights are no news. */
export const opens = (mode: Word | undefined): boolean => {
  const grant = grants(mode).grants
  return grant === 'setuid' || grant === 'world-writable'
}
