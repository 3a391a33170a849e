// What the programs of PostgreSQL have in common: how they find the server.
import { literal, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { elsewhere } from './net.ts'
import { withoutPassword } from './sql-text.ts'

export const CONNECTION = '-h, --host <v> | -p, --port <v> | -U, --username <v> | -w, --no-password | -W, --password | --maintenance-db <v> | --role <v> | -V, --version'
  + ' | -?, --help | -e, --echo | -q, --quiet | -v, --verbose | --if-exists | --no-sync'
export const databaseOf = (given: Given): Word => withoutPassword(given.value('-d') ?? given.operands[0] ?? literal('database'))
/** A URL is a server, and a string of settings may name one, as what stands behind a URL's question mark may. */
export const named = (word: Word): readonly Word[] =>
  (word.values ?? [word.text]).flatMap(text => {
    const hosts = [...text.matchAll(/(?:^|[\s?&"'])host(?:addr)?\s*=\s*'?([^\s'"&]+)/gi)].map(([, host = '']) => host)
    return [...(/^["']?postgres(?:ql)?:\/\//i.test(text) ? [text] : []), ...hosts].map(host => ({ ...word, text: host, ...(word.values && { values: [host] }) }))
  })
/** The servers that a client of PostgreSQL is told to talk to. */
export const serversOf = (given: Given): readonly Step[] => elsewhere([...given.values('-h'), ...[...given.values('-d'), ...given.values('--maintenance-db'), ...given.operands].flatMap(named)])
export const looksOnly = (given: Given): boolean => given('-V') || given('-?')
