// One execution of the fuzzer: a source by its number, and what is wrong with how the pipeline takes it.
import { specs } from '../../src/commands/index.ts'
import { judgeSource } from './gate.ts'
import { generator } from './generate.ts'

const corpus = specs.flatMap(spec => Object.keys(spec.examples))

/** Milliseconds of CPU time that one source of ordinary length may take. */
export const PATIENCE = 2000

/** The source of one execution, the same for the same numbers. */
export const sourceOf = (seed: number, index: number): string => generator(Math.imul(seed, 0x9e3779b1) + index, corpus).next().slice(0, 256 * 1024)

export interface Execution {
  readonly milliseconds: number
  /** Undefined when all is well. */
  readonly fault: string | undefined
}

export function execute(source: string): Execution {
  const before = process.cpuUsage()
  const verdict = judgeSource(source)
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000
  const failed = verdict.findings.find(({ rule }) => rule === 'gate-failed')
  const silent = verdict.decision === 'allow' && /[\0\ud800-\udfff]/.test(source.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '')) ? 'it is allowed and is no text' : undefined
  return { milliseconds, fault: failed ? failed.reason : (silent ?? (milliseconds > PATIENCE ? `it takes ${Math.round(milliseconds)} ms` : undefined)) }
}
