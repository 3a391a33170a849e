// Long runs of plain rules, taken out of a text of settings before it is parsed: a parser would make something of each, and few are needed.
import { isObject, type Json } from '../model/index.ts'
import { otherIn, textsIn } from '../policy/blocks.ts'
import { DECISIONS } from './keys.ts'

/** Characters. What is shorter is parsed. */
const LONG = 500
/** Stands for a run, before its number. Where a text has no escapes for characters, nobody else can have written it. */
const MARK = '\x7f'

/**
 * Works on any text: a run that begins within a string is followed by what no text of settings can have there, and of one within a comment the mark is
 * not found again.
 *
 * @returns the text with a mark for each run
 */
export function cutRuns(text: string): { readonly rest: string; readonly runs: readonly string[] } {
  const runs: string[] = []
  if (text.length < LONG || text.includes(MARK) || text.includes('\\u')) return { rest: text, runs }
  let rest = ''
  let done = 0
  for (let from = 0; from < text.length; ) {
    const to = otherIn(text, from)
    // Whatever stands between is followed by a rule and by the next one, or by the list's end.
    const start = to - from < LONG ? to : from + separatorIn(text.slice(from, to))
    const end = start < to ? text.slice(0, to).indexOf(']', start) : to
    const run = text.slice(start + 1, end < 0 ? to : end)
    if (run.length >= LONG) {
      rest += `${text.slice(done, start + 1)}"${MARK}${runs.length}"`
      done = start + 1 + run.length
      runs.push(run)
    }
    from = to + 1
  }
  return { rest: rest + text.slice(done), runs }
}

/** Where the first bracket or comma is; where there is none, the end. */
function separatorIn(text: string): number {
  const found = [text.indexOf('['), text.indexOf(',')].filter(at => at >= 0)
  return Math.min(...found, text.length)
}

/** The run that a mark stands for. */
export const runOf = (one: unknown, runs: readonly string[]): string | undefined => (typeof one === 'string' && one.startsWith(MARK) ? runs[Number(one.slice(1))] : undefined)

/** True when every run was cut from a list of permissions. */
export function areRules(value: unknown, runs: readonly string[]): boolean {
  const permissions: Json = isObject(value) && isObject(value['permissions']) ? value['permissions'] : {}
  const marks = DECISIONS.flatMap((decision): readonly unknown[] => (Array.isArray(permissions[decision]) ? permissions[decision] : [])).filter(one => runOf(one, runs) !== undefined)
  return marks.length === runs.length
}

/** Where an element of what is left of a list stands in the whole of it. */
export function placeOf(at: number, list: unknown, runs: readonly string[]): number {
  const before: readonly unknown[] = Array.isArray(list) ? list.slice(0, at) : []
  return before.reduce<number>((place, one) => place + textsIn(runOf(one, runs) ?? '1').length, 0)
}
