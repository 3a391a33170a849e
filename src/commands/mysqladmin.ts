// mysqladmin, mariadb-admin: manage a MySQL server. Source: mariadb-admin --help 10.11, mysqladmin(1) 8.0.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { CONNECTION, SERVER, serverExamples } from './lib/mysql.ts'

/** Commands stand one after the other, and may be cut short. */
function steps(words: readonly Word[], given: Given): Step[] {
  const server = given.value('-h') ?? literal('mysql')
  const made: Step[] = []
  for (let i = 0; i < words.length; i++) {
    const name = exact(words[i])
    if (name === undefined) made.push({ kind: 'unknown', target: words[i]!, why: 'this subcommand is not known' })
    else if (/^(dr|drop?)/.test(name)) made.push({ kind: 'destroy', target: words[++i] ?? server })
    else if (/^cr/.test(name)) made.push({ kind: 'mutate', target: words[++i] ?? server })
    else if (/^(pas|old-|ki)/.test(name)) {
      made.push({ kind: 'mutate', target: server })
      i++
    } else if (!/^(pi|proc|stat|ext|var|ver|deb)/.test(name)) made.push({ kind: 'mutate', target: server })
  }
  return made
}

export default command('mysqladmin', {
  aliases: ['mariadb-admin'],
  options: SERVER,
  harmless: `-c, --count <v> | -l, --local | -b, --no-beep | -r, --relative | -i, --sleep <v> | -E, --vertical | -w, --wait [v] | --connect-timeout <v> | --shutdown-timeout <v> | --wait-for-all-slaves | --show-warnings | ${CONNECTION}`,
  operands: { '<word...>': steps },
  examples: {
    ...serverExamples('mysqladmin'),
    'mysqladmin -h db.a.dev ping && mysqladmin -h db -P 3307 ping': ['connect db.a.dev'],
    'mysqladmin -u root ping': [],
    'mysqladmin --defaults-file=my.cnf status processlist': ['read my.cnf'],
    'mysqladmin create app': ['mutate app'],
    'mysqladmin -f drop app': ['destroy app'],
    'mysqladmin -h db.a.dev shutdown': ['connect db.a.dev', 'mutate db.a.dev'],
    'mysqladmin password new': ['mutate mysql'],
  },
})
