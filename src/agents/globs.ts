// Patterns of names as the tools of hosts take them, in the notation of pattern words: `*` in a name, `**` over folders, `?` for one character.

/** Alternatives that are still told apart. */
const MOST = 64
const LONGEST = 1000

/** Every alternative of the braces; whatever it may be where there are too many. */
function spread(glob: string): readonly string[] {
  let all = [glob]
  for (let at = 0; at < all.length; ) {
    const one = all[at] ?? ''
    const group = /\{([^{}]*)\}/.exec(one)
    if (!group) at++
    else all = [...all.slice(0, at), ...(group[1] ?? '').split(',').map(part => one.slice(0, group.index) + part + one.slice(group.index + group[0].length)), ...all.slice(at + 1)]
    if (all.length > MOST) return [...new Set(glob.split(/[{,}]/).filter(Boolean).map(part => `**/*${part}*`))].slice(0, MOST * 8)
  }
  return all
}

/** The names that a pattern may open. Some tools take several patterns in one text, between commas or blanks; what begins with `!` is left out by them. */
export function namesOf(glob: string): readonly string[] {
  if (glob.length > LONGEST) return ['**/.*']
  const parts = spread(glob).flatMap(one => [one, ...(/[\s,]/.test(one) ? one.split(/[\s,]+/) : [])])
  return [...new Set(parts)].filter(one => one && !one.startsWith('!')).map(one => one.replace(/[?*+@]\([^)]*\)/g, '*').replace(/!\([^)]*\)/g, '*').replace(/\[[^\]/]+\]/g, '?'))
}
