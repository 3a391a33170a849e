// Owns the escapes of echo and printf, and the text that a format makes of its arguments.

const SIMPLE = new Map([['a', '\x07'], ['b', '\b'], ['e', '\x1b'], ['E', '\x1b'], ['f', '\f'], ['n', '\n'], ['r', '\r'], ['t', '\t'], ['v', '\v'], ['\\', '\\']])

const OF_ECHO = /\\(0[0-7]{0,3}|[1-7][0-7]{0,2}|x[\da-fA-F]{1,2}|u[\da-fA-F]{1,4}|U[\da-fA-F]{1,8}|[^])/g
const OF_FORMATS = /\\([0-7]{1,3}|x[\da-fA-F]{1,2}|u[\da-fA-F]{1,4}|U[\da-fA-F]{1,8}|[^])/g
const PIECES = /%([-+ 0#']*)(\*|\d*)(\.\*|\.\d*)?(?:hh|h|ll|l|L|q|j|z|t)?([a-zA-Z%]|\([^)]*\)T)|\\?[^%\\]+|\\(?:[^]|$)|%/g

const character = (code: number): string => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code))

/**
 * Text with its backslash escapes read.
 * @param echo octal numbers are written `\0nnn`, as echo and `%b` have them, besides `\nnn`
 * @returns `stop` when `\c` ended the output; `bytes` when single bytes are in it that make up characters, or characters that only some locales have: the text is not what is printed then
 */
export function unescaped(text: string, echo: boolean): { readonly text: string; readonly stop: boolean; readonly bytes?: boolean } {
  if (!text.includes('\\')) return { text, stop: false }
  let stop = false
  let bytes = false
  const pieces: string[] = []
  let last = 0
  for (const found of text.matchAll(echo ? OF_ECHO : OF_FORMATS)) {
    pieces.push(text.slice(last, found.index))
    last = found.index + found[0].length
    const code = found[1] ?? ''
    if (code === 'c') {
      stop = true
      last = text.length
      break
    }
    const value = /^[0-7]/.test(code) ? Number.parseInt(code, 8) & 255 : /^[xuU]./.test(code) ? Number.parseInt(code.slice(1), 16) : 0
    bytes ||= value > 127
    if (/^[0-7]/.test(code)) pieces.push(character(value))
    else if (/^[xuU]./.test(code)) pieces.push(character(value))
    else if (!echo && (code === '"' || code === "'" || code === '?')) pieces.push(code)
    else pieces.push(SIMPLE.get(code) ?? found[0])
  }
  pieces.push(text.slice(last))
  return { text: pieces.join(''), stop, ...(bytes && { bytes }) }
}

/** How many times a format is used again before its text counts as unknown. */
const MAX_ROUNDS = 1000
const MAX_LENGTH = 65_536

/** What `printf` prints; undefined when that is not certain. */
export function formatted(format: string, args: readonly string[]): string | undefined {
  let out = ''
  let next = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = next
    for (const [piece, flags, width, precision, verb] of format.matchAll(PIECES)) {
      if (verb === undefined) {
        if (piece === '%') return undefined
        const read = unescaped(piece, false)
        if (read.bytes) return undefined
        out += read.text
        if (read.stop) return out
        continue
      }
      if (verb === '%') {
        out += '%'
        continue
      }
      if (width === '*' || precision === '.*') return undefined
      const arg = args[next++]
      const made = conversion(verb, arg, precision)
      // Widths count bytes, or characters, as the program and its version have it.
      if (!made || ((width || precision) && /[^\x00-\x7f]/.test(arg ?? ''))) return undefined
      const wide = Number(width || 0)
      if (wide > MAX_LENGTH) return undefined
      out += flags?.includes('-') ? made.text.padEnd(wide) : made.text.padStart(wide, flags?.includes('0') && verb !== 's' ? '0' : ' ')
      if (made.stop) return out
    }
    if (next >= args.length) return out
    if (out.length > MAX_LENGTH) return undefined
    if (next === before) return out
  }
  return undefined
}

function conversion(verb: string, arg: string | undefined, precision: string | undefined): { readonly text: string; readonly stop?: boolean } | undefined {
  const cut = (text: string): string => (precision === undefined ? text : text.slice(0, Number(precision.slice(1) || 0)))
  switch (verb) {
    case 's': return { text: cut(arg ?? '') }
    case 'b': {
      const read = unescaped(arg ?? '', true)
      return read.bytes ? undefined : { ...read, text: cut(read.text) }
    }
    case 'c': return /[^\x00-\x7f]/.test(arg ?? '') ? undefined : { text: (arg ?? '').slice(0, 1) }
    case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': return number(verb, arg ?? '0', precision)
    default: return undefined
  }
}

function number(verb: string, arg: string, precision: string | undefined): { readonly text: string } | undefined {
  const quoted = /^["'](.)/s.exec(arg)?.[1]
  const readable = /^(?:[+-]?(?:0|[1-9]\d{0,14})|0[xX][\da-fA-F]{1,12})$/.test(arg)
  const value = quoted !== undefined ? quoted.codePointAt(0) : readable ? Number(arg) : undefined
  if (value === undefined || precision !== undefined || (value < 0 && verb !== 'd' && verb !== 'i')) return undefined
  const text = value.toString(verb === 'o' ? 8 : verb === 'x' || verb === 'X' ? 16 : 10)
  return { text: verb === 'X' ? text.toUpperCase() : text }
}
