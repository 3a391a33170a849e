// One generated script, from its seed, shell and number.
import { words, statements } from './constructs/index.ts'
import { generator, type Shell } from './generate.ts'
import { node, type Node, type Piece } from './tree.ts'

export function scriptOf(seed: number, index: number, shell: Shell, size?: number): Node {
  const made = generator(seed, index, shell, words, statements, size)
  const parts: Piece[] = []
  while (made.left > 0) parts.push(made.statement())
  const { scalars, arguments: count } = made.state
  // What is left at the end shows in the arguments of a last stub, and nothing outlives the script.
  parts.push(made.stub(...scalars.slice(-3).map(name => ` "$${name}"`), count ? ' "$@"' : ' "$#"'), node('wait', 'statement', ['wait']))
  return node('list', 'list', parts)
}
