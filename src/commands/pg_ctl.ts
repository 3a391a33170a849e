// pg_ctl: starts and stops a PostgreSQL server. Source: pg_ctl(1), PostgreSQL 15.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { executes, nothing, signals, writes } from './roles.ts'

const server: Body = { always: () => [{ kind: 'configure', target: literal('postgresql') }] }

export default command('pg_ctl', {
  inherit: true,
  options: { '-l, --log <file>': writes, '-p <program>': executes },
  harmless: '-D, --pgdata <v> | -s, --silent | -t, --timeout <v> | -V, --version | -w, --wait | -W, --no-wait | -?, --help | -c, --core-files | -o, --options <v>'
    + ' | -m, --mode <v> | -N <v> | -P <v> | -S <v> | -U <v> | -e <v>',
  subcommands: {
    'status': {},
    'start | stop | restart | reload | promote | logrotate | initdb | init | register | unregister': server,
    'kill': { operands: { '<signal>': nothing, '<process>': signals } },
  },
  examples: {
    'pg_ctl -D data status': [],
    'pg_ctl -D data -l log.txt start': ['write log.txt', 'configure postgresql'],
    'pg_ctl start -p ./postgres': ['execute ./postgres', 'configure postgresql'],
    'pg_ctl stop -m fast': ['configure postgresql'],
    'pg_ctl kill HUP 123': ['signal 123'],
  },
})
