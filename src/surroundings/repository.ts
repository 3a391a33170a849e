// The repository that git finds from where it works: an ordinary one, or any folder that has the form of one.
import { type Effect, exact, type Invocation, literal, normalise } from '../model/index.ts'
import { inside, placed } from '../shell/files.ts'
import { canonical } from '../shell/links.ts'
import type { Scope } from '../shell/scope.ts'
import { below, standing, upwards } from './standing.ts'

/** Before the subcommand: where git is told to work, and on what. */
function gitOptions(args: Invocation['args'], cwd: string): { readonly folder: string | undefined; readonly bare: boolean; readonly verb: string | undefined; readonly store: boolean } {
  let folder: string | undefined = cwd
  let [bare, store] = [false, false]
  for (let nth = 0; nth < args.length; nth++) {
    const text = exact(args[nth])
    if (text === '-C' || text === '--git-dir' || text === '-c' || text === '--work-tree' || text === '--namespace' || text === '--exec-path' || text === '--config-env') {
      const value = exact(args[++nth])
      if (text === '-C' && value !== '') folder = value === undefined || folder === undefined ? undefined : placed(value, folder)
      store ||= text === '--git-dir'
    } else if (text === '--bare') bare = true
    else if (text?.startsWith('--git-dir=')) store = true
    else if (!text?.startsWith('-')) return { folder, bare, verb: text, store }
  }
  return { folder, bare, verb: undefined, store }
}

/**
 * git in a repository that is not the workspace's runs what that repository's settings name: monitors, pagers, filters. Any folder can be one, with
 * settings that were written as files like others. Commands that only make a repository, or print about git itself, read none.
 */
export function inRepository(call: Invocation, cwd: string, scope: Scope): readonly Effect[] {
  const { workspace } = scope.facts
  const { folder, bare, verb, store } = gitOptions(call.args, cwd)
  // What `--git-dir` names is looked at by the command itself.
  if (folder === undefined || store || verb === undefined || /^(?:clone|init|version|help|ls-remote|config)$/.test(verb)) return []
  const start = canonical(normalise(folder), scope.files, scope.facts)
  for (const at of upwards(start)) {
    const link = below(at, '.git')
    const ordinary = bare ? undefined : (standing(link, scope) ?? standing(`${link}/HEAD`, scope))
    // The workspace's own, and those that a person put there or above it, are as trusted as the project.
    if (ordinary) return (ordinary === 'disk' && (inside(at, workspace) || inside(workspace, at))) || (at === workspace && scope.facts.stat(link) !== undefined) ? [] : [{ kind: 'execute', target: literal(link) }]
    const head = below(at, 'HEAD')
    // A branch that is not born yet is a link to nothing, and does.
    const itself = (standing(head, scope) ?? scope.facts.realpath(head) !== head) && (standing(below(at, 'objects'), scope) ?? standing(below(at, 'commondir'), scope))
    if (itself) {
      if (inside(at, workspace) && at.endsWith('/.git')) return []
      return (inside(at, workspace) || inside(workspace, at)) && isInert(at, scope) ? [] : [{ kind: 'execute', target: literal(at) }]
    }
  }
  return []
}

const INERT = /^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|sharedrepository|compression)|remote\.(?:url|fetch|mirror)|branch\.(?:remote|merge|rebase)|receive\.\w+|gc\.auto|user\.\w+|pack\.\w+|transfer\.\w+)$/

/** A repository without a work tree whose settings run nothing, as it lies on disk. */
function isInert(folder: string, scope: Scope): boolean {
  const { facts } = scope
  for (const name of ['config', 'config.worktree', 'commondir', 'hooks', 'HEAD']) if (standing(below(folder, name), scope) === 'written') return false
  if (facts.stat(below(folder, 'commondir')) !== undefined || facts.stat(below(folder, 'config.worktree')) !== undefined) return false
  if (facts.names(below(folder, 'hooks'))?.some(name => !name.endsWith('.sample'))) return false
  let section = ''
  return (facts.read(below(folder, 'config')) ?? '[').split(/\r?\n/).every(line => {
    const head = /^\s*\[\s*([\w-]+)(?:\s+"[^"\\]*")?\s*\]\s*$/.exec(line)
    if (head) section = (head[1] ?? '').toLowerCase()
    const key = /^\s*([\w-]+)\s*(?:=.*)?$/.exec(line)?.[1]
    return head !== null || /^\s*(?:[#;].*)?$/.test(line) || (key !== undefined && INERT.test(`${section}.${key.toLowerCase()}`))
  })
}
