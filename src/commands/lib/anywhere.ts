// Owns inputs that may be a path or an address.
import { some, type Word } from '../../model/index.ts'
import type { Role } from '../define.ts'
import { each, reads } from '../roles.ts'

export const isAddress = (word: Word): boolean => some(word, value => /^(https?|ftp|ftps):\/\//i.test(value))
export const readsAnywhere: Role = each((word, given) => (isAddress(word) ? { kind: 'connect', target: word } : reads([word], given)[0]))
