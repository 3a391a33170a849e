// The dot-commands of sqlite3 and duckdb: what they read, write and run.
import { literal, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { inputFrom, outputTo, shellLine, unquoted } from './sql-text.ts'

/** The words of a dot-command; quotes keep blanks together. */
const words = (text: string): readonly string[] => (text.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map(unquoted)
const write = (name: string | undefined): readonly Step[] | undefined => (name === undefined ? undefined : [{ kind: 'write', target: literal(name) }])

/** What a dot-command does; undefined when that is not known. `file` is the database. */
export function dotCommand(line: string, file: Word): readonly Step[] | undefined {
  const [, name = '', rest = ''] = /^\.(\w+)\s*([^]*)$/.exec(line) ?? []
  const args = words(rest).filter(word => !word.startsWith('-'))
  const last = args.at(-1)
  switch (name) {
    case 'shell': case 'system': case 'sh':
      return shellLine(rest)
    case 'read':
      return inputFrom(rest)
    case 'import':
      return [...(args[0]?.startsWith('|') ? shellLine(args[0].slice(1)) : args[0] ? [{ kind: 'read' as const, target: literal(args[0]) }] : []), { kind: 'write', target: file }]
    case 'output': case 'once': case 'log': case 'trace':
      if (/^\s*-+[ex]\b/.test(rest)) return undefined
      return args.length ? outputTo(rest.trim().startsWith('|') ? rest : last ?? '') : []
    case 'load':
      return args[0] ? [{ kind: 'execute', target: literal(args[0]) }] : undefined
    case 'backup': case 'save': case 'clone':
      return write(last)
    case 'restore':
      return last ? [{ kind: 'read', target: literal(last) }, { kind: 'write', target: file }] : undefined
    case 'excel': case 'www': case 'cd': case 'open':
      return undefined
    case 'dump': case 'fullschema': case 'lint': case 'recover': case 'expert': case 'sha3sum': case 'selftest': case 'stats': case 'vfsinfo': case 'connection': case 'parameter': case 'bail': case 'progress':
    case 'tables': case 'schema': case 'indexes': case 'indices': case 'databases': case 'mode': case 'headers': case 'header': case 'separator': case 'width': case 'nullvalue': case 'timer': case 'echo': case 'print':
    case 'show': case 'help': case 'quit': case 'exit': case 'explain': case 'eqp': case 'changes': case 'version': case 'dbinfo': case 'columns': case 'maxrows': case 'limit': case 'limits': case 'timeout': case 'prompt':
    case 'dbconfig': case 'dbtotxt': case 'scanstats': case 'rows': case 'large_number_rendering': case 'highlight': case 'constant': case 'keyword': case 'multiline': case 'singleline': case 'binary': case 'intck': case 'crlf':
      return []
    default:
      return undefined
  }
}
