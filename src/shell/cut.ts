// Operators of expansions that the parser may have cut in two at a separator which stands inside a substitution: `${x/$(a /b)/c}`.
import type { ParameterOperation } from './parse.ts'

const count = (text: string, character: string): number => text.split(character).length - 1

/**
 * True when the first word of an operator holds a substitution that may go on behind the separator. The parser looks for the separator first, and for
 * substitutions in what it found; bash does so the other way round, and runs all of it.
 */
export function isCut(operation: ParameterOperation): boolean {
  const [first, rest] = operation.type === 'Replace' ? [operation.pattern.text, operation.replacement.text] : operation.type === 'Slice' ? [operation.offset.text, operation.length?.text ?? ''] : ['', '']
  if (!/\$[([]|`|[<>]\(/.test(first)) return false
  const open = count(first, '(') !== count(first, ')') || count(first, '[') !== count(first, ']') || count(first, '`') % 2 === 1
  // Quotes and comments may hold brackets that count for nothing.
  return open || (/[)`\]]/.test(rest) && /["'\\#]/.test(first))
}
