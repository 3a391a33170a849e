// Which names of variables of the environment promise a secret, and the origin of what such a variable holds.
import type { Origin, Word } from './word.ts'

/** The word that says what it is comes last: any text may name a variable. */
const HOLDS = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS|DATABASE_URL|DSN|PAT)$|(?<!^|PUBLIC|CACHE|PRIMARY|FOREIGN|SORT|HOST)_(?:KEY|PWD|PASS)$/

export const holdsSecret = (name: string): boolean => HOLDS.test(name)

/** Where the value of a variable that nothing here has set comes from, as far as that matters. */
export const originOfVariable = (name: string): readonly Origin[] => (/^[A-Z]/.test(name) && holdsSecret(name) ? [{ kind: 'variable', what: name }] : [])

/** The variables whose secrets words were made of. */
export const secretsIn = (words: readonly Word[]): readonly string[] => [...new Set(words.flatMap(word => (word.from ?? []).filter(({ kind }) => kind === 'variable').map(({ what }) => what)))]
