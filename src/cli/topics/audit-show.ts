// Records for people, as rows of a terminal, and for programs, as JSON lines.
import { statSync, writeSync } from 'node:fs'
import { indent, type Style, styleFor } from '../../approvers/index.ts'
import { filesOf } from '../../audit/files.ts'
import { linesOf } from '../../audit/lines.ts'
import { type AuditRecord, decodeRecord } from '../../audit/read.ts'
import { codeOf } from '../../disk/error.ts'
import { retry } from '../io.ts'
import { shown } from '../shown.ts'

/** @returns false when nobody reads any more */
export type Print = (record: AuditRecord) => boolean

export const show = (json: boolean): Print => {
  const style = styleFor(process.stdout.columns, process.stdout.isTTY === true, process.env)
  return record => printed(json ? `${JSON.stringify(record)}\n` : `${rowsOf(style, record).join('\n')}\n`)
}

export function printed(text: string): boolean {
  const bytes = Buffer.from(text)
  try {
    for (let done = 0; done < bytes.length; ) done += retry(() => writeSync(1, bytes, done, bytes.length - done))
    return true
  } catch (error) {
    if (codeOf(error) === 'EPIPE' || codeOf(error) === 'EBADF') return false
    throw error
  }
}

/** The colour of a decision, or of anything else that stands where one should. */
const painted = (style: Style, decision: string): string => (decision === 'allow' || decision === 'ask' || decision === 'deny' ? style.decision[decision](decision) : shown(decision))

export function rowsOf(style: Style, record: AuditRecord): string[] {
  const { time, decision, risk, agent, outcome, stage, by, exit, signal, duration } = record
  const end = [...(outcome ? [`${outcome}${stage ? ` (${by ?? stage})` : ''}`] : by ? [`${record.answer} by ${by}`] : []), ...(signal ? [signal] : exit === undefined ? [] : [`exit ${exit}`]), ...(duration === undefined ? [] : [`${Math.round(duration / 1000)} ms`])]
  const rules = [...new Set(record.rules.map(({ rule, layer }) => (layer && layer !== 'built-in' ? `${rule} (${layer})` : rule)))]
  return [
    `${style.dim(shown(time.slice(0, 19).replace('T', ' ')))}  ${painted(style, decision)}, ${shown(risk)}  ${shown([agent, ...end].join(', '))}`,
    ...indent(style, 4, shown(record.text)).map(style.bold),
    ...(record.note ? indent(style, 4, `note: ${shown(record.note)}`) : []),
    ...indent(style, 4, `${rules.length ? `${shown(rules.join(', '))}; ` : ''}in ${shown(record.cwd)}`).map(style.dim),
  ]
}

/** How often it looks, in milliseconds. */
const EVERY = 250

/** @returns what shows all records that come after this call, until nobody reads any more */
export function follow(folder: string): (print: Print) => Promise<number> {
  const newest = filesOf(folder).at(-1)
  let at = { file: newest ?? '', offset: newest === undefined ? 0 : statSync(`${folder}/${newest}`).size }
  return async print => {
    for (;;) {
      for (const file of filesOf(folder).filter(name => name >= at.file))
        for (const { bytes, start, whole } of linesOf(`${folder}/${file}`, file === at.file ? at.offset : 0)) {
          if (!whole) break
          at = { file, offset: start + bytes.length + 1 }
          const record = decodeRecord(bytes.toString('utf8'))
          if (record && !print(record)) return 0
        }
      await new Promise(resolve => setTimeout(resolve, EVERY))
    }
  }
}
