// The parser and what makes it strict: every error of the tree and of its nested scripts, and the coverage guard. The only importer of unbash.
import { forEachChild, type ParsedScript, parse as parseTree, type Script } from 'unbash'
import { uncovered } from './guard.ts'

export type * from 'unbash'
export { forEachChild }

/** Each time that lines are joined, others may turn out to be in the midst of a token. */
const MAX_JOINED = 4
/** What some shells keep apart: `$` or `=` and a bracket, two brackets, a descriptor and its redirection. */
const APART = /^(?:[$=(][({]|\)\)|\d[<>])$/

/**
 * The tree of a source whose lines had to be joined to be read has positions in the joined text, which is then its `source`.
 *
 * @returns the tree, or why the source cannot be read with certainty, with the tree as far as there is one
 */
export function readTree(source: string, joined = 0): { readonly script: Script } | { readonly problem: string; readonly seen?: Script } {
  try {
    const script = parseTree(source)
    const joints: number[] = []
    const problem = firstError(script, source) ?? uncovered(source, script, forEachChild, joints)
    if (problem) return { problem, seen: script }
    if (joints.some(at => APART.test(`${source[at - 1]}${source[at + 2]}`))) return { problem: 'a token goes on in another line, which not every shell takes for one', seen: script }
    if (joints.length) return joined < MAX_JOINED ? readTree(without(source, joints), joined + 1) : { problem: 'its lines go on in the midst of too many words', seen: script }
    return { script: joined ? Object.assign(script, { source }) : script }
  } catch (error) {
    return { problem: error instanceof RangeError ? 'it is nested too deeply' : 'the parser failed on it' }
  }
}

const firstError = (script: ParsedScript, source: string): string | undefined => {
  const error = script.errors?.[0]
  return error && `${error.message.toLowerCase().replace(/\.$/, '')} at character ${Math.min(error.pos, source.length) + 1}`
}

/** The source with the escaped newlines at these positions taken out. */
function without(source: string, joints: readonly number[]): string {
  let [out, from] = ['', 0]
  for (const at of joints.toSorted((a, b) => a - b)) {
    out += source.slice(from, at)
    from = at + 2
  }
  return out + source.slice(from)
}
