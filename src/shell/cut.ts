// What bash runs otherwise than it is written: operators cut in two at a separator inside a substitution (`${x/$(a /b)/c}`), and commands behind a here-document.
import type { Children } from './guard.ts'
import type { ParameterOperation, ParsedScript, Statement, SyntaxNode } from './parse.ts'

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

/**
 * bash prints the commands of a substitution anew before it runs them, and loses the semicolon between two of them behind a here-document, so that they run
 * as one (seen in 5.2): `$(cat <<E` ... `E` newline `a; b)` runs `a b`.
 */
export function isMisprinted(script: ParsedScript, source: string, children: Children): boolean {
  let document = Number.POSITIVE_INFINITY
  const lists: (readonly Statement[])[] = []
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'HereDoc') document = Math.min(document, node.pos)
    if (node.type === 'CompoundList') lists.push(node.commands)
    children(node, visit)
  }
  lists.push(script.commands)
  for (const statement of script.commands) visit(statement)
  return lists.some(list => list.some((one, i) => { const next = list[i + 1]; return next !== undefined && one.pos > document && source.slice(one.end, next.pos).includes(';') }))
}
