// How bash writes and reads text as shell input: $'...', and the forms of ${x@Q} and ${x@E}.

const ESCAPES = new Map([['a', '\x07'], ['b', '\b'], ['e', '\x1b'], ['E', '\x1b'], ['f', '\f'], ['n', '\n'], ['r', '\r'], ['t', '\t'], ['v', '\v'], ['\\', '\\'], ["'", "'"], ['"', '"'], ['?', '?']])
const LETTERS = new Map([...ESCAPES].filter(([letter, control]) => letter !== 'e' && control < ' ').map(([letter, control]) => [control, letter]))

/** @returns the text of what stands between `$'` and `'`; undefined where bash makes bytes of it that are no text */
export function ansi(source: string): string | undefined {
  if (!source.includes('\\')) return source
  let bytes = false
  let out = ''
  const byte = (value: number): string => {
    bytes ||= value > 127
    return value === 0 ? '' : String.fromCharCode(value & 255)
  }
  for (let i = 0; i < source.length; i++) {
    if (source[i] !== '\\') {
      out += source[i]
      continue
    }
    const rest = source.slice(i + 1, i + 40)
    const found = /^(?:([0-7]{1,3})|x\{([\da-fA-F]+)\}|x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|c(\\\\|[^])|([abeEfnrtv\\'"?]))/.exec(rest)
    if (!found) {
      out += '\\'
      continue
    }
    const [whole, octal, braced, hex, short, long, control, simple] = found
    i += whole.length
    const value = octal ? Number.parseInt(octal, 8) & 255 : Number.parseInt(braced ?? hex ?? short ?? long ?? '', 16)
    if (simple !== undefined) out += ESCAPES.get(simple) ?? ''
    else if (control !== undefined) out += control === '?' ? '\x7f' : byte(control.charCodeAt(0) & 31)
    else if (octal ?? braced ?? hex) out += byte(value & 255)
    else if (value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) return undefined
    else out += value ? String.fromCodePoint(value) : ''
    // bash stops reading at a NUL.
    if (simple === undefined && (control === undefined ? (octal ?? braced ?? hex ?? short ?? long) !== undefined && (octal || braced || hex ? (value & 255) === 0 : value === 0) : control === '@')) break
  }
  return bytes ? undefined : out
}

/** `${x@Q}`: the text in quotes that a shell would read as it. */
export function quote(text: string): string | undefined {
  if (/[^\x01-\x7f]/.test(text)) return undefined
  if (!/[\x01-\x1f\x7f]/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`
  return `$'${text.replace(/[\x01-\x1f\x7f\\']/g, one => `\\${LETTERS.get(one) ?? (one < ' ' || one === '\x7f' ? one.charCodeAt(0).toString(8).padStart(3, '0') : one)}`)}'`
}
