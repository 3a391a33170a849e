// duckdb: runs SQL on a database that is a file, or on other files. Source: duckdb 1.2 -help.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { dotCommand } from './lib/sqlite-commands.ts'
import { type Client, sqlOfStdin, sqlSteps } from './lib/sql-text.ts'
import { nothing } from './roles.ts'

const memory: Word = literal(':memory:')
function client(given: Given): Client {
  const file = given.operands[0] ?? memory
  const kept = !/^(:memory:|)$/.test(exact(file) ?? '?')
  return { database: file, dialect: 2, command: line => dotCommand(line, file), ...(kept && { file }) }
}

export default command('duckdb', {
  style: 'long',
  options: {
    '-c, -s, -cmd <text>': nothing,
    '-f, -init <file>': words => words.map(file => ({ file, language: 'sql' })),
    '-ui': () => [{ kind: 'connect', target: literal('http://localhost:4213'), listens: true }],
  },
  harmless: '-append | -ascii | -bail | -batch | -box | -column | -csv | -echo | -header | -noheader | -help | -html | -interactive | -json | -jsonlines | -latex'
    + ' | -line | -list | -markdown | -newline <v> | -no-stdin | -nofollow | -no-init'
    + ' | -nullvalue <v> | -quote | -readonly | -safe | -separator <v> | -storage-version <v> | -table | -trash | -unredacted | -unsigned | -version | -stats',
  operands: { '<file>': nothing, '<text...>': nothing },
  always: given => {
    if (given('-version') || given('-help')) return []
    const texts = [...given.values('-c'), ...given.operands.slice(1)]
    if (texts.length) return texts.flatMap(text => sqlSteps(text, client(given)))
    return given('-f') || given('-ui') || given('-no-stdin') ? [] : sqlOfStdin(given.stdin, client(given))
  },
  examples: {
    'duckdb --version': [],
    'duckdb app.db -c "SELECT 1"': ['read app.db'],
    'duckdb -csv -c "select 1"': [],
    'duckdb app.db "DROP TABLE users"': ['destroy app.db', 'write app.db'],
    'duckdb -c "SELECT * FROM \'a.csv\'"': [`interpret 'SELECT * FROM \\'a.csv\\'' as sql (literal)`],
    'duckdb app.db -f seed.sql': ['interpret seed.sql as sql (file)'],
    'duckdb app.db -ui': ['connect http://localhost:4213 (listens)'],
    'duckdb app.db -cmd ".shell ls"': ['list .', 'interpret ls as sh (literal)'],
  },
})
