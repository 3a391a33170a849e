// Reads sed scripts: what they run, read and write. Source: sed(1p), GNU sed 4.9, sed of FreeBSD 14 and macOS, busybox 1.35.
import { literal, type Origin, unresolved } from '../../model/index.ts'
import type { Step } from '../define.ts'

export interface SedReading {
  readonly steps: readonly Step[]
  /** Its output is some of the lines of its input, unchanged. */
  readonly selects: boolean
  /** sed refuses the script: it opens the files that it would write, and does nothing else. */
  readonly refused?: true
}
const LIMIT = 65536
const STANDARD = /^\/dev\/(stdin|stdout|stderr|null)$/

/**
 * @param from where the text that it processes comes from
 * @returns undefined when the script is not certainly read as sed would
 */
export function readSed(script: string, from: readonly Origin[] = []): SedReading | undefined {
  if (script.length > LIMIT) return undefined
  // GNU sed ends a pattern at the first delimiter, others look past those in brackets.
  const readings = [parse(script, from, false), ...(script.includes('[') ? [parse(script, from, true)] : [])].filter(one => one !== undefined)
  const [first, second] = readings
  if (!first || !second || JSON.stringify(first) === JSON.stringify(second)) return first
  return { steps: [...first.steps, ...second.steps], selects: first.selects && second.selects }
}

function parse(script: string, from: readonly Origin[], shielded: boolean): SedReading | undefined {
  const steps: Step[] = []
  let selects = true
  let at = 0
  let depth = 0
  const skip = (set: RegExp): void => {
    while (at < script.length && set.test(script[at] ?? '')) at++
  }
  const line = (): string => {
    const end = script.indexOf('\n', at)
    const text = script.slice(at, end < 0 ? undefined : end)
    at += text.length
    return text
  }
  /** The text up to the delimiter; undefined when it is missing or the pattern's brackets do not close. */
  const part = (delimiter: string, pattern: boolean): string | undefined => {
    const start = at
    let bracket = -1
    while (at < script.length) {
      const c = script[at]
      if (bracket >= 0 && shielded) {
        const named = /^\[([:.=])/.exec(script.slice(at, at + 2))?.[1]
        const close = named ? script.indexOf(`${named}]`, at + 2) : -1
        if (close >= 0) at = close + 2
        else {
          if (c === '\n') return undefined
          if (c === ']' && at > bracket) bracket = -1
          at++
        }
        continue
      }
      if (c === delimiter) {
        const text = script.slice(start, at++)
        return pattern && !shielded && delimiter !== '[' && delimiter !== ']' && !closes(text) ? undefined : text
      }
      if (c === '\\') at += 2
      else {
        if (c === '[' && pattern && shielded && delimiter !== '[') bracket = at + (script[at + 1] === '^' ? 2 : 1)
        at++
      }
    }
    return undefined
  }
  const address = (): boolean | undefined => {
    const c = script[at] ?? ''
    if (/\d/.test(c)) {
      skip(/\d/)
      if (script[at] === '~') {
        at++
        skip(/\d/)
      }
      return true
    }
    if (c === '$') return at++ >= 0
    if (c !== '/' && c !== '\\') return false
    if (c === '\\') at++
    const delimiter = script[at++] ?? '\n'
    if (delimiter === '\n' || delimiter === '\\' || part(delimiter, true) === undefined) return undefined
    skip(/[IM]/)
    return true
  }

  while (at < script.length) {
    skip(/[\s;]/)
    if (at >= script.length) break
    if (script[at] === '#') {
      line()
      continue
    }
    const first = address()
    if (first === undefined) return undefined
    if (first) {
      skip(/[ \t]/)
      if (script[at] === ',') {
        at++
        skip(/[ \t]/)
        if (/[+~]/.test(script[at] ?? '') && /\d/.test(script[at + 1] ?? '')) at++
        const second = address()
        if (second === undefined) return undefined
        // Every sed refuses a comma with nothing behind it; a sign alone is a distance to some.
        if (!second) return /[+~]/.test(script[at] ?? '') ? undefined : { steps, selects: false, refused: true }
      }
    }
    skip(/[ \t]/)
    skip(/[! \t]/)
    const command = script[at++] ?? ''
    if (command === ',') return { steps, selects: false, refused: true }
    if (!'{}dpqQnPDgGhHxN=FzlL:btTvyscaierRwW'.includes(command) || !command) return undefined
    if (!'{}dpqQnbtT:v'.includes(command)) selects = false
    if (command === '{') {
      depth++
      continue
    }
    if (command === '}' && --depth < 0) return undefined
    if (command === ':' || command === 'b' || command === 't' || command === 'T') {
      skip(/[ \t]/)
      skip(/[^\s;}]/)
    } else if (command === 'q' || command === 'Q' || command === 'l' || command === 'L') {
      skip(/[ \t]/)
      skip(/\d/)
    } else if (command === 'v') {
      skip(/[ \t]/)
      skip(/[\d.]/)
    } else if (command === 'y') {
      const delimiter = script[at++] ?? '\n'
      if (/[\n\\]/.test(delimiter) || part(delimiter, false) === undefined || part(delimiter, false) === undefined) return undefined
    } else if (command === 's') {
      const delimiter = script[at++] ?? '\n'
      if (/[\n\\\ud800-\udfff]/.test(delimiter)) return undefined
      const pattern = part(delimiter, true)
      const text = pattern === undefined ? undefined : part(delimiter, false)
      // Without its end every sed refuses it. Brackets can hide delimiters from some.
      if (text === undefined) return script.includes('[') ? undefined : { steps, selects: false, refused: true }
      const flags = /^(?:[gpiImMe]|\d+)*/.exec(script.slice(at, at + 64))?.[0] ?? ''
      at += flags.length
      if (flags.includes('e')) {
        const whole = /^\^?\.\*\$?$/.test(pattern ?? '') && !/[\\&]/.test(text)
        steps.push({ script: whole ? literal(text) : unresolved(`s${delimiter}${pattern}${delimiter}${text}${delimiter}${flags}`, from) })
      }
      if (script[at] === 'w') {
        at++
        writes(line(), steps)
        continue
      }
    } else if (command === 'a' || command === 'i' || command === 'c') {
      skip(/[ \t]/)
      if (at >= script.length) return undefined
      if (/^\\[ \t]*\n/.test(script.slice(at, at + 80))) at = script.indexOf('\n', at) + 1
      // The text goes on behind every line that ends in a backslash.
      while (at < script.length && script[at] !== '\n') at += script[at] === '\\' ? 2 : 1
      continue
    } else if (command === 'e') {
      // It goes on behind a line that ends in a backslash, and loses its backslashes.
      const start = at
      while (at < script.length && script[at] !== '\n') at += script[at] === '\\' ? 2 : 1
      const text = script.slice(start, at).trim()
      steps.push({ script: !text ? unresolved('the lines that sed reads', from) : text.includes('\\') ? unresolved(text, from) : literal(text) })
      continue
    } else if (command === 'r' || command === 'R') {
      const name = line().trim()
      if (!STANDARD.test(name)) steps.push({ kind: 'read', target: literal(name) })
      continue
    } else if (command === 'w' || command === 'W') {
      writes(line(), steps)
      continue
    }
    skip(/[ \t\r]/)
    if (at < script.length && !/[;\n}#]/.test(script[at] ?? '')) return undefined
  }
  return depth === 0 ? { steps, selects } : undefined
}

function writes(rest: string, steps: Step[]): void {
  const name = rest.trim()
  if (!STANDARD.test(name)) steps.push({ kind: 'write', target: literal(name) })
}

/** Whether every bracket expression of a pattern is complete. */
function closes(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '[') {
      at++
      if (text[at] === '^') at++
      if (text[at] === ']') at++
      while (text[at] !== ']') {
        if (at >= text.length) return false
        const named = /^\[([:.=])/.exec(text.slice(at, at + 2))?.[1]
        const close = named ? text.indexOf(`${named}]`, at + 2) : -1
        at = close >= 0 ? close + 2 : at + 1
      }
    }
  }
  return true
}
