// Edits as people read them: what is taken out of which file, and what is put there.
import type { Edit } from './plan.ts'

const AROUND = 3

/** @param safe makes text harmless for a terminal */
export function show({ path, before, after }: Edit, safe: (text: string) => string): string {
  const head = before === undefined ? `new      ${path}` : after === undefined ? `remove   ${path}` : `change   ${path}`
  const old = linesOf(before)
  const now = linesOf(after)
  let same = 0
  while (same < old.length && same < now.length && old[same] === now[same]) same++
  let tail = 0
  while (tail < old.length - same && tail < now.length - same && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  const rows = [
    ...old.slice(Math.max(0, same - AROUND), same).map(line => `    ${line}`),
    ...old.slice(same, old.length - tail).map(line => `  - ${line}`),
    ...now.slice(same, now.length - tail).map(line => `  + ${line}`),
    ...old.slice(old.length - tail, old.length - tail + AROUND).map(line => `    ${line}`),
  ]
  return `${[head, ...rows].map(safe).join('\n')}\n`
}

const linesOf = (text: string | undefined): readonly string[] => (text === undefined || text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/))
