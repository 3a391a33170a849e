// What a run found, in words.
import type { Failure, Result } from './campaign.ts'
import { statements, words } from './constructs/index.ts'
import type { Shell } from './generate.ts'
import type { Shrunk } from './shrink.ts'
import { showWord, type Word } from '../../src/model/index.ts'

const percent = (part: number, whole: number): string => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '-')

export const summary = ({ scripts, records, doubted, doubtedMisses, failures, late, words, unresolved }: Result): string =>
  `${scripts} scripts, ${records} commands recorded, ${failures.length} scripts with a command that was not read, ${doubted} doubted (${percent(doubted, scripts)}; ${doubtedMisses} of them with such a command), ${percent(unresolved, words)} of the words unresolved${late ? `, ${late} that did not end` : ''}`

export function table({ constructs, doubts }: Result): string {
  const rows = [...constructs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { reached, doubted, words, unresolved }]) => `${name.padEnd(30)} ${String(reached).padStart(8)} ${percent(doubted, reached).padStart(9)} ${percent(unresolved, words).padStart(11)}`)
  const reasons = [...doubts].sort((a, b) => b[1] - a[1]).map(([why, count]) => `${String(count).padStart(6)}  ${why}`)
  return [`${'construct'.padEnd(30)} ${'reached'.padStart(8)} ${'doubted'.padStart(9)} ${'unresolved'.padStart(11)}`, ...rows, '', 'why scripts are doubted:', ...reasons].join('\n')
}

/** Constructs of a shell that no script came to. */
export const unreached = ({ constructs }: Result, shell: Shell): readonly string[] =>
  [...words, ...statements].filter(one => !one.shells || one.shells.includes(shell)).map(one => one.name).filter(name => !constructs.get(name)?.reached)

const shown = (word: Word): string => (word.values ? word.values.map(value => JSON.stringify(value)).join('|') + (word.glob ? '*' : '') : showWord(word))

export function describeFailure({ index, shell, miss, text, record }: Failure, seed: number, small?: Shrunk): string {
  const real = small?.record ?? record
  const tag = real.argv.find(word => /^t\d+$/.test(word))
  const calls = (small?.invocations ?? []).filter(call => tag === undefined || [call.program, ...call.args].some(word => !word.values || word.glob || word.values.includes(tag)))
  return [
    `--- ${miss} (${shell}, seed ${seed}, script ${index})`, small?.text ?? text,
    `ran:  ${JSON.stringify(real.argv)} in ${real.cwd} with ${real.stdin}${real.text === undefined ? '' : ` ${JSON.stringify(real.text)}`}`,
    ...calls.slice(0, 6).map(call => `read: ${[call.program, ...call.args].map(shown).join(' ')}${miss === 'folder' ? ` in ${shown(call.cwd)}` : ''}${miss === 'standard input' ? ` with ${call.stdin ? shown(call.stdin) : 'its own'}` : ''}`),
  ].join('\n')
}
