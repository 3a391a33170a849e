// The working directory: cd, pushd, popd.
import { exact, type Invocation, literal, map, normalise, unresolved, type Word } from '../model/index.ts'
import { type Scope, union } from './scope.ts'
import type { Walk } from './walk.ts'

export function changeFolder(args: readonly Word[], call: Invocation, { scope }: Walk): void {
  const program = exact(call.program)
  const target = args.find(word => !/^[-+][\w@]+$/.test(exact(word) ?? ''))
  const before = scope.cwd
  if (program === 'popd') {
    move(scope, scope.stack.pop() ?? unresolved('popd'))
    return
  }
  if (program === 'pushd') {
    if (!target) {
      const top = scope.stack.pop() ?? unresolved('pushd')
      scope.stack.push(before)
      move(scope, top)
      return
    }
    scope.stack.push(before)
  }
  if (!target) return move(scope, scope.variables.get('HOME')?.word ?? literal(scope.facts.home))
  if (exact(target) === '-') return move(scope, scope.previous)
  if (exact(target) === '') return
  move(scope, resolved(scope, target))
  // Whether the folder exists decides where the following commands run: both are possible until the list is done.
  const folder = exact(scope.cwd)
  const certain = folder !== undefined && (scope.facts.stat(folder) === 'directory' || scope.files.folders.has(folder) || scope.options.has('errexit'))
  if (!certain) scope.unsure = scope.unsure ? union(scope.unsure, before) : before
}

function move(scope: Scope, folder: Word): void {
  scope.previous = scope.cwd
  scope.cwd = folder
}

function resolved(scope: Scope, target: Word): Word {
  if (!target.values) return unresolved(target.text, target.from)
  const cdpath = scope.variables.get('CDPATH')
  const absolute = target.values.every(value => value.startsWith('/'))
  if (absolute) return map(target, normalise)
  // CDPATH redirects names that do not start with a dot.
  if (cdpath && !cdpath.unset && target.values.some(value => !value.startsWith('.') && !value.startsWith('/'))) return unresolved(target.text)
  if (!scope.cwd.values) return unresolved(target.text)
  const values = target.values.flatMap(value => (value.startsWith('/') ? [normalise(value)] : (scope.cwd.values ?? []).map(folder => normalise(`${folder}/${value}`))))
  return { text: target.text, values: [...new Set(values)], ...((target.glob || scope.cwd.glob) && { glob: true as const }) }
}
