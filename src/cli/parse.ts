// The quick reading of arguments, for what is typed right; whatever is unusual is left to the full reading, which can explain it.
import type { Flag, Usage } from './usage.ts'

export interface Parsed {
  readonly flags: ReadonlyMap<string, string | true>
  readonly operands: readonly string[]
}

/** @returns undefined for anything but known options in their plain spellings, each at most once, followed by operands */
export function parse(usage: Usage, args: readonly string[]): Parsed | undefined {
  const flags = new Map<string, string | true>()
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? ''
    if (word === '--') return { flags, operands: args.slice(at + 1) }
    if (!word.startsWith('-') || word === '-') return { flags, operands: args.slice(at) }
    const [, name = '', attached] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? []
    const flag = usage.flags.find(known => known.long === name || (known.short && word === `-${known.short}`))
    if (!flag || flags.has(flag.long) || (!flag.value && attached !== undefined)) return undefined
    const value = flag.value ? (attached ?? args[++at]) : true
    if (value === undefined || !fits(flag, value)) return undefined
    flags.set(flag.long, value)
  }
  return { flags, operands: [] }
}

const fits = (flag: Flag, value: string | true): boolean => !flag.choices || (typeof value === 'string' && flag.choices.includes(value))
