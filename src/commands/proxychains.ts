// proxychains, torsocks: run a program whose connections go through a proxy. Source: proxychains4(1) 4.16, torsocks(1) 2.4.
import { command } from './define.ts'
import { shellOnStdin } from './lib/shells.ts'
import { reads, runs } from './roles.ts'

export default command('proxychains', {
  aliases: ['proxychains4', 'torsocks'],
  style: 'posix',
  options: { '-f <file>': reads, '--shell': (_, given) => shellOnStdin(given, 'sh') },
  harmless:
    '-q, --quiet | -i, --isolate | -d, --debug | -u, --user <name> | -p, --pass <text> | -a, --address <address> | -P, --port <n> | -h, --help | --version',
  operands: { '<command...>': runs },
  examples: {
    'proxychains4 -q -f p.conf cat a.txt': ['read p.conf', 'read a.txt'],
    'torsocks -P 9050 rm x': ['delete x'],
    'torsocks --shell': ['interpret ?stdin as sh'],
  },
})
