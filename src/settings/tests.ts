// Examples in settings of what they should come to: `gatekeeper rules test` runs them. They decide nothing.
import { type Decision, isObject } from '../model/index.ts'
import { DECISIONS } from './keys.ts'

export interface RuleTest {
  /** A command line. */
  readonly command: string
  readonly expect: Decision
  /** Absolute, or from the project. */
  readonly cwd?: string
}

const FIELDS = ['command', 'expect', 'cwd']

/**
 * @param json the `tests` of settings
 * @param complain takes every problem, with the key that it is at
 */
export function ruleTests(json: unknown, complain: (message: string) => void): readonly RuleTest[] {
  if (json === undefined) return []
  if (!Array.isArray(json)) {
    complain('tests must be a list of examples such as { "command": "npm test", "expect": "allow" }')
    return []
  }
  return json.flatMap((one: unknown, i) => {
    const at = `tests[${i}]`
    if (!isObject(one)) {
      complain(`${at} must be an example such as { "command": "npm test", "expect": "allow" }`)
      return []
    }
    const { command, cwd } = one
    const expect = DECISIONS.find(known => known === one['expect'])
    for (const key of Object.keys(one)) if (!FIELDS.includes(key)) complain(`${at}.${key} is nothing that a test has; known are ${FIELDS.join(', ')}`)
    if (typeof command !== 'string' || !command.trim()) complain(`${at}.command must be a command line`)
    if (!expect) complain(`${at}.expect is ${one['expect'] === undefined ? 'missing' : JSON.stringify(one['expect'])}; it can be ${DECISIONS.join(', ')}`)
    if (cwd !== undefined && typeof cwd !== 'string') complain(`${at}.cwd must be a folder`)
    return typeof command === 'string' && command.trim() && expect ? [{ command, expect, ...(typeof cwd === 'string' && { cwd }) }] : []
  })
}
