// Colours, where the terminal has them and nobody asked for none.
import type { Decision, Risk } from '../model/index.ts'

type Paint = (text: string) => string

export interface Style {
  readonly width: number
  readonly risk: Readonly<Record<Risk, Paint>>
  readonly decision: Readonly<Record<Decision, Paint>>
  readonly bold: Paint
  readonly dim: Paint
}

/** Narrower ones are treated as this wide; wider rows are hard to read. */
const NARROWEST = 20
const WIDEST = 110

const paint = (code: number, end: number): Paint => text => (text ? `\u001b[${code}m${text}\u001b[${end}m` : text)
const plain: Paint = text => text

export function styleFor(columns: number | undefined, isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Style {
  const coloured = isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  const colour = (code: number, end = 39): Paint => (coloured ? paint(code, end) : plain)
  const [red, yellow, green, cyan] = [colour(31), colour(33), colour(32), colour(36)]
  return {
    width: Math.max(NARROWEST, Math.min(WIDEST, columns || 80)),
    risk: { high: red, medium: yellow, low: cyan },
    decision: { allow: green, ask: yellow, deny: red },
    bold: colour(1, 22),
    dim: colour(2, 22),
  }
}
