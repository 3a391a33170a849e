// How uv's subcommands bring packages in. Source: uv 0.9 --help of each.
import { literal } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { install, type Where } from '../lib/toolchain.ts'
import { nothing } from '../roles.ts'

export const anything = { '<arg...>': nothing }
export const only = (steps: (given: Given) => readonly Step[], harmless = ''): Body => ({
  harmless,
  operands: anything,
  always: given => (given('--dry-run') ? [] : steps(given)),
})
export const tells = (harmless = ''): Body => ({ harmless, operands: anything })
export const whereOf = (given: Given): Where => (given('--index') ? 'url' : given('--system') || given('--target') ? 'system' : 'workspace')
export const packages = (given: Given): readonly Step[] =>
  given('--dry-run')
    ? []
    : (given.operands.length || given('-r') || given('-e') ? given.operands : [literal('.')]).map(target => install(target, whereOf(given)))
export const listed: Role = (words, given) =>
  given('--dry-run') ? [] : words.flatMap((target): Step[] => [{ kind: 'read', target }, install(target, whereOf(given))])
export const brings = (harmless: string, options: Body['options'] = {}): Body => ({
  options,
  harmless: `${harmless} | --dry-run`,
  operands: anything,
  always: packages,
})
