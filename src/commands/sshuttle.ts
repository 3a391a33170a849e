// sshuttle: sends the machine's connections through another one. Source: sshuttle(1) 1.1.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { connects, reads, writes } from './roles.ts'

export default command('sshuttle', {
  options: {
    '-r, --remote <host>': connects,
    '-e, --ssh-cmd <command>': words => words.map(script => ({ script })),
    '-X, --exclude-from <file>': reads,
    '-s, --subnets <file>': reads,
    '--pidfile <file>': writes,
    '--python <program>': () => [],
  },
  harmless:
    '--method <name> | -l, --listen <address> | -H, --auto-hosts | -N, --auto-nets | --dns | --ns-hosts <hosts> | --to-ns <host>' +
    ' | -x, --exclude <net> | -v, --verbose | --seed-hosts <hosts> | --no-latency-control | --latency-buffer-size <n> | -D, --daemon | --syslog' +
    ' | --disable-ipv6 | --firewall | --hostwatch' +
    ' | --sudoers-no-modify | --sudoers-user <name> | -t, --tmark <mark> | --user <user> | --wrap <n> | --no-sudo-pythonpath | -V, --version | -h, --help' +
    ' | --no-cmd-delimiter | --remote-shell <name> | --add-cmd-delimiter',
  operands: { '<net...>': () => [] },
  always: given =>
    given('-V') || given('-h') || !given('-r')
      ? []
      : [
          { kind: 'elevate', target: literal('root') },
          { kind: 'configure', target: literal('routes') },
        ],
  examples: {
    'sshuttle -r a.dev 192.0.2.0/24': ['connect a.dev', 'elevate root', 'configure routes'],
    "sshuttle -r a.dev -e 'cat a.txt' -X ex -s nets --pidfile p --python python3 0/0": [
      'connect a.dev',
      'read a.txt',
      'read ex',
      'read nets',
      'write p',
      'elevate root',
      'configure routes',
    ],
    'sshuttle --version': [],
  },
})
