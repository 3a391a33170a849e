// What the programs of PostgreSQL have in common: how they find the server.
import { literal, type Word } from '../../model/index.ts'
import type { Given } from '../define.ts'
import { withoutPassword } from './sql-text.ts'

export const CONNECTION = '-h, --host <v> | -p, --port <v> | -U, --username <v> | -w, --no-password | -W, --password | --maintenance-db <v> | --role <v> | -V, --version'
  + ' | -?, --help | -e, --echo | -q, --quiet | -v, --verbose | --if-exists | --no-sync'
export const databaseOf = (given: Given): Word => withoutPassword(given.value('-d') ?? given.operands[0] ?? literal('database'))
export const looksOnly = (given: Given): boolean => given('-V') || given('-?')
