// Packages of JavaScript that are fetched and run in one go, and the scripts of a project.
import { exact, literal, map, some, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { comesFromElsewhere, executesHere, install } from './toolchain.ts'

/** Programs whose package has their name, and which have a description here. */
const KNOWN = new Set([
  'tsc', 'vitest', 'jest', 'mocha', 'ava', 'playwright', 'cypress', 'vite', 'webpack', 'rollup', 'esbuild', 'parcel', 'turbo', 'nx', 'lerna', 'next', 'nuxt', 'astro', 'storybook', 'tsup', 'swc', 'babel', 'tsx', 'ts-node', 'node', 'npm', 'pnpm', 'yarn', 'bun', 'deno',
  'rimraf', 'mkdirp', 'shx', 'cpy', 'cross-env', 'dotenv', 'concurrently', 'nodemon', 'npm-run-all', 'run-s', 'run-p', 'eslint', 'prettier', 'biome', 'stylelint', 'http-server', 'serve', 'husky', 'lint-staged',
])

/** `@scope/name@1.2` is run as the program `name`, and so is `github:owner/name.git#tag`. */
const programOf = (spec: string): string => spec.replace(/#.*$/, '').replace(/(.)@[^/]*$/, '$1').replace(/^.*\//, '').replace(/\.git$/, '')

/** A program that may have come with any package: what is known of its name counts besides. */
const besides = (name: string, args: readonly Word[]): readonly Step[] => (/^\w/.test(programOf(name)) ? [{ run: [literal(programOf(name)), ...args], known: true }] : [])

/**
 * A package that is fetched, unless the project has it, and whose program runs with the words behind it. With packages named
 * on their own, the first word is only the program.
 */
export function runsPackage(words: readonly Word[], packages: readonly Word[]): readonly Step[] {
  const [head, ...args] = words
  if (!head) return packages.map(target => install(target, 'workspace'))
  const fetched = (packages.length ? packages : [head]).map(target => install(target, 'workspace'))
  const name = exact(head)
  if (name === undefined) return [...fetched, { kind: 'execute', target: head }]
  if (some(head, comesFromElsewhere)) return [...fetched, { kind: 'execute', target: head }, ...besides(name, args)]
  const program = name.startsWith('@') && !packages.length && !/^@(?:biomejs|playwright|swc|babel)\//.test(name) ? name : programOf(name)
  return KNOWN.has(program) ? [...fetched, { run: [literal(program), ...args] }] : [...fetched, { kind: 'execute', target: head }, ...besides(name, args)]
}

/** Names of scripts that are programs of other systems or of the shell, too. */
const SCRIPTS = /^(?:build|check|export|format|host|import|init|release|script|service|stat|test|type|watch)$/

/** A script of package.json or, where there is none of the name, a program of a package or of the PATH. */
export const scriptOrProgram = (name: Word, args: readonly Word[], folder: Word | undefined): readonly Step[] => [
  { task: name, args, ...(folder && { dir: folder }), ...(!some(name, value => SCRIPTS.test(value)) && { program: [name, ...args] }) },
]

/** A script of package.json; of another package of the workspace when one is named. A package known by name only is not looked up. */
export function task(name: Word, args: readonly Word[], folder: Word | undefined, packages: readonly Word[]): readonly Step[] {
  if (packages.length === 0) return [{ task: name, args, ...(folder && { dir: folder }) }]
  return packages.every(one => some(one, value => /^\.{0,2}\/|^packages\/|^apps\//.test(value)) && one.values?.length === 1)
    ? packages.map(dir => ({ task: name, args, dir: folder ? map(dir, value => `${exact(folder) ?? '.'}/${value}`) : dir }))
    : [executesHere]
}

/** What a project's own name stands for when nothing is named. */
export const project = literal('.')
