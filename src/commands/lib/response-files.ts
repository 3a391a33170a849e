// Owns response files: operands such as `@args`, which stand for the options in them.
import { some } from '../../model/index.ts'
import type { Role } from '../define.ts'
import { unknowns } from '../roles.ts'

export const responses: Role = (words, given) => unknowns('options come from a file')(words.filter(word => some(word, value => value.startsWith('@'))), given)
