// Packages of JavaScript that are fetched and run in one go, and the scripts of a project.
import { exact, literal, map, some, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { comesFromElsewhere, executesHere, install } from './toolchain.ts'

/** Programs whose package has their name, and which have a description here. */
const KNOWN = new Set([
  'tsc', 'vitest', 'jest', 'mocha', 'ava', 'playwright', 'cypress', 'vite', 'webpack', 'rollup', 'esbuild', 'parcel', 'turbo', 'nx', 'lerna', 'next', 'nuxt', 'astro', 'storybook', 'tsup', 'swc', 'babel', 'tsx', 'ts-node', 'node', 'npm', 'pnpm', 'yarn', 'bun', 'deno',
  'rimraf', 'mkdirp', 'shx', 'cpy', 'cross-env', 'dotenv', 'concurrently', 'nodemon', 'npm-run-all', 'run-s', 'run-p', 'eslint', 'prettier', 'biome', 'stylelint', 'http-server', 'serve', 'husky', 'lint-staged',
])

/** `@scope/name@1.2` is run as the program `name`. */
const programOf = (spec: string): string => spec.replace(/(.)@[^/]*$/, '$1').replace(/^.*\//, '')

/**
 * A package that is fetched, unless the project has it, and whose program runs with the words behind it. With packages named
 * on their own, the first word is only the program.
 */
export function runsPackage(words: readonly Word[], packages: readonly Word[]): readonly Step[] {
  const [head, ...args] = words
  if (!head) return packages.map(target => install(target, 'workspace'))
  const fetched = (packages.length ? packages : [head]).map(target => install(target, 'workspace'))
  const name = exact(head)
  if (name === undefined || some(head, comesFromElsewhere)) return [...fetched, { kind: 'execute', target: head }]
  const program = name.startsWith('@') && !packages.length && !/^@(?:biomejs|playwright|swc|babel)\//.test(name) ? name : programOf(name)
  return KNOWN.has(program) ? [...fetched, { run: [literal(program), ...args] }] : [...fetched, { kind: 'execute', target: head }]
}

/** A script of package.json; of another package of the workspace when one is named. A package known by name only is not looked up. */
export function task(name: Word, args: readonly Word[], folder: Word | undefined, packages: readonly Word[]): readonly Step[] {
  if (packages.length === 0) return [{ task: name, args, ...(folder && { dir: folder }) }]
  return packages.every(one => some(one, value => /^\.{0,2}\/|^packages\/|^apps\//.test(value)) && one.values?.length === 1)
    ? packages.map(dir => ({ task: name, args, dir: folder ? map(dir, value => `${exact(folder) ?? '.'}/${value}`) : dir }))
    : [executesHere]
}

/** What a project's own name stands for when nothing is named. */
export const project = literal('.')
