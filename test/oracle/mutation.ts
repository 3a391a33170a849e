// Faults that are put into the reader on purpose, each of which the comparison must notice.
export interface Mutant {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const one = (file: string, name: string, from: string, to: string): Mutant => ({ name, file: `src/shell/${file}`, from, to })

export const MUTANTS: readonly Mutant[] = [
  one('compound.ts', 'a subshell changes the shell around it', "case 'Subshell': return list(node.body, { ...walk, scope: fork(scope) })", "case 'Subshell': return list(node.body, walk)"),
  one('compound.ts', 'no else', 'if (node.else) printed', 'if (false) printed'),
  one('walk.ts', 'a pipe feeds nothing', 'fed = printed', 'fed = walk.stdin'),
  one('walk.ts', 'what stands after || changes nothing', 'merge(walk.scope, branch)', 'void branch'),
  one('segments.ts', 'separators other than blanks', "if (ifs.includes(text[i] ?? ''))", "if (' '.includes(text[i] ?? ''))"),
  one('segments.ts', 'quoted empty words vanish', 'if (current && (current.text || current.quoted))', 'if (current?.text)'),
  one('strings.ts', 'the shortest for the longest', 'const longest = operator.length === 2', 'const longest = operator.length === 1'),
  one('operators.ts', '+ is -', "if (operator.endsWith('+')) {", "if (operator === ':+') {"),
  one('functions.ts', 'arguments of a function outlive it', 'Object.assign(scope, saved)', 'Object.assign(scope, { ...saved, positional: scope.positional })'),
  one('functions.ts', 'locals outlive their function', 'if (before) scope.variables.set(local, before)', 'if (before) continue'),
  one('builtins.ts', 'shift does nothing', 'scope.positional.slice(count)', 'scope.positional.slice(0 * count)'),
  one('folder.ts', 'cd does not remember', 'scope.previous = scope.cwd', 'scope.previous = folder'),
  one('input.ts', 'the last name gets one field', "parts.slice(index).join(' ')", "(parts[index] ?? '')"),
  one('redirects.ts', 'tabs stay', String.raw`text.replace(/^\t+/gm, '')`, 'text'),
  one('redirects.ts', 'a here-string without its end', 'values: word.values.map(value => `${value}\\n`)', 'values: word.values.map(value => `${value}!`)'),
  one('scope.ts', 'of two values the first', 'const values = [...new Set([...a.values, ...b.values])]', 'const values = a.values'),
  one('parameters.ts', '$1 is $2', 'scope.positional[at - 1] ??', 'scope.positional[at] ??'),
  one('assign.ts', 'elements are counted from one', 'let at = elements.size', 'let at = elements.size + 1'),
]
