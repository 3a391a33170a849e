// Where a word of a shell ends, quotes and substitutions included, and which words stand together as a command. It reads whatever it is given: what is
// never closed reaches to the end. Each character is looked at a bounded number of times.

/** `from` is in it, `to` is not. */
export interface Range {
  readonly from: number
  readonly to: number
}

export interface Command {
  readonly words: readonly Range[]
  /** What it reads from a here-string. */
  readonly fed: readonly Range[]
  /** Its output is what the next one reads. */
  readonly piped: boolean
}

/** Deeper ones are taken whole: nobody nests them so far by hand. */
const DEEPEST = 20

/** Where the piece ends that begins there: a quoted part, a substitution, an escaped character, or one character. */
export function pieceEnd(text: string, at: number, depth = 0): number {
  switch (text[at]) {
    case '\\': return Math.min(text.length, at + 2)
    case "'": return closed(text, at + 1, "'")
    case '"': return until(text, at + 1, '"', depth)
    case '`': return until(text, at + 1, '`', depth)
    case '$': switch (text[at + 1]) {
      case "'": return until(text, at + 2, "'", DEEPEST)
      case '(': return until(text, at + 2, ')', depth)
      case '{': return until(text, at + 2, '}', depth)
      default: return at + 1
    }
    default: return at + 1
  }
}

function closed(text: string, from: number, end: string): number {
  const at = text.indexOf(end, from)
  return at < 0 ? text.length : at + 1
}

function until(text: string, from: number, end: string, depth: number): number {
  let open = 0
  for (let at = from; at < text.length; ) {
    const one = text[at]
    if (one === end && !open) return at + 1
    if (end === ')') open += one === '(' ? 1 : one === ')' ? -1 : 0
    const isPlain = one !== '\\' && ((end === '"' && (one === "'" || text.startsWith("$'", at))) || depth >= DEEPEST)
    at = isPlain ? at + 1 : pieceEnd(text, at, depth + 1)
  }
  return text.length
}

const ENDS = /[\s;&|()<>]/

/** Where the word ends that begins there. @param quote what it stands within, which ends it too */
export function wordEnd(text: string, from: number, quote = ''): number {
  const opener = /\\+["']/y
  opener.lastIndex = from
  const inner = quote === "'" && text[from] === '\\' ? undefined : opener.exec(text)?.[0]
  // Quotes within quotes are escaped, and so is what closes them.
  if (inner !== undefined && quote) return escapedEnd(text, from, inner)
  let at = from
  while (at < text.length) {
    const one = text[at] ?? ''
    if (quote && one === quote && at > from) break
    if (quote ? /\s/.test(one) || isPair(text, at) : ENDS.test(one)) break
    at = pieceEnd(text, at)
  }
  return at
}

function escapedEnd(text: string, from: number, opener: string): number {
  const close = text.indexOf(opener, from + opener.length)
  return close < 0 ? closed(text, from + opener.length, opener.slice(-1)) : close + opener.length
}

/** Where the next `name=` of a form, a connection or a script begins. */
function isPair(text: string, at: number): boolean {
  const one = text[at]
  if (one !== '&' && one !== ';' && one !== '|') return false
  const next = /.(?:\s|[&|]|[\w. -]{1,40}=)/y
  next.lastIndex = at
  return next.test(text)
}

/** @returns which quote is open at a place; to be asked for places in order */
export function quoting(text: string): (at: number) => string {
  let open = ''
  let done = 0
  return at => {
    for (; done < at; done++) {
      const one = text[done] ?? ''
      if (one === '\\' && open !== "'") done++
      else if (one === open) open = ''
      else if (!open && (one === "'" || one === '"')) open = one
    }
    return open
  }
}

/** How deep what stands in quotes and substitutions is read as commands of its own. */
const LEVELS = 3

/** The commands of a text, and those within their words. @param base where the text stands within the one that is asked about */
export function commandsOf(text: string, base = 0, levels = LEVELS): Command[] {
  const commands: Command[] = []
  const inner: Range[] = []
  let words: Range[] = []
  let fed: Range[] = []
  const end = (piped = false): void => {
    if (words.length || fed.length) commands.push({ words, fed, piped })
    words = []
    fed = []
  }
  for (let at = 0; at < text.length; ) {
    const one = text[at] ?? ''
    if (text.startsWith('\\\n', at)) at += 2
    else if (one === '<' || one === '>') {
      const isString = text.startsWith('<<<', at)
      at += isString ? 3 : 1
      while (/[ \t]/.test(text[at] ?? '')) at++
      // What a redirection names is no word of the command.
      at = word(at, isString ? fed : [])
    } else if (ENDS.test(one)) {
      if (/[;&|()\n]/.test(one)) end(one === '|' && text[at + 1] !== '|')
      at += text.startsWith('||', at) ? 2 : 1
    } else at = word(at, words)
  }
  end()
  // A text of its own each: what is never closed in it ends with it.
  if (levels) for (const { from, to } of inner) for (const one of commandsOf(text.slice(from, to), base + from, levels - 1)) commands.push(one)
  return commands

  function word(begin: number, into: Range[]): number {
    let at = begin
    while (at < text.length && !ENDS.test(text[at] ?? '')) {
      const next = pieceEnd(text, at)
      const open = /["'`]/.test(text[at] ?? '') ? 1 : text[at] === '$' && next > at + 1 ? 2 : 0
      if (open && next > at + open + 3) inner.push({ from: at + open, to: /["'`)}]/.test(text[next - 1] ?? '') ? next - 1 : next })
      at = next
    }
    if (at > begin) into.push({ from: base + begin, to: base + at })
    return at
  }
}
