// Reads SQL far enough to say whether it only looks, changes, or removes for good.
import { CLAUSES, PRAGMA_REPORTS, PRAGMA_SESSION, PRAGMA_SETTINGS, PURE_FUNCTIONS, SESSION_SETTINGS } from './sql-names.ts'
import { DIALECTS, type Token, tokenize } from './sql-tokens.ts'

export type SqlClass = 'read' | 'write' | 'destroy' | 'unknown'

const ORDER: readonly SqlClass[] = ['read', 'write', 'unknown', 'destroy']
const stricter = (a: SqlClass, b: SqlClass): SqlClass => (ORDER.indexOf(a) < ORDER.indexOf(b) ? b : a)

const LIMIT = 32768

/**
 * @returns what the strictest statement does, in the dialect that reads it worst; `unknown` for commands of the client, files, stored
 * code and everything that is not understood
 */
export const readSql = (text: string): SqlClass => readAt(text, 0)

function readAt(text: string, depth: number): SqlClass {
  if (text.length > LIMIT || depth > 3) return 'unknown'
  let worst: SqlClass = 'read'
  let complete = false
  for (const dialect of DIALECTS) {
    const read = tokenize(text, dialect)
    complete ||= read.complete
    worst = statements(read.tokens).reduce<SqlClass>((a, tokens) => stricter(a, classify(tokens, depth)), worst)
  }
  return complete ? worst : stricter(worst, 'unknown')
}

function statements(tokens: readonly Token[]): Token[][] {
  const made: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'client') made.push([token], [])
    else if (token.kind === 'mark' && token.text === ';') made.push([])
    else made.at(-1)?.push(token)
  }
  return made.filter(one => one.length > 0)
}

const LOOKS = new Set(['select', 'values', 'table', 'with', 'show', 'describe', 'desc', 'use', 'help', 'begin', 'start', 'commit', 'rollback', 'end', 'savepoint', 'release', 'go', 'from', 'summarize', 'print'])
const CHANGES = new Set(['insert', 'replace', 'update', 'merge', 'upsert', 'create', 'alter', 'grant', 'revoke', 'comment', 'refresh', 'reindex', 'vacuum', 'cluster', 'analyze', 'analyse',
  'lock', 'unlock', 'rename', 'optimize', 'flush', 'kill', 'notify', 'reassign', 'checkpoint', 'delete', 'drop', 'set', 'attach', 'detach', 'security', 'repair'])
const GONE = new Set(['database', 'table', 'schema', 'keyspace', 'tablespace', 'owned', 'catalog', 'foreign'])

function classify(all: readonly Token[], depth: number): SqlClass {
  const start = all.findIndex(token => token.kind !== 'mark')
  const head = all[start]
  if (!head) return 'read'
  const tokens = all.slice(start)
  if (head.kind === 'client') return head.text === 'looks' ? 'read' : 'unknown'
  const words = tokens.map(token => (token.kind === 'word' ? token.text : ''))
  const first = words[0] ?? ''
  const inside = scan(tokens, words)
  const rest = words.slice(1)
  if (first === 'explain') return rest.some(word => word === 'analyze' || word === 'analyse') ? inside : stricter('read', calls(tokens))
  if (first === 'pragma') return pragma(tokens)
  if (first === 'copy') return rest.includes('program') || tokens.some(token => token.kind === 'string') ? 'unknown' : rest.includes('from') ? 'write' : stricter(inside, calls(tokens))
  if (first === 'set') return SESSION_SETTINGS.has(words.slice(1).find(word => word !== 'session' && word !== 'local') ?? '') && !rest.includes('global') ? stricter(inside, calls(tokens)) : stricter('write', inside)
  if (LOOKS.has(first)) return stricter(inside, calls(tokens))
  // A file of the server's is written or read by several statements that otherwise only change data.
  if (CHANGES.has(first)) return stricter(stricter('write', inside), rest.includes('program') || rest.includes('infile') ? 'unknown' : 'write')
  return tokens.reduce<SqlClass>((a, token) => (token.kind === 'string' ? stricter(a, readAt(token.text, depth + 1) === 'destroy' ? 'destroy' : a) : a), stricter('unknown', inside))
}

/** What stands anywhere in a statement: changes in a WITH clause, and statements that some servers accept without a semicolon between. */
function scan(tokens: readonly Token[], words: readonly string[]): SqlClass {
  let worst: SqlClass = 'read'
  const find = (found: SqlClass): void => {
    worst = stricter(worst, found)
  }
  words.forEach((word, i) => {
    const next = words[i + 1] ?? ''
    const before = words[i - 1] ?? ''
    const name = tokens[i - 1]?.text === '.' || before === 'as'
    if (name || !word) return
    if (tokens[i]?.kind === 'word' && tokens[i + 1]?.text === '(' && word !== 'exec') return
    if (word === 'drop') find(dropped(words, i))
    else if (word === 'truncate' && tokens[i + 1] && tokens[i + 1]?.text !== ',') find('destroy')
    else if (word === 'delete' && before !== 'on' && before !== 'for' && next !== 'on' && before !== 'or') find(deleted(tokens, words, i))
    else if (word === 'update' && !['for', 'on', 'key', 'or', 'do'].includes(before) && next !== 'on') find('write')
    else if (word === 'insert' || word === 'merge' || (word === 'replace' && next === 'into')) find('write')
    else if (word === 'into' && words[0] !== 'insert' && words[0] !== 'replace' && words[0] !== 'merge')
      find(next.startsWith('@') ? 'read' : next === 'outfile' || next === 'dumpfile' ? 'unknown' : 'write')
    else if (word === 'exec' || word === 'execute' || word === 'xp_cmdshell' || word === 'outfile' || word === 'dumpfile') find('unknown')
    else if ((word === 'from' || word === 'join') && tokens[i + 1]?.kind === 'string') find('unknown')
  })
  return tokens.some(token => token.kind === 'odd') ? stricter(worst, 'unknown') : worst
}

function dropped(words: readonly string[], at: number): SqlClass {
  const next = words[at + 1] ?? ''
  if (words[0] === 'alter' && at > 0) return /^(constraint|default|index|key|not|expression|identity|primary|foreign|check|attribute)$/.test(next) ? 'write' : 'destroy'
  return GONE.has(next) || words.slice(at).includes('cascade') ? 'destroy' : 'write'
}

/** Without a condition, or with one that names nothing, every row goes. */
function deleted(tokens: readonly Token[], words: readonly string[], at: number): SqlClass {
  const where = words.indexOf('where', at)
  if (where < 0) return words.includes('using') && words.includes('on') ? 'write' : 'destroy'
  const end = tokens.slice(Math.max(where + 1, tokens.length - 6))
  const always = /\b(or|\|\|) (true|1|(\d+) = \3|'(.*)' = '\4')$/.test(end.map(token => (token.kind === 'string' ? `'${token.text}'` : token.text)).join(' '))
  const names = tokens.some((token, i) => i > where && (token.kind === 'name' || token.kind === 'odd' || (token.kind === 'word' && !/^(true|false|not|or|and|null|is|like)$/.test(token.text))))
  return names && !always ? 'write' : 'destroy'
}

function pragma(tokens: readonly Token[]): SqlClass {
  const name = tokens.filter(token => token.kind === 'word' || token.kind === 'name')[tokens[2]?.text === '.' ? 2 : 1]?.text ?? ''
  if (PRAGMA_REPORTS.has(name)) return 'read'
  const valued = tokens.some(token => token.text === '=' || token.text === '(')
  return PRAGMA_SETTINGS.has(name) && (!valued || PRAGMA_SESSION.has(name)) ? 'read' : 'write'
}

/** Every call must be of a function that is known to compute only. */
function calls(tokens: readonly Token[]): SqlClass {
  const pure = tokens.every((token, i) => {
    if (tokens[i + 1]?.text !== '(' || tokens[i + 1]?.kind !== 'mark' || (token.kind !== 'word' && token.kind !== 'name')) return true
    const before = tokens[i - 1]
    if (before?.text === '.') return /^(pg_catalog|information_schema)$/.test(tokens[i - 2]?.text ?? '') && PURE_FUNCTIONS.has(token.text)
    // `t(a, b)` after AS, WITH or a parenthesis names columns.
    if (before && (before.text === 'as' || before.text === ')' || before.text === 'with' || before.text === 'recursive')) return true
    return PURE_FUNCTIONS.has(token.text) || (token.kind === 'word' && CLAUSES.has(token.text)) || namesColumns(tokens, i)
  })
  return pure ? 'read' : 'unknown'
}

/** `, t(a, b) AS (` in a WITH clause. */
function namesColumns(tokens: readonly Token[], at: number): boolean {
  if (tokens[0]?.text !== 'with') return false
  const close = tokens.findIndex((token, i) => i > at && token.kind === 'mark' && token.text === ')')
  const after = tokens[close + 1]
  return close > 0 && after?.kind === 'word' && after.text === 'as' && tokens[close + 2]?.text === '('
    && tokens.slice(at + 2, close).every(token => token.kind === 'word' || token.kind === 'name' || token.text === ',')
}
