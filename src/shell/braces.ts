// Brace expansion, which is textual and comes first: {a,b}, {1..9..2}, nested.
const MAX_FIELDS = 512

/**
 * @param text a brace expression with its braces, as written
 * @returns the texts that it stands for, still to be expanded as words; none when it is no brace expression; undefined when there are too many, or they are not plain letters
 */
export function braceElements(text: string): readonly string[] | undefined {
  const body = text.slice(1, -1)
  const sequence = /^([-+]?\d+|[A-Za-z])\.\.([-+]?\d+|[A-Za-z])(?:\.\.([-+]?\d+))?$/.exec(body)
  if (sequence) return range(sequence[1] ?? '', sequence[2] ?? '', sequence[3])
  const elements = split(body)
  return !elements || elements.length > MAX_FIELDS ? undefined : elements.length > 1 ? elements : []
}

/** Splits at commas that are not quoted, escaped, or inside braces or substitutions; undefined where it is not certain which these are. */
function split(body: string): readonly string[] | undefined {
  const out: string[] = []
  let depth = 0
  let start = 0
  let quote = ''
  for (let i = 0; i < body.length; i++) {
    const character = body[i] ?? ''
    if (character === '\\' && quote !== "'") i++
    else if (quote !== "'" && (character === '`' || (body[i + 1] === '(' && '$<>'.includes(character)))) {
      const end = endOfSubstitution(body, i)
      if (end === undefined) return undefined
      i = end
    } else if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if ('{('.includes(character)) depth++
    else if ('})'.includes(character)) depth--
    else if (character === ',' && depth === 0) {
      out.push(body.slice(start, i))
      start = i + 1
    }
  }
  out.push(body.slice(start))
  return out
}

/** The last character of a substitution; undefined where quotes, comments or cases in it can hide where it ends. */
function endOfSubstitution(text: string, start: number): number | undefined {
  if (text[start] === '`') {
    const end = text.indexOf('`', start + 1)
    return end < 0 || /["'\\]/.test(text.slice(start, end)) ? undefined : end
  }
  let open = 0
  for (let i = start + 1; i < text.length; i++) {
    if (/["'\\#;`]/.test(text[i] ?? '')) return undefined
    if (text[i] === '(') open++
    else if (text[i] === ')' && --open === 0) return i
  }
  return undefined
}

function range(first: string, last: string, step: string | undefined): readonly string[] | undefined {
  const letters = [first, last].filter(one => /^[A-Za-z]$/.test(one)).length
  if (letters === 1) return []
  // Between the cases lie a backslash, a backtick and a bracket, which the shell would read on.
  if (letters === 2 && /[a-z]/.test(first) !== /[a-z]/.test(last)) return undefined
  const start = letters ? first.charCodeAt(0) : Number(first)
  const end = letters ? last.charCodeAt(0) : Number(last)
  const by = Math.abs(Number(step ?? 1)) || 1
  const count = Math.floor(Math.abs(end - start) / by) + 1
  const padded = [first, last].some(one => /^-?0\d/.test(one))
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || count > MAX_FIELDS || (padded && /\+/.test(first + last))) return undefined
  const width = padded ? Math.max(first.length, last.length) : 0
  return Array.from({ length: count }, (_, i) => {
    const value = start + (end >= start ? i : -i) * by
    return letters ? String.fromCharCode(value) : (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(width - (value < 0 ? 1 : 0), '0')
  })
}
