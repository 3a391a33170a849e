// How uv's subcommands bring packages in. Source: uv 0.9 --help of each.
import { literal } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { executesIn, inFolder, install, type Where } from '../lib/toolchain.ts'
import { nothing } from '../roles.ts'

export const anything = { '<arg...>': nothing }
export const only = (steps: (given: Given) => readonly Step[], harmless = ''): Body => ({
  harmless,
  operands: anything,
  always: given => (given('--dry-run') ? [] : steps(given)),
})
export const tells = (harmless = ''): Body => ({ harmless, operands: anything })
export const whereOf = (given: Given): Where => (given('--index') ? 'url' : given('--system') || given('--target') ? 'system' : 'workspace')
/** What a project or a package needs is asked of its own set-up, which is run for that, in a dry run too. */
export const builds = (given: Given): Step => executesIn(given.value('--project') ?? given.value('--directory'))
/** The project is resolved, and the answer written down, unless it is taken as it was written. */
export const resolves = (given: Given): readonly Step[] => (given('--frozen') ? [] : [builds(given), ...(given('--locked') || given('--dry-run') || given('--check') ? [] : [{ kind: 'write' as const, target: inFolder(given.value('--project') ?? given.value('--directory'), 'uv.lock') }])])
export const packages = (given: Given): readonly Step[] =>
  given('--dry-run')
    ? [builds(given), ...given.operands.map((target): Step => ({ kind: 'execute', target }))]
    : (given.operands.length || given('-r') || given('-e') ? given.operands : [literal('.')]).map(target => install(target, whereOf(given)))
export const listed: Role = (words, given) =>
  words.flatMap((target): Step[] => [{ kind: 'read', target }, given('--dry-run') ? { kind: 'execute', target } : install(target, whereOf(given))])
export const brings = (harmless: string, options: Body['options'] = {}): Body => ({
  options,
  harmless: `${harmless} | --dry-run`,
  operands: anything,
  always: packages,
})
