// What compilers, build tools and test runners do alike: they run what is written in the folder.
import { type Effect, exact, literal, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { each, nothing, under } from '../roles.ts'

/** Build scripts, plug-ins, tests and settings of a folder are programs too. */
export const executesHere: Effect = { kind: 'execute', target: literal('.') }
export const executesIn = (folder: Word | undefined): Effect => (folder ? { kind: 'execute', target: folder } : executesHere)
export const writesPath = (target: Word): Effect => ({ kind: 'write', target })
export const deletesFolder = (target: Word): Effect => ({ kind: 'delete', target, recursive: true })
export const inFolder = (folder: Word | undefined, name: string): Word => (folder ? under(folder, name) : literal(name))

/** A subcommand that builds or tests: it runs what is in the folder and takes any operands. */
export const builds = (body: Body = {}): Body => ({ always: () => [executesHere], operands: { '<arg...>': nothing }, ...body })
/** A subcommand that only tells. */
export const tells = (harmless = ''): Body => ({ harmless, operands: { '<arg...>': nothing } })

/** A package that comes from no registry: an address, a repository, an archive or a path. */
export const comesFromElsewhere = (spec: string): boolean =>
  /^(?:[\w.+-]+@)?(?:git\+|git:|git@|https?:|ssh:|file:|link:|github:|gitlab:|bitbucket:|gist:|\.{1,2}\/|\.\.$|\/|~)/.test(spec) || /@ ?(?:git\+|https?:|file:)/.test(spec) || /\.(?:tgz|tar\.gz|tar\.bz2|whl|zip|gem|deb|rpm|crate|nupkg)$/.test(spec)

export type Where = 'workspace' | 'system' | 'url'
export const install = (target: Word, where: Where): Effect => ({ kind: 'install', target, where: some(target, comesFromElsewhere) ? 'url' : where })
/** The operands are packages to bring in; without any, those that the project lists. */
export const installs = (where: Where | ((given: Given) => Where)): Role => each((target, given) => install(target, typeof where === 'string' ? where : where(given)))

/**
 * A body that does nothing but print once one of the given options is there, as `--help` does for programs that look at their
 * options before they act. What other options lead to still counts: plug-ins are loaded, and files named, before the version is
 * printed. Options that programs of the body's own receive stand behind its operands and are not among them.
 */
export function quiet<B extends Body>(options: readonly string[], body: B): B {
  // With a value it is another option of the same name: `cargo install --version 1.2`.
  const asked = (given: Given): boolean => options.some(option => given(option) && given.value(option) === undefined)
  const role = (inner: Role): Role => (words, given) => (asked(given) ? [] : inner(words, given))
  const steps = (inner: (given: Given) => readonly Step[]) => (given: Given) => (asked(given) ? [] : inner(given))
  const roles = (table: Readonly<Record<string, Role>>): Record<string, Role> => Object.fromEntries(Object.entries(table).map(([key, inner]) => [key, role(inner)]))
  return {
    ...body,
    ...(body.operands && { operands: roles(body.operands) }),
    ...(body.always && { always: steps(body.always) }),
    ...(body.bare && { bare: steps(body.bare) }),
    ...(body.subcommands && { subcommands: Object.fromEntries(Object.entries(body.subcommands).map(([key, inner]) => [key, typeof inner === 'function' ? () => quiet(options, inner()) : quiet(options, inner)])) }),
  }
}

const isNamed = (subcommands: Readonly<Record<string, Body>>, name: string): boolean => Object.keys(subcommands).some(key => key.split('|').some(part => part.trim() === name))

/** Subcommands, and what any other first operand means: `yarn build` runs a script, `deno a.ts` a file. */
export function otherwise(subcommands: Readonly<Record<string, Body>>, steps: (head: Word, args: readonly Word[], given: Given) => readonly Step[]): Required<Pick<Body, 'subcommands' | 'always'>> {
  return {
    subcommands: { ...subcommands, '*': { style: 'none', operands: { '<arg...>': nothing } } },
    always: given => {
      const [head, ...args] = given.operands
      const name = exact(head)
      return !head || name === undefined || isNamed(subcommands, name) ? [] : steps(head, args, given)
    },
  }
}
