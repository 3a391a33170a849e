// The working directory and the stack of folders: cd, pushd, popd, dirs.
import { exact, type Invocation, literal, map, normalise, unresolved, type Word } from '../model/index.ts'
import type { Effect } from './declare.ts'
import { removeVariable } from './held.ts'
import type { Scope } from './scope.ts'
import { isBash, isZsh } from './spelling.ts'
import type { Walk } from './walk.ts'
import { union } from './words.ts'

export function changeFolder(args: readonly Word[], call: Invocation, { scope }: Walk): void {
  const program = exact(call.program)
  if (program === 'pushd' || program === 'popd') return rotate(args, program, scope)
  const end = args.findIndex(word => exact(word) === '--')
  const operands = args.filter((word, i) => i !== end && ((end >= 0 && i > end) || !/^-[LPeqs@]+$/.test(exact(word) ?? '')))
  const [target] = operands
  // The last of them counts, but to zsh.
  const letters = args.slice(0, end < 0 ? args.length : end).map(word => exact(word) ?? '').filter(text => /^-[LPeqs@]*[LP][LPeqs@]*$/.test(text)).join('').replace(/[^LP]/g, '')
  const asked = isZsh(scope) && letters.includes('P') ? 'P' : letters.at(-1)
  const physical = asked === undefined ? scope.options.has('physical') : asked === 'P'
  if (operands.length > 1) {
    // bash refuses; zsh replaces one text by the other, dash takes the first. An unresolved word may be nothing at all.
    if (!isBash(scope) || operands.some(word => !word.values)) move(scope, unresolved('$PWD'))
    return
  }
  if (!target) {
    const home = scope.variables.get('HOME')
    // Without a home it stays where it is.
    return home && (home.unset || exact(home.word) === '') ? undefined : arrive(scope, home ? resolved(scope, home.word, normalise) : literal(scope.facts.home))
  }
  const text = exact(target)
  if (text === '-') return move(scope, scope.variables.get('OLDPWD')?.word ?? scope.previous)
  if (text === '') return
  // A number with a sign is a place in the stack to zsh.
  if (text !== undefined && /^[-+]\d+$/.test(text) && !isBash(scope)) return move(scope, unresolved('$PWD'))
  // A variable may stand for the folder.
  if (scope.options.has('cdable_vars') && !/^\.{0,2}\//.test(text ?? '')) return move(scope, unresolved('$PWD'))
  // Behind a folder that is not there `..` leads nowhere, and bash takes no second word and no other option.
  const odd = text === undefined || climbsFromNowhere(text, scope) || call.args.some(word => exact(word)?.startsWith('-') && !/^-(?:[LPe@]+|-)?$/.test(exact(word) ?? '')) || program === 'chdir'
  arrive(scope, resolved(scope, target, physical ? path => scope.facts.realpath(path) : normalise), !odd)
}

/** A `..` stands behind a folder that may not be there. */
function climbsFromNowhere(text: string, { facts, cwd }: Scope): boolean {
  const base = text.startsWith('/') ? '' : `${exact(cwd) ?? '/nowhere'}/`
  return [...text.matchAll(/(?<=[^/.])\/+\.\.(?=\/|$)/g)].some(({ index }) => facts.stat(base + text.slice(0, index)) !== 'directory')
}

/** Whether the folder exists decides where the following commands run: both are possible until the list is done. */
function arrive(scope: Scope, folder: Word, sure = true): void {
  const before = scope.cwd
  move(scope, folder)
  const path = exact(scope.cwd)
  const certain = sure && path !== undefined && (scope.facts.stat(path) === 'directory' || scope.files.folders.has(path))
  if (!certain) scope.unsure = scope.unsure ? union(scope.unsure, before) : before
}

function move(scope: Scope, folder: Word): void {
  scope.previous = scope.cwd
  scope.cwd = folder
  for (const name of ['PWD', 'OLDPWD']) removeVariable(scope.variables, name)
}

/** Folders that are remembered; of more, none is told apart. */
const MAX_STACK = 100

/** pushd and popd: the current folder is the first of the stack. */
function rotate(args: readonly Word[], program: 'pushd' | 'popd', scope: Scope): void {
  const stay = args.some(word => exact(word) === '-n')
  const operands = args.filter(word => !/^-[nq]$|^--$/.test(exact(word) ?? ''))
  const [operand] = operands
  const text = exact(operand)
  const at = text === undefined ? undefined : /^([-+])(\d+)$/.exec(text)
  const forget = (): void => {
    scope.stack = undefined
    if (!stay) move(scope, unresolved('$PWD'))
  }
  // With nothing to turn zsh goes home, and whether there is depends on what was pushed before.
  if (program === 'pushd' && !operand && isZsh(scope)) return forget()
  if (operands.length > 1 || (operand && text === undefined && program === 'popd')) return forget()
  if (program === 'pushd' && operand && !at && text !== '-') {
    if (stay) {
      // To zsh it is no option, and two operands replace one text by the other.
      if (isZsh(scope)) return forget()
      scope.stack = scope.stack && scope.stack.length < MAX_STACK ? [operand, ...scope.stack] : undefined
      return
    }
    scope.stack = scope.stack && scope.stack.length < MAX_STACK ? [scope.cwd, ...scope.stack] : undefined
    return arrive(scope, resolved(scope, operand))
  }
  if (!scope.stack || scope.variables.has('DIRSTACK') || text === '-' || (at && isZsh(scope))) return forget()
  const whole = [scope.cwd, ...scope.stack]
  const index = at ? (at[1] === '+' ? Number(at[2]) : whole.length - 1 - Number(at[2])) : program === 'pushd' ? 1 : 0
  // bash refuses what is not there, and a popd of the only folder.
  if (index < 0 || index >= whole.length || (program === 'popd' && whole.length === 1)) return
  if (program === 'pushd') {
    const turned = [...whole.slice(index), ...whole.slice(0, index)]
    if (!stay) arrive(scope, turned[0] ? resolved(scope, turned[0]) : scope.cwd)
    scope.stack = turned.slice(1)
    return
  }
  const rest = whole.filter((_, i) => i !== (stay && index === 0 ? 1 : index))
  if (index === 0 && !stay) arrive(scope, rest[0] ? resolved(scope, rest[0]) : scope.cwd)
  scope.stack = rest.slice(1)
}

export const dirs: Effect = (args, _call, { scope }) => {
  if (args.some(word => /^-\w*c/.test(exact(word) ?? ''))) scope.stack = []
  else if (args.some(word => !/^[-+]/.test(exact(word) ?? ''))) scope.stack = undefined
}

function resolved(scope: Scope, target: Word, settle: (path: string) => string = normalise): Word {
  if (!target.values) return unresolved(target.text, target.from)
  const cdpath = scope.variables.get('CDPATH')
  const absolute = target.values.every(value => value.startsWith('/'))
  if (absolute) return map(target, settle)
  if (!scope.cwd.values) return unresolved(target.text)
  // CDPATH redirects names that do not start with a dot.
  const searched = cdpath && !cdpath.unset && target.values.some(value => !/^\.\.?(?:\/|$)/.test(value) && !value.startsWith('/'))
  if (searched && (exact(cdpath.word) === undefined || exact(target) === undefined || exact(scope.cwd) === undefined)) return unresolved(target.text)
  const folders = searched ? candidates(scope, exact(cdpath.word) ?? '', exact(target) ?? '', exact(scope.cwd) ?? '').map(settle) : undefined
  const values = folders ?? target.values.flatMap(value => (value.startsWith('/') ? [settle(value)] : (scope.cwd.values ?? []).map(folder => settle(`${folder}/${value}`))))
  // The top of a repository, asked for at the top of it, is known as exactly as a path.
  const known = (): boolean => values.every(value => !value.includes('*') && scope.facts.stat(`${value}/.git`) !== undefined)
  return { text: target.text, values: [...new Set(values)], ...((target.glob || scope.cwd.glob) && !known() && { glob: true as const }) }
}

/** The places of CDPATH up to the first that is there: those before it may be made by this very source. */
function candidates(scope: Scope, cdpath: string, name: string, cwd: string): readonly string[] {
  const found: string[] = []
  // zsh looks in the current folder first, bash and dash last.
  const entries = cdpath.split(':').slice(0, 32)
  for (const entry of isZsh(scope) ? ['', ...entries] : [...entries, '']) {
    const path = normalise(entry.startsWith('/') ? `${entry}/${name}` : `${cwd}/${entry}/${name}`)
    found.push(path)
    if (scope.facts.stat(path) === 'directory') break
  }
  return found
}
