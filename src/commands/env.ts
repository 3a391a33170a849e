// env: runs a program with other variables, or prints them. Source: env(1), GNU coreutils 9.1; FreeBSD 14.
import { exact, literal, map, unresolved, type Assignment, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { behind } from './lib/words.ts'
import { nothing } from './roles.ts'

/** The words of `-S`: quotes and backslashes as in a shell, `${NAME}` as a variable. */
function split(text: string): readonly Word[] | undefined {
  const words: string[] = []
  let word: string | undefined
  for (const [, single, double, escaped, blank, plain] of text.matchAll(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\([^])|(\s+)|([^])/g)) {
    if (blank) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else if (plain === '"' || plain === "'" || plain === '$' || plain === '\\') return undefined
    else if (double?.includes('$')) return undefined
    else word = (word ?? '') + (single ?? double?.replace(/\\(.)/g, '$1') ?? (escaped === '_' ? ' ' : escaped) ?? plain ?? '')
  }
  if (word !== undefined) words.push(word)
  return words.map(literal)
}

function runs(given: Given): readonly Step[] {
  const { operands, value, values } = given
  const assignments: Assignment[] = []
  // A lone dash means -i.
  let at = exact(operands[0]) === '-' ? 1 : 0
  for (; at < operands.length; at++) {
    const word = operands[at]
    const name = word && /^["']?([^=]+)=/.exec(exact(word) ?? (word.values ? '' : word.text))?.[1]
    if (!word || !name) break
    assignments.push({ name, value: word.values ? behind(word, name.length + 1) : unresolved(word.text.replace(/^[^=]*=/, ''), word.from) })
  }
  const dropped = values('-u').flatMap(name => exact(name) ?? [])
  const without = given('-i') || exact(operands[0]) === '-' ? ('all' as const) : dropped.length ? dropped : undefined
  const folder = value('-C')
  const rest = operands.slice(at)
  const text = value('-S')
  const cwd = folder && { cwd: exact(given.cwd) === undefined ? folder : map(folder, path => (path.startsWith('/') ? path : `${exact(given.cwd)}/${path}`)) }
  if (text) {
    const words = exact(text) === undefined ? undefined : split(exact(text) ?? '')
    return words ? [{ run: [literal('env'), ...words, ...operands], ...cwd }] : [{ script: text }]
  }
  if (rest.length) return [{ run: rest, assignments, ...cwd, ...(without && { without }) }]
  return given('--help') || given('--version') || given('--list-signal-handling') ? [] : [revealsEnvironment]
}

export default command('env', {
  aliases: ['genv'],
  style: 'posix',
  harmless:
    '-i, --ignore-environment | -0, --null | -u, --unset <name> | -C, --chdir <folder> | -S, --split-string <text> | -P <path> | -L <user> | -U <user> | ' +
    '--block-signal [signal] | --default-signal [signal] | --ignore-signal [signal] | --list-signal-handling | -v, --debug | -a, --argv0 <name> | ' +
    '--help | --version',
  operands: { '<word...>': nothing },
  always: runs,
  examples: {
    env: ['reveal environment'],
    'env A=1 B=2 cat a': ['read a'],
    'env -i cat a': ['read a'],
    'env -u A -C src cat a': ['read a'],
    "env -S 'cat a' b": ['read a', 'read b'],
    'env -iS "A=1 rm -r" a': ['delete a (recursive)'],
    'env --uns A rm a': ['delete a'],
    'env A=1': ['reveal environment'],
    'env - A=1 rm a': ['delete a'],
  },
})
