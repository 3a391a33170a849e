// A block of our own in a file of TOML, marked as such: the rest of the file is not looked at, but for what would clash with it.
import { parseToml } from '../settings/import/toml.ts'

const BEGIN = '# gatekeeper begins'
const END = '# gatekeeper ends'

/** @returns the text with the block at its end, or why it cannot be put there */
export function blockAdded(text: string, block: string, table: string): { readonly text: string } | { readonly problem: string } {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const parsed = parseToml(text.replaceAll('\r\n', '\n'))
  if ('problem' in parsed) return { problem: `it cannot be read: ${parsed.problem}` }
  const clash = parsed.some(one => (one.name === '' && [...one.table.keys()].some(key => key === table || key.startsWith(`${table}.`))) || one.name.startsWith(`${table}.`))
  if (clash) return { problem: `${table} in it is written in a form that nothing can be added to; write it as [[${table}]]` }
  const whole = `${text === '' || text.endsWith('\n') ? '' : eol}${text.trim() ? eol : ''}${BEGIN}\n${block}${END}\n`
  const now = text + whole.replace(/\r?\n/g, eol)
  const after = parseToml(now.replaceAll('\r\n', '\n'))
  return 'problem' in after ? { problem: `the block does not fit into it: ${after.problem}` } : { text: now }
}

const BLOCK = new RegExp(`(?:^|\\n)${BEGIN}\\r?\\n[^]*?\\n${END}(?:\\r?\\n|$)`)

export const blockIn = (text: string): string | undefined => BLOCK.exec(text)?.[0].trim()

/** Takes the block out, with the empty line that was put before it. */
export function withoutBlock(text: string): string {
  const found = BLOCK.exec(text)
  if (!found) return text
  const head = text.slice(0, found.index + (found[0].startsWith('\n') ? 1 : 0))
  return head.replace(/(^|\n)\r?\n$/, '$1') + text.slice(found.index + found[0].length)
}
