// Programs of Python packages that are fetched and run in one go, and those that run in a project's environment.
import { exact, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { install } from './toolchain.ts'

/** Programs of packages that have a description here under the package's name. */
const KNOWN = new Set(['pytest', 'tox', 'nox', 'coverage', 'twine', 'poetry', 'pdm', 'hatch', 'pipenv', 'virtualenv', 'uv', 'pip', 'python', 'jupyter', 'ipython', 'ruff', 'black', 'isort', 'mypy', 'flake8', 'pylint', 'pyright', 'bandit', 'pre-commit', 'build', 'httpie', 'flit'])

/** `ruff@0.6`, `ruff==0.6` and `ruff[x]` are all run as ruff. */
const programOf = (spec: string): string => spec.replace(/[@=<>~![].*$/s, '')

/** A package that is fetched into an environment of its own, and its program with the words behind it. */
export function runsTool(words: readonly Word[], packages: readonly Word[]): readonly Step[] {
  const [head, ...args] = words
  const fetched = (packages.length ? packages : head ? [head] : []).map(target => install(target, 'workspace'))
  if (!head) return fetched
  const name = programOf(exact(head) ?? '')
  return [...fetched, KNOWN.has(name) && !/[/:]/.test(exact(head) ?? '/') ? { run: [{ text: name, values: [name] }, ...args] } : { kind: 'execute', target: head }]
}
