// From an effect's kind to the rules that look at it. In the bundle this file is replaced by one that loads the rules of a kind when it is asked for.
import type { EffectKind } from '../model/index.ts'
import type { Rule } from './define.ts'
import { rules } from './rules/index.ts'

export const rulesOn = (kind: EffectKind): readonly Rule[] => rules.filter(rule => rule.on.includes(kind))
