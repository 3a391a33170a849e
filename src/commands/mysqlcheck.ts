// mysqlcheck, mysqlrepair, mysqlanalyze, mysqloptimize, mysql_upgrade, mysql_secure_installation: look after tables. Source: mariadb-check --help 10.11.
import { literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { elsewhere, hostsAmong } from './lib/net.ts'
import { executes, nothing } from './roles.ts'

export default command('mysqlcheck', {
  aliases: ['mariadb-check', 'mysqlrepair', 'mysqlanalyze', 'mysqloptimize', 'mysql_upgrade', 'mariadb-upgrade', 'mysql_secure_installation', 'mariadb-secure-installation', 'mysql_tzinfo_to_sql'],
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => {
    const words = given.operands.map(word => word.values?.[0] ?? '?')
    const checks = given.called.endsWith('check') && !words.some(word => /^(--auto-repair|-r|--repair|-o|--optimize|--fix-.*)$/.test(word))
    const server = [...elsewhere(hostsAmong(given.operands)), ...words.flatMap((word, at): readonly Step[] => (/^--(?:plugin[-_]dir|default[-_]auth=.*\/|defaults[-_](?:extra[-_])?file)/.test(word) ? executes([literal(/=(.*)$/s.exec(word)?.[1] ?? words[at + 1] ?? '.')], given) : []))]
    return checks || given.called.endsWith('to_sql') || words.some(word => /^(--help|-\?|--version|-V)$/.test(word)) ? server : [...server, { kind: 'mutate', target: literal('mysql') }]
  },
  examples: { 'mysqlcheck -hdb.a.dev app': ['connect db.a.dev'], 'mysqlcheck app': [], 'mysqlcheck --plugin-dir=lib app': ['execute lib'], 'mysqlcheck --defaults-file my.cnf app': ['execute my.cnf'], 'mysqlcheck -r app': ['mutate mysql'], 'mysql_upgrade': ['mutate mysql'] },
})
