// Where a git command works: -C and --work-tree move every path that follows, and another repository brings its own settings.
import { exact, literal, PATH_KINDS, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { resolved, settled } from '../lib/settle.ts'
import { RESTRAINTS } from './options.ts'

/** A path as seen from a folder. */
export function join(folder: Word, path: Word): Word {
  const text = `${folder.text}/${path.text}`
  if (!path.values) return unresolved(text, path.from)
  if (path.values.every(value => value.startsWith('/'))) return path
  if (!folder.values) return unresolved(text, folder.from)
  const values = folder.values.flatMap(from =>
    (path.values ?? []).map(value => (value.startsWith('/') ? value : value === '.' ? from : `${from.replace(/\/$/, '')}/${value}`)),
  )
  return { text, values, ...((folder.glob || path.glob) && { glob: true as const }) }
}

/** The folder that relative paths start from, when it is not the working directory. */
export function folderOf(given: Given): Word | undefined {
  let at: Word | undefined
  for (const folder of [...given.values('--chdir'), ...given.values('--work-tree')]) if (exact(folder) !== '') at = at ? join(at, folder) : folder
  return at
}

/** An ordinary change to the repository: its objects, refs or index. */
export const change: Step = { kind: 'write', target: literal('.') }
export const changes = (): readonly Step[] => [change]

/** A change that may make any file of the work tree anew, or take it away. */
export const rewrite: Step = { kind: 'write', target: literal('.'), recursive: true }
export const rewrites = (): readonly Step[] => [rewrite]

/** The root of the work tree, as far as the command line tells. */
export const rootOf = (given: Given): Word => folderOf(given) ?? literal('.')

/**
 * Looking into a repository elsewhere runs what its settings name (a monitor, a filter, a pager). One that holds the working
 * directory, or lies below it, is the one that a plain command would have used.
 */
export function enters(given: Given): readonly Step[] {
  const folder = folderOf(given)
  const store = given.value('--git-dir')
  const steps: Step[] = []
  for (const target of [folder, store && (folder ? join(folder, store) : store)])
    if (target) steps.push(...opens(target, target === folder ? '.git' : undefined, given.cwd))
  // Any folder may pose as one, with settings that were written as files like others.
  if (store?.values?.every(value => !/(?:^|\/)\.git(?:\/|$)/.test(value)) && !steps.some(step => 'kind' in step && step.kind === 'execute')) steps.push({ kind: 'execute', target: folder ? join(folder, store) : store })
  return steps
}

/** Opening a repository: `store` is the folder in it that holds its settings, unless the repository is such a folder itself. */
export const opens = (folder: Word, store: string | undefined, cwd: Word): readonly Step[] => [
  { kind: 'list', target: folder },
  ...(isElsewhere(folder, cwd) ? [{ kind: 'execute' as const, target: store === undefined ? folder : join(folder, literal(store)) }] : []),
]

function isElsewhere(folder: Word, cwd: Word): boolean {
  if (!folder.values) return true
  return folder.values.some(value => {
    if (!cwd.values) return /^[/~]|(^|\/)\.\.(\/|$)/.test(value)
    return cwd.values.some(from => {
      const path = folded(value.startsWith('/') ? value : `${from}/${value}`)
      return path === '/' || !(isWithin(path, from) || isWithin(from, path))
    })
  })
}

/** An absolute path without `.`, `..` and doubled slashes. */
function folded(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder.replace(/\/$/, '')}/`)

/** The step as it is when the command starts in another folder. */
export function move(step: Step, folder: Word): Step {
  if ('kind' in step) return PATH_KINDS.has(step.kind) || (step.kind === 'interpret' && step.file) ? { ...step, target: join(folder, step.target) } : step
  if ('run' in step) return { ...step, cwd: step.cwd ? join(folder, step.cwd) : folder }
  if ('script' in step) return { run: [literal('sh'), literal('-c'), step.script], cwd: folder }
  if ('file' in step) return { ...step, file: join(folder, step.file) }
  return { ...step, dir: step.dir ? join(folder, step.dir) : folder }
}

/**
 * `--help` prints a manual page whatever else is given, but for the subcommands that are scripts, which may have started to run what
 * they were given. Paths are those of the folder that git was told to work in.
 */
function settle(steps: readonly Step[], given: Given): readonly Step[] {
  if (given('--help')) return steps.filter(step => !('kind' in step))
  const folder = folderOf(given)
  return folder ? steps.map(step => move(step, folder)) : steps
}

/** A subcommand whose paths follow -C and --work-tree, and which can be asked for its help. */
export const inRepository = (body: Body): Body => settled(helped(body), settle)

/** What stands on every level: the help, and `--no-x` for options that do something. */
const helped = (body: Body): Body => ({
  ...body,
  // A list of paths is quoted in the message that none of them is there.
  always: given => [...given.values('--pathspec-from-file').map((target): Step => ({ kind: 'read', target })), ...(body.always?.(given) ?? [])],
  harmless: [body.harmless ?? '', '--help, -h', '--help-all'].join(' | '),
  negations: RESTRAINTS,
  ...(body.subcommands && { subcommands: Object.fromEntries(Object.entries(body.subcommands).map(([name, inner]) => [name, () => helped(resolved(inner))])) }),
})
