// Our reading of a script against bash's own: what `bash --pretty-print` shows, which parses and runs nothing.
import { spawnSync } from 'node:child_process'
import { forEachChild } from 'unbash'
import { parse, type ParsedScript, type SyntaxNode } from '../../src/shell/parse.ts'

/** What two readings of one text come to. */
export type Compared =
  /** Both see the same programs, in the same order. */
  | { readonly kind: 'equal'; readonly programs: number }
  /** bash refuses the text as well. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown'; readonly why: string }
  /** bash prints no separator behind some here-documents, so that its print is another text: the words agree, or it cannot be read. */
  | { readonly kind: 'misprinted' }
  /** Something that the one sees and the other does not. */
  | { readonly kind: 'differs'; readonly missing: string }

/** bash's own print of the script; undefined where it finds an error. An empty environment: no start-up file and no exported function is read. */
export function bashPrint(source: string): string | undefined {
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '--noprofile', '--pretty-print', '-O', 'extglob'], {
    input: source, env: { PATH: '/usr/bin:/bin', HOME: '/nonexistent', LC_ALL: 'C.UTF-8' }, encoding: 'utf8', timeout: 20_000, maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 && !/syntax error|unexpected EOF|unexpected end of file/.test(stderr) ? stdout : undefined
}

/** Every simple command below a node, those of substitutions too, by program and number of words. */
export function programsOf(script: ParsedScript): readonly string[] {
  const found: string[] = []
  const look = (node: SyntaxNode): void => {
    if (node.type === 'Command' && node.name) found.push(`${node.name.value.replace(/\s+/g, ' ').slice(0, 60)}/${node.args.length}`)
    if ('script' in node && node.script) for (const command of node.script.commands) look(command)
    forEachChild(node, look)
  }
  for (const command of script.commands) look(command)
  return found
}

/** All words of all simple commands, whichever command they belong to. */
function wordsOf(script: ParsedScript): string {
  const words: string[] = []
  const look = (node: SyntaxNode): void => {
    if (node.type === 'Command') for (const word of [...(node.name ? [node.name] : []), ...node.args]) words.push(word.text.replace(/\s+/g, ''))
    if ('script' in node && node.script) for (const command of node.script.commands) look(command)
    forEachChild(node, look)
  }
  for (const command of script.commands) look(command)
  return words.filter(word => !/\$\(|`/.test(word)).sort().join('\n')
}

export function compareReadings(source: string): Compared {
  const ours = parse(source)
  const printed = bashPrint(source)
  if (!ours.script) return printed === undefined ? { kind: 'refused' } : { kind: 'unknown', why: ours.problem }
  if (printed === undefined) return { kind: 'differs', missing: 'bash refuses what we read' }
  const theirs = parse(printed)
  const documents = source.includes('<<')
  if (!theirs.script) return documents ? { kind: 'misprinted' } : { kind: 'unknown', why: `of bash's print: ${theirs.problem}` }
  // Substitutions come where the word is printed, which is the same place for both; the order is that of the text but for here-documents.
  const seen = [...programsOf(ours.script)].sort()
  const shown = [...programsOf(theirs.script)].sort()
  if (seen.length === shown.length && seen.every((one, i) => one === shown[i])) return { kind: 'equal', programs: seen.length }
  if (documents && wordsOf(ours.script) === wordsOf(theirs.script)) return { kind: 'misprinted' }
  const left = new Map<string, number>()
  for (const one of seen) left.set(one, (left.get(one) ?? 0) + 1)
  const missing = shown.filter(one => { const n = left.get(one) ?? 0; left.set(one, n - 1); return n <= 0 })
  const more = [...left].filter(([, n]) => n > 0).map(([one]) => one)
  return { kind: 'differs', missing: `${missing.length ? `bash shows ${missing.slice(0, 4).join(', ')}` : ''}${more.length ? ` only we see ${more.slice(0, 4).join(', ')}` : ''}` }
}
