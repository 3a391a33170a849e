// The optional second reader of shell source, bash-parser: it can only tighten. Loaded when the setting is on, and asked when a line is about to pass unasked.
import parseScript from 'bash-parser'

/** Longest source that it is asked about, in characters: its cost grows faster than the text. */
export const MAX_SECOND = 2048

/** Words that it takes for programs and that are syntax. */
const SYNTAX = new Set(['[[', ']]', '((', '))', '!', '{', '}', 'time', 'coproc', 'function', 'select', 'if', 'then', 'else', 'elif', 'fi', 'for', 'while', 'until', 'do', 'done', 'case', 'esac', 'in'])

/**
 * @returns the programs that it sees, as plain words; undefined when it has no opinion: it fails on the source, or the source holds a
 * here-document, whose lines it takes for commands
 */
export function secondOpinion(source: string): readonly string[] | undefined {
  if (source.length > MAX_SECOND || source.includes('<<')) return undefined
  try {
    const names = new Set<string>()
    collect(parseScript(source, { mode: 'bash' }), names)
    return [...names]
  } catch {
    return undefined
  }
}

/** Every command of the tree, with those of substitutions, whose name is written out. */
function collect(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) collect(one, names)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  if ('type' in node && node.type === 'Command' && 'name' in node && typeof node.name === 'object' && node.name !== null && 'text' in node.name) {
    const { text } = node.name
    const expands = 'expansion' in node.name
    if (typeof text === 'string' && !expands && /^[\w./+-]+$/.test(text) && !SYNTAX.has(text) && !/^\d+$/.test(text)) names.add(text)
  }
  for (const value of Object.values(node)) collect(value, names)
}
