// nginx: a web server. Source: nginx(8) 1.22.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { all, appends, reads, unknowns } from './roles.ts'

const looks = (given: Given): boolean => ['-t', '-T', '-v', '-V', '-h', '-?'].some(option => given(option))

export default command('nginx', {
  aliases: ['openresty', 'tengine', 'angie', 'freenginx'],
  options: {
    '-c <file>': all(reads, unknowns('settings can load code')),
    '-e <file>': appends,
    '-g <directives>': (words, given) =>
      words.flatMap(word =>
        word.values?.every(value => /^(?:\s*(?:daemon|worker_processes|master_process|pid|error_log|user)\s[^;]*;?\s*)+$/.test(value))
          ? []
          : unknowns('directives can load code')([word], given),
      ),
    '-p <dir>': unknowns('settings can load code'),
    '-s <signal>': words => words.map(target => ({ kind: 'signal', target })),
  },
  harmless: '-? | -h | -q | -t | -T | -v | -V',
  always: (given): readonly Step[] => (looks(given) || given('-s') ? [] : [{ kind: 'connect', target: literal('nginx'), listens: true }]),
  examples: {
    'nginx -t': [],
    'nginx -t -c my.conf': ['read my.conf', 'unknown my.conf (settings can load code)'],
    'nginx -p . -c my.conf -g "daemon off;"': ['unknown . (settings can load code)', 'read my.conf', 'unknown my.conf (settings can load code)', 'connect nginx (listens)'],
    'nginx -e err.log -g "load_module x.so;"': ['append err.log', "unknown 'load_module x.so;' (directives can load code)", 'connect nginx (listens)'],
    'nginx -s reload': ['signal reload'],
    'nginx -V': [],
  },
})
