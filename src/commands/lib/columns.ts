// Owns what `cut` makes of a known text.
import { exact, map, type Word } from '../../model/index.ts'
import type { Given } from '../define.ts'

/** A test for the positions in a list such as `1,3-5,8-`; undefined when it is written otherwise. */
function positions(list: string): ((at: number) => boolean) | undefined {
  const ranges: [number, number][] = []
  if (list.length > 200) return undefined
  for (const part of list.split(/[, ]/)) {
    const [, from, dash, to] = /^(\d*)(-?)(\d*)$/.exec(part) ?? []
    if (from === undefined || (!from && !to)) return undefined
    ranges.push([Number(from || 1), dash ? Number(to || Number.POSITIVE_INFINITY) : Number(from)])
  }
  return at => ranges.some(([low, high]) => at >= low && at <= high)
}

/** The columns or fields of what is fed in; undefined when they, or the text, are not known. */
export function selection(given: Given): Word | undefined {
  const { stdin } = given
  const list = exact(given.value('-c') ?? given.value('-b') ?? given.value('-f'))
  const chosen = list === undefined ? undefined : positions(list)
  if (!stdin || !chosen || exact(stdin) === undefined || given.operands.some(word => exact(word) !== '-') || given('-z') || given('-w')) return undefined
  const picks = (at: number): boolean => chosen(at + 1) !== given('--complement')
  const delimiter = exact(given.value('-d') ?? { text: 'tab', values: ['\t'] })
  const joint = exact(given.value('--output-delimiter') ?? { text: '', values: [given('-f') ? (delimiter ?? '') : ''] })
  if (delimiter === undefined || joint === undefined) return undefined
  const line = (text: string): string[] => {
    if (!given('-f')) return [[...text].filter((_, at) => picks(at)).join(joint)]
    if (!text.includes(delimiter)) return given('-s') ? [] : [text]
    return [text.split(delimiter).filter((_, at) => picks(at)).join(joint)]
  }
  return map(stdin, text => text.replace(/\n$/, '').split('\n').flatMap(line).map(one => `${one}\n`).join(''))
}
