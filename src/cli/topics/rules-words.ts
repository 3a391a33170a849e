// What the commands of `rules` have in common: how they read what is typed, and how they tell what decided.
import type { Finding, Verdict } from '../../model/index.ts'
import type { Parsed } from '../parse.ts'
import type { Flag } from '../usage.ts'

/** Options may also stand behind the operands here, none of which begins with two hyphens. @returns what is wrong with one */
export function withTrailing({ flags, operands }: Parsed, known: readonly Flag[]): Parsed | string {
  const all = new Map(flags)
  const rest: string[] = []
  for (let at = 0; at < operands.length; at++) {
    const word = operands[at] ?? ''
    const short = known.find(one => one.short !== undefined && word === `-${one.short}`)
    if (short && !short.value) all.set(short.long, true)
    else if (!word.startsWith('--')) rest.push(word)
    else {
      const [, name = '', attached] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? []
      const flag = known.find(one => one.long === name)
      const value = flag?.value ? (attached ?? operands[++at]) : true
      if (!flag || value === undefined || all.has(name) || (!flag.value && attached !== undefined)) return `${word} cannot be used here; known are ${known.map(one => `--${one.long}`).join(', ')}`
      all.set(name, value)
    }
  }
  return { flags: all, operands: rest }
}

/** The finding that made a verdict what it is. */
export const deciderOf = ({ decision, findings }: Verdict): Finding | undefined => findings.find(finding => finding.decision === decision)

/** In words, what made a verdict what it is. */
export function becauseOf(verdict: Verdict): string {
  const finding = deciderOf(verdict)
  return finding ? `${finding.reason} (rule ${finding.rule}, ${finding.layer})` : 'no rule that is left asks or denies'
}
