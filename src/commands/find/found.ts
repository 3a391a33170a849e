// What find does to what it finds, and what it prints.
import { exact, literal, map, unresolved, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { filledIn } from '../lib/items.ts'
import { secretsNamed } from '../lib/named.ts'
import { baseOf, originsOf } from '../lib/words.ts'
import { here } from '../roles.ts'
import { pathPatterns } from './patterns.ts'
import type { Action, Expression } from './expression.ts'
import type { Shape, Shapes } from './shapes.ts'

const MAX_VALUES = 64

const matches = (pattern: string, name: string): boolean => new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')}$`, 'i').test(name)

/** Where the search starts. */
function rootsOf({ roots, actions }: Expression): readonly Word[] {
  if (roots.length) return roots
  const list = actions.find(action => action.name === '-files0-from')?.words[0]
  return list ? [unresolved(`names in ${list.text}`, [{ kind: 'file', what: list.text }])] : [here]
}

/** The paths below one root that look like this, as patterns; with the root where it may be one of them. */
function below(root: string, { name, path, some, secrets, same }: Shape, { least, most }: Expression['depth']): string[] {
  const base = root.replace(/\/+$/, '')
  if (most < 1) return [root]
  const itself = least < 1 ? [root] : []
  const singled = (secrets ?? []).filter(secret => name === undefined || matches(name, secret)).map(secret => `${base}/**/${secret}`)
  if (same) return [...(same.values ?? []), `${base}/**`]
  if (path !== undefined) return [...pathPatterns(base, path), ...singled]
  if (name !== undefined) return [...itself.filter(() => matches(name, baseOf(root))), `${base}/${most === 1 ? '' : '**/'}${name}`, ...secretsNamed(name).filter(secret => secret !== name).map(secret => `${base}/**/${secret}`)]
  return [...(some ? [] : itself), `${base}/${most === 1 ? '*' : '**'}`, ...singled]
}

/** A word for the paths that look like one of these. */
function found(roots: readonly Word[], shapes: Shapes, depth: Expression['depth']): Word {
  const from = originsOf(roots)
  const hidden = shapes.find(shape => shape.unknown)?.unknown ?? shapes.find(shape => shape.same && !shape.same.values)?.same
  const open = roots.find(root => !root.values)
  if (hidden || open) return unresolved(`${(open ?? roots[0])?.text ?? '.'}/${hidden?.text ?? '**'}`, [...from, ...(hidden?.from ?? [])])
  const values = [...new Set(roots.flatMap(root => (root.values ?? []).flatMap(value => shapes.flatMap(shape => below(value, shape, depth)))))]
  const few = values.length > MAX_VALUES ? roots.flatMap(root => (root.values ?? []).map(value => `${value.replace(/\/+$/, '')}/**`)) : values
  return { text: '{}', values: few, glob: true, ...(from.length && { from }) }
}

/** True when everything below the roots is found, and they themselves. */
const everything = (shapes: Shapes, { least, most }: Expression['depth']): boolean =>
  least < 1 && most > 1 && shapes.some(shape => shape.name === undefined && shape.path === undefined && !shape.some && !shape.unknown)

function absolute(word: Word, cwd: string | undefined): Word {
  return cwd === undefined ? word : map(word, value => (value.startsWith('/') ? value : `${cwd}/${value.replace(/^\.\//, '')}`))
}

export function stepsOf(expression: Expression, given: Given): readonly Step[] {
  const { actions, depth, problems } = expression
  const roots = rootsOf(expression)
  const listed = actions.some(action => action.name === '-files0-from') && !expression.roots.length
  const steps: Step[] = listed ? [] : roots.map(target => ({ kind: 'list', target, recursive: true }))
  for (const action of actions) steps.push(...act(action, roots, depth, given))
  return [...steps, ...problems]
}

function act({ name, words, shapes, role }: Action, roots: readonly Word[], depth: Expression['depth'], given: Given): readonly Step[] {
  const paths = (): Word => found(roots, shapes, depth)
  switch (name) {
    case '-delete': case '-rm':
      if (everything(shapes, depth)) return roots.map(target => ({ kind: 'delete', target, recursive: true }))
      // Names of empty files and folders hold nothing that could be lost: what changes is the folders around them.
      if (shapes.every(shape => shape.empty && shape.name === undefined && shape.path === undefined)) return roots.map(target => ({ kind: 'write', target }))
      return [{ kind: 'delete', target: paths() }]
    case '-exec': case '-ok': {
      return words.length ? [filledIn(words, '{}', paths())] : []
    }
    case '-execdir': case '-okdir': {
      // It runs in the folder of each path, which a pattern cannot name; the path itself is named in full.
      return words.length ? [{ ...filledIn(words, '{}', absolute(paths(), exact(given.cwd))), cwd: unresolved('the folder of {}') }] : []
    }
    default: return role ? role(words, given) : []
  }
}

/** The names printed, when nothing else is. */
export function printed(expression: Expression): Word | undefined {
  const { actions, depth } = expression
  const says = actions.filter(action => /^-(?:print|ls$|exec|ok)/.test(action.name))
  if (actions.some(action => action.name === '-delete') && !says.length) return literal('')
  if (!says.length) return found(rootsOf(expression), expression.shapes, depth)
  const plain = says.every(({ name, words }) => /^-print(?:0|x)?$/.test(name) || (name === '-printf' && /^%p(\\n|\\0| )?$/.test(exact(words[0]) ?? '')))
  return plain ? found(rootsOf(expression), says.flatMap(action => action.shapes), depth) : undefined
}
