// Test runners, bundlers and dev servers of JavaScript: all run settings and plug-ins of the project.
import { type Effect, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Role } from '../define.ts'
import { executes, nothing, writes } from '../roles.ts'
import { listens } from './interpreter.ts'
import { executesHere, quiet } from './toolchain.ts'

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const spellings = (name: string): readonly string[] => [...new Set([name, kebab(name)])]

/** Switches, which may be negated and given a value, and options with a value; both may be written in camel or kebab case. */
export const flags = (switches: string, values = ''): string =>
  [
    ...switches.split(' ').filter(Boolean).map(name => (name.startsWith('-') ? name : `${spellings(name).flatMap(one => [`--${one}`, `--no-${one}`]).join(', ')} [yes]`)),
    ...values.split(' ').filter(Boolean).map(name => (name.startsWith('-') ? `${name} <value>` : `${spellings(name).map(one => `--${one}`).join(', ')} <value>`)),
  ].join(' | ')

export interface Tool {
  /** Options whose value is a file or folder that is written. */
  readonly writes?: string
  /** Options whose value is a file or module that is run. */
  readonly loads?: string
  /** Options that open a server to others: `--host`. */
  readonly serves?: string
  readonly harmless: string
  readonly options?: Readonly<Record<string, Role>>
  /** What it does besides running the project's code. */
  readonly also?: (given: Given) => readonly Effect[]
  /** What the operands are, where they matter. */
  readonly operands?: Body['operands']
}

const serves: Role = (words: readonly Word[]) => [listens(words[0] ?? literal('0.0.0.0'), '0')]

export const tool = (parts: Tool): Body => ({
  options: { ...(parts.writes && { [parts.writes]: writes }), ...(parts.loads && { [parts.loads]: executes }), ...(parts.serves && { [parts.serves]: serves }), ...parts.options },
  harmless: `-h, --help [what] | --version | -v | -V | ${parts.harmless}`,
  always: given => [executesHere, ...(parts.also?.(given) ?? [])],
  operands: parts.operands ?? { '<arg...>': nothing },
})

/** Tools print their help or version and do nothing else when asked to. */
export const tools = <B extends Body>(body: B): B => quiet(['--help', '--version'], body)
