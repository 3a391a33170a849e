// Text as a terminal shows it: which cells each character takes, hidden ones made visible, long lines wrapped and never cut.
import { type Span, visible } from '../model/index.ts'

export interface Cell {
  readonly text: string
  readonly width: number
  /** The character lies in the span that is to be underlined. */
  readonly on: boolean
}

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
const MARK = /^\p{M}$/u
const TAB = '    '

export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}

/** A line that hides something is shown with everything spelt out; else it is shown as it was typed. */
export const isMessy = (line: string): boolean => visible(line.replaceAll('\\', '').replaceAll('\t', '')) !== line.replaceAll('\\', '').replaceAll('\t', '')

/** @param start where the line begins in the text that the span counts in */
function cellsOf(line: string, start: number, span: Span | undefined): Cell[] {
  const spelt = isMessy(line)
  const cells: Cell[] = []
  let at = start
  for (const character of line) {
    const on = span !== undefined && at >= span.start && at < span.end
    const text = spelt ? visible(character) : character === '\t' ? TAB : character
    cells.push({ text, width: widthOf(text), on })
    at += character.length
  }
  return cells
}

/** Rows of at most `width` columns. A spelt-out character that is wider than that is broken. */
export function wrapCells(cells: readonly Cell[], width: number): Cell[][] {
  const rows: Cell[][] = [[]]
  let used = 0
  for (const cell of cells.flatMap(one => (one.width > width ? [...one.text].map(text => ({ text, width: 1, on: one.on })) : [one]))) {
    if (used + cell.width > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(cell)
    used += cell.width
  }
  return rows
}

interface Line {
  readonly start: number
  readonly text: string
}

function linesOf(source: string): Line[] {
  let start = 0
  return source.split('\n').map(text => {
    const line = { start, text }
    start += text.length + 1
    return line
  })
}

/** The whole source, each of its lines in as many rows as it needs. */
export const wholeOf = (source: string, width: number): Cell[][] =>
  linesOf(source.replace(/\n+$/, '')).flatMap(line => wrapCells(cellsOf(line.text, line.start, undefined), width))

/** How many lines of a long span are shown; the whole source stands above it anyway. */
const MAX_LINES = 4
const ELLIPSIS: Cell = { text: '…', width: 1, on: false }

/** The lines that hold the span, shortened on both sides of it to fit where they are too long. The span itself is never cut. */
export function excerptOf(source: string, span: Span, width: number): Cell[][] {
  const touched = linesOf(source).filter(line => line.start < span.end && line.start + line.text.length >= span.start && line.text.trim() !== '')
  const rows = touched.slice(0, MAX_LINES).flatMap(line => wrapCells(shorten(cellsOf(line.text, line.start, span), width), width))
  return touched.length > MAX_LINES ? [...rows, [ELLIPSIS]] : rows
}

const sum = (cells: readonly Cell[]): number => cells.reduce((total, cell) => total + cell.width, 0)

function shorten(cells: readonly Cell[], width: number): Cell[] {
  if (sum(cells) <= width) return [...cells]
  const first = cells.findIndex(cell => cell.on)
  const last = cells.findLastIndex(cell => cell.on)
  if (first < 0) return [...cells]
  let left = first
  let right = last + 1
  let room = width - sum(cells.slice(first, last + 1)) - 2
  while (room > 0 && (left > 0 || right < cells.length)) {
    const before = left > 0 ? cells[left - 1] : undefined
    const after = right < cells.length ? cells[right] : undefined
    if (before && (!after || first - left <= right - last)) room -= cells[--left]?.width ?? 0
    else room -= cells[right++]?.width ?? 0
  }
  return [...(left > 0 ? [ELLIPSIS] : []), ...cells.slice(left, right), ...(right < cells.length ? [ELLIPSIS] : [])]
}

/** The row that points at the span; undefined where the row has nothing of it. */
export function caretsOf(row: readonly Cell[]): string | undefined {
  const carets = row.map(cell => (cell.on ? '^' : ' ').repeat(cell.width)).join('')
  return carets.includes('^') ? carets.trimEnd() : undefined
}

export const textOfCells = (row: readonly Cell[]): string => row.map(cell => cell.text).join('')

/** Prose in rows of at most `width` columns, broken between words where that is possible. */
export function wrap(text: string, width: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ')) {
    const joined = row ? `${row} ${word}` : word
    if (widthOf(joined) <= width) {
      row = joined
      continue
    }
    if (row) rows.push(row)
    const pieces = wrapCells([...word].map(character => ({ text: character, width: widthOf(character), on: false })), width).map(textOfCells)
    rows.push(...pieces.slice(0, -1))
    row = pieces.at(-1) ?? ''
  }
  return row ? [...rows, row] : rows
}
