// SQL that a client program sends to a server: what it does there, and what the client's own commands do here.
import { literal, map, unresolved, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { readSql } from './read-sql.ts'
import { DIALECTS, tokenize } from './sql-tokens.ts'

export interface Client {
  readonly database: Word
  /** The spelling in which the client finds its own commands: that of psql, mysql or sqlite3. */
  readonly dialect: 0 | 1 | 2
  /** What a command of the client does; undefined when that is not known. */
  readonly command: (line: string) => readonly Step[] | undefined
  /** Reading and changing the database touches this file. */
  readonly file?: Word
}

/** What running the text does. A text that is not known is interpreted by the client. */
export function sqlSteps(text: Word, client: Client): readonly Step[] {
  if (!text.values || text.glob) return [{ kind: 'interpret', target: text, language: 'sql', ...(text.from && { from: text.from }) }]
  return text.values.flatMap(value => stepsOf(value, text, client))
}

function stepsOf(value: string, text: Word, client: Client): readonly Step[] {
  const steps: Step[] = []
  let rest = value
  let known = true
  for (const token of tokenize(value, DIALECTS[client.dialect]!).tokens) {
    if (token.kind !== 'client' || token.text === 'looks') continue
    const made = client.command(token.text)
    if (!made) known = false
    else {
      steps.push(...made)
      rest = rest.replace(token.text, '')
    }
  }
  const does = known ? readSql(rest) : 'unknown'
  if (does === 'unknown') steps.push({ kind: 'interpret', target: { ...text, values: [value] }, language: 'sql', literal: true })
  else if (does !== 'read') steps.push({ kind: does === 'write' ? 'mutate' : 'destroy', target: client.database })
  if (client.file && rest.trim()) steps.push({ kind: does === 'read' ? 'read' : 'write', target: client.file })
  return steps
}

/** What comes by standard input, when nothing else says what to run. */
export const sqlOfStdin = (stdin: Word | undefined, client: Client): readonly Step[] => sqlSteps(stdin ?? unresolved('stdin'), client)

/** A line for a shell that stands in the middle of SQL: followed, and never without a question. */
export const shellLine = (line: string): readonly Step[] => [{ script: literal(line) }, { kind: 'interpret', target: literal(line), language: 'sh', literal: true }]

/** A password in an address is nobody's business. */
export const withoutPassword = (word: Word): Word => map(word, value => value.replace(/(?<=\/\/)[^@/]*@/, ''), word.values ? word.values.join(' ') : word.text)

/** A place for output: a file, or a program behind a bar. */
export function outputTo(place: string): readonly Step[] {
  const name = unquoted(place)
  if (!name || name === 'stdout' || name === 'off' || name === 'on') return []
  return name.startsWith('|') ? shellLine(name.slice(1).trim()) : [{ kind: 'write', target: literal(name) }]
}
/** Input from a file of SQL, or from a program behind a bar. */
export function inputFrom(place: string): readonly Step[] {
  const name = unquoted(place)
  return name.startsWith('|') ? shellLine(name.slice(1).trim()) : [{ file: literal(name), language: 'sql' }]
}
export const unquoted = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/s, '$2')
