// Faults that are put into the reader on purpose, each of which the comparison must notice.
export interface Mutant {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const one = (file: string, name: string, from: string, to: string): Mutant => ({ name, file: `src/shell/${file}`, from, to })

export const MUTANTS: readonly Mutant[] = [
  one('groups.ts', 'a subshell changes the shell around it', 'const scope = apartFrom(walk.scope, output ? true : walk.scope.heard)', 'const scope = walk.scope'),
  one('walk.ts', 'a pipe feeds nothing', 'fed = opened(printed)', 'fed = walk.stdin'),
  one('compound.ts', 'no else', 'if (node.else) printed', 'if (false) printed'),
  one('compound.ts', ';& goes nowhere', "next = item.terminator === ';&' ? branch : undefined", 'next = undefined'),
  one('and-or.ts', 'what stands after && always happens', 'const end = both(won, lost)', 'const end = won ?? lost'),
  one('splitting.ts', 'separators other than blanks', "if (ifs.includes(text[i] ?? '')) {", "if (' '.includes(text[i] ?? '')) {"),
  one('splitting.ts', 'quoted empty words vanish', 'if (current && (current.text || current.quoted))', 'if (current?.text)'),
  one('strings.ts', 'the shortest for the longest', 'const longest = operator.length === 2', 'const longest = operator.length === 1'),
  one('defaults.ts', '+ gives the value', "stands ? nothing : other", "nothing"),
  one('functions.ts', 'arguments of a function outlive it', 'Object.assign(scope, saved, {', 'Object.assign(scope, { ...saved, positional: scope.positional }, {'),
  one('functions.ts', 'locals outlive their function', 'if (before) scope.variables.set(local, before)', 'if (before) continue'),
  one('builtins.ts', 'shift does nothing', '? positional.slice(count) : undefined', '? positional.slice(0) : undefined'),
  one('folder.ts', 'cd does not remember', 'scope.previous = scope.cwd', 'scope.previous = folder'),
  one('fields.ts', 'the last name of read gets one character', "rest.map(([text]) => text).join('')", "(rest[0]?.[0] ?? '')"),
  one('redirects.ts', 'tabs stay', String.raw`text.replace(/^\t+/gm, '')`, 'text'),
  one('redirects.ts', 'a here-string without its end', 'values: word.values.map(value => `${value}\\n`)', 'values: word.values.map(value => `${value}!`)'),
  one('words.ts', 'of two values the first', 'const values = [...new Set([...a.values, ...b.values])]', 'const values = a.values'),
  one('parameters.ts', '$1 is $2', 'positional[at - 1]', 'positional[at]'),
  one('arrays.ts', '"$*" is joined by blanks', "join(separator)", "join(' ')"),
  one('assign.ts', 'elements are counted from one', 'let at = zsh ? 1 : 0', 'let at = 1'),
]
