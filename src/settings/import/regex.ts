// With what a text must begin that a regular expression fits from its start: as far as it stands there in plain characters.

/** More ways to begin are not told apart. */
const MAX_STARTS = 16

interface Start {
  readonly texts: readonly string[]
  /** Nothing more is said behind them. */
  readonly whole: boolean
}

/** @returns the texts, one of which begins whatever fits; an empty one where that cannot be told. A blank stands for any run of blanks */
export function startsOf(regex: string): readonly string[] {
  const { texts } = startOf(regex)
  return texts.includes('') ? [''] : [...new Set(texts)]
}

function startOf(regex: string): Start {
  const all = alternatives(regex).map(sequence)
  const texts = all.flatMap(one => one.texts)
  return texts.length > MAX_STARTS ? NOTHING : { texts, whole: all.every(one => one.whole) }
}
const NOTHING: Start = { texts: [''], whole: false }

/** One atom: a blank that may be repeated, an escape, a group, or any other character. */
const ATOM = /^(?:(?:\\s| )\+?|\\[^]|\((?:\?:)?|[^])/

function sequence(text: string): Start {
  let texts: readonly string[] = ['']
  let rest = text.replace(/^\^/, '')
  while (rest !== '') {
    const [atom = ''] = ATOM.exec(rest) ?? []
    const group = atom.startsWith('(') ? closing(rest) : 0
    const found = group > 0 ? startOf(rest.slice(atom.length, group)) : plain(atom)
    rest = rest.slice(group > 0 ? group + 1 : atom.length)
    // What may be missing says nothing, and what may come again says nothing of what is behind it.
    if (!found || /^[?*{]/.test(rest)) return { texts, whole: false }
    texts = texts.flatMap(one => found.texts.map(more => one + more))
    if (texts.length > MAX_STARTS) return NOTHING
    if (!found.whole || rest.startsWith('+')) return { texts, whole: false }
  }
  return { texts, whole: true }
}

/** @returns undefined for what does not stand for itself */
function plain(atom: string): Start | undefined {
  if (/^(?:\\s| )/.test(atom)) return { texts: [' '], whole: true }
  if (atom === '\\b') return { texts: [''], whole: true }
  const text = /^\\[^\w*]$/.test(atom) ? atom.slice(1) : atom
  return /^[^\\^$.*+?()[\]{}|]$/.test(atom) || text !== atom ? { texts: [text], whole: true } : undefined
}

/** What stands between the bars that are in no group and no class. */
function alternatives(text: string): readonly string[] {
  const found: string[] = []
  let from = 0
  for (const at of plainly(text, '|')) {
    found.push(text.slice(from, at))
    from = at + 1
  }
  return [...found, text.slice(from)]
}

/** Where the group ends that begins a text; 0 where it does not, or is of a kind that is not known. */
const closing = (text: string): number => (/^\(\?(?!:)/.test(text) ? 0 : (plainly(text.slice(1), ')')[0] ?? -1) + 1)

/** Where a character stands outside of groups, classes and escapes. */
function plainly(text: string, wanted: string): readonly number[] {
  const places: number[] = []
  let open = 0
  let inClass = false
  for (let at = 0; at < text.length; at++) {
    const one = text.charAt(at)
    if (one === '\\') at++
    else if (inClass) inClass = one !== ']'
    else if (one === wanted && open === 0) places.push(at)
    else if (one === '[') inClass = true
    else if (one === '(') open++
    else if (one === ')') open--
  }
  return places
}
