// The parser and what makes it strict: every error of the tree and of its nested scripts, and the coverage guard. The only importer of unbash.
import { forEachChild, type ParsedScript, parse as parseTree, type Script } from 'unbash'
import { uncovered } from './guard.ts'

export type * from 'unbash'
export { forEachChild }

/** @returns the tree, or why the source cannot be read with certainty, with the tree as far as there is one */
export function readTree(source: string): { readonly script: Script } | { readonly problem: string; readonly seen?: Script } {
  try {
    const script = parseTree(source)
    const problem = firstError(script, source) ?? uncovered(source, script, forEachChild)
    return problem ? { problem, seen: script } : { script }
  } catch (error) {
    return { problem: error instanceof RangeError ? 'it is nested too deeply' : 'the parser failed on it' }
  }
}

const firstError = (script: ParsedScript, source: string): string | undefined => {
  const error = script.errors?.[0]
  return error && `${error.message.toLowerCase().replace(/\.$/, '')} at character ${Math.min(error.pos, source.length) + 1}`
}
