// Patterns of names as the tools of hosts take them, in the notation of pattern words: `*` in a name, `**` over folders, `?` for one character.
// No two of these tools read patterns alike: what is not the same to all of them becomes a `*`, so that what is judged is never less than what is opened.

/** Alternatives that are still told apart. */
const MOST = 64
const LONGEST = 1000

/** Any run of characters in a name, and any one of them: unlike the wildcards of a pattern, they may be the dot at its start. */
const [ANY, ONE] = ['\0', '\x01']

/** A group with none in it. */
const GROUP = /\{([^{}()]*)\}|([?*+@!]?)\(([^(){}]*)\)(\+?)/

/** What stands for a group, each in turn. */
function parts([, braces, mark, brackets = '', repeated]: RegExpExecArray): readonly string[] {
  if (braces !== undefined) return braces.includes('..') ? [ANY] : braces.split(',')
  if (mark === '*' || mark === '+' || mark === '!' || repeated) return [ANY]
  return [...brackets.split('|'), ...(mark === '?' ? [''] : [])]
}

/** Every alternative of the groups; whatever it may be where there are too many. */
function spread(glob: string): readonly string[] {
  let all = [glob]
  for (let at = 0; at < all.length; ) {
    const one = all[at] ?? ''
    const group = GROUP.exec(one)
    if (!group) at++
    else all = [...all.slice(0, at), ...parts(group).map(part => one.slice(0, group.index) + part + one.slice(group.index + group[0].length)), ...all.slice(at + 1)]
    if (all.length > MOST) return ['**/.*', ...new Set(glob.split(/[{,}()|]/).filter(Boolean).map(part => `**/*${part}*`))].slice(0, MOST * 8)
  }
  return all
}

/** Characters that are not the same to all: what is left of groups and classes, and what a backslash makes of the next one. */
const ODD = /[[\]\\(){}]/
const LAST_ODD = /^.*[[\]\\(){}]/s

/** A name that could not be read, from where it could not; and with its end, which may say what is meant. */
const widened = (name: string): readonly string[] => {
  const at = name.search(ODD)
  return at < 0 ? [name] : [name.slice(0, at) + ANY, name.slice(0, at) + ANY + name.replace(LAST_ODD, '')]
}

/** What is odd in a folder's name may reach over its end. */
function read(glob: string): readonly string[] {
  const simple = glob.replace(/\[[!^]?[\w.-]+\]/g, ONE)
  if (!ODD.test(simple)) return [simple]
  const names = simple.split('/')
  const last = names.pop() ?? ''
  const odd = names.findIndex(name => ODD.test(name))
  const folders = odd < 0 ? names : [...names.slice(0, odd), widened(names[odd] ?? '')[0] ?? ANY, '**']
  return widened(last).map(name => [...folders, name].join('/'))
}

const written = (glob: string): readonly string[] => [glob, glob.replace(/(^|\/)\0/g, '$1.\0').replace(/(^|\/)\x01/g, '$1.')].map(one => one.replaceAll(ANY, '*').replaceAll(ONE, '?'))

/** The names that a pattern may open. Some tools take several patterns in one text, between commas or blanks; what begins with `!` is left out by them. */
export function namesOf(glob: string): readonly string[] {
  if (glob.length > LONGEST) return ['**/.*']
  const each = spread(glob.replace(/[\0\x01]/g, '?')).flatMap(one => [one, ...(/[\s,]/.test(one) ? one.split(/[\s,]+/) : [])])
  return [...new Set([...new Set(each)].filter(one => one && !one.startsWith('!')).flatMap(read).flatMap(written))]
}
