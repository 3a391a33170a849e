// initdb: makes the folder of a PostgreSQL server. Source: initdb(1), PostgreSQL 15 to 17.
import { command } from './define.ts'
import { reads, readsTree, writes } from './roles.ts'

export default command('initdb', {
  options: { '-D, --pgdata, -X, --waldir <folder>': writes, '--pwfile <file>': reads, '-L <folder>': readsTree },
  harmless:
    '-A, --auth <v> | --auth-local <v> | --auth-host <v> | -c, --set <setting> | -d, --debug | --discard-caches | -E, --encoding <v> | -g, --allow-group-access | --icu-locale <v> | --icu-rules <v> | -k, --data-checksums'
    + ' | --no-data-checksums | --locale <v> | --lc-collate <v> | --lc-ctype <v> | --lc-messages <v> | --lc-monetary <v> | --lc-numeric <v> | --lc-time <v> | --locale-provider <v> | --builtin-locale <v> | -n, --no-clean | -N, --no-sync'
    + ' | --no-instructions | --no-locale | -s, --show | -S, --sync-only | --sync-method <v> | -T, --text-search-config <v> | -U, --username <v> | -W, --pwprompt | --wal-segsize <v> | -V, --version | -?, --help',
  operands: { '<folder>': writes },
  examples: {
    'initdb --pwfile=pw.txt -S data': ['read pw.txt', 'write data'],
    'initdb -D data -X wal -L share -d': ['write data', 'write wal', 'read share (recursive)'],
  },
})
