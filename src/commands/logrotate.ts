// logrotate: turns over logs as a file says, whose scripts run. Source: logrotate(8) 3.21.
import { command } from './define.ts'
import { evaluates, writes } from './roles.ts'

export default command('logrotate', {
  options: { '-m, --mail <line>': evaluates, '-s, --state <file>': writes, '-l, --log <file>': writes },
  harmless: '-d, --debug | -f, --force | --skip-state-lock | --wait-for-state-lock | -v, --verbose | --usage | -?, --help | --version',
  operands: { '<file...>': (words, given) => words.map(target => (given('-d') ? { kind: 'read', target } : { kind: 'interpret', target, language: 'logrotate', file: true })) },
  examples: {
    'logrotate --version': [],
    'logrotate -d a.conf': ['read a.conf'],
    'logrotate -f a.conf -m "ls /srv" -s state -l log.txt': ['list /srv', 'write state', 'write log.txt', 'interpret a.conf as logrotate (file)'],
  },
})
