// Owns what the vi family does with files and commands. Source: vim(1) 9.0, nvim(1) 0.10, vi(1p), ex(1p).
import { exact, some, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { reads, writes } from '../roles.ts'
import { interpretText } from './interpreter.ts'
import { readEx } from './read-ex.ts'

export const commands: Role = words =>
  words.flatMap((word): readonly Step[] => {
    const text = exact(word)
    return (text === undefined ? undefined : readEx(text)) ?? [interpretText(word, 'vim')]
  })
/** `+` alone is the last line, a number is a line, `/` a search. */
export const starts: Role = words => words.flatMap(word => (word.values?.every(value => /^\+(\d*|\/[^\x00-\x1f]*)$/.test(value)) ? [] : commands([{ ...word, ...(word.values && { values: word.values.map(value => value.slice(1)) }) }], noneGiven)))
const isEx = (given: Given): boolean => given.called === 'ex' || given('-e') || given('-E') || given('-es') || given('-Es')
const onlyReads = (given: Given): boolean => given('-R') || given('-M') || /^r?g?view$/.test(given.called)
export const noneGiven: Given = Object.assign(() => false, { value: () => undefined, values: () => [], called: 'vim', operands: [], stdin: undefined, cwd: { text: '.' }, assignments: [] })

export function edits(given: Given): readonly Step[] {
  if (['-h', '--help', '--version', '--serverlist', '--api-info'].some(option => given(option))) return []
  const files: readonly Word[] = given.operands
  // netrw fetches what looks like an address.
  const opened = [...files.flatMap(word => (some(word, value => /^(?:scp|sftp|ftp|rcp|dav|davs|rsync|https?|fetch):\/\//.test(value)) ? [{ kind: 'connect' as const, target: word }] : [])), ...reads(files, given), ...(onlyReads(given) ? [] : writes(files, given))]
  const fed = given.stdin && !files.some(file => exact(file) === '-')
  if (fed && given.stdin) return [...opened, ...(isEx(given) ? commands([given.stdin], given) : [interpretText(given.stdin, 'vim')])]
  const leaves = given.values('-c').some(word => /q|x/.test(exact(word) ?? '')) || given('--headless') || given('-s')
  // Without a file there is nothing to do but type commands.
  return files.length || leaves || given('-r') || given('-l') || given('-t') || given('-q') || given('-S') ? opened : [interpretText({ text: 'stdin' }, 'vim')]
}
