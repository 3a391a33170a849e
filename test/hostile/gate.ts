// The whole pipeline in this process, as `check` runs it, over a machine of paper.
import { examine } from '../../src/analyze.ts'
import { decide } from '../../src/gate.ts'
import type { Analyzed } from '../../src/analyze.ts'
import type { Verdict } from '../../src/model/index.ts'
import { defaultPolicy } from '../../src/policy/judge.ts'
import { fakeFacts } from '../support/facts.ts'

const facts = fakeFacts()

export const judgeSource = (source: string): Verdict =>
  decide({ principal: { agent: 'test' }, action: { kind: 'script', source }, cwd: facts.cwd, interactive: false }, facts, defaultPolicy)

export const examineSource = (source: string): Analyzed => examine({ script: source, cwd: facts.cwd, interactive: false }, facts)
