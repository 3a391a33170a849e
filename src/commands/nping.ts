// nping: sends packets of one's own making, and measures answers. Source: nping(1) 7.93.
import { command, type Given, type Step } from './define.ts'
import { listens } from './lib/interpreter.ts'
import { connects, nothing } from './roles.ts'

const sends = (given: Given): boolean => ['--data', '--data-string', '--echo-client'].some(option => given(option))

export default command('nping', {
  options: {
    '--data, --data-string <text>': nothing,
    '--ec, --echo-client <passphrase>': nothing,
    '--es, --echo-server <passphrase>': () => [listens(undefined, '9929')],
    '--dest-ip <address>': connects,
  },
  harmless:
    '--tcp-connect | --tcp | --udp | --icmp | --arp | --tr, --traceroute | -p, --dest-port <n> | -g, --source-port <n> | --seq <n> | --flags <list> | --ack <n> | --win <n> | --badsum | --icmp-type <n> | --icmp-code <n> | --icmp-id <n> | --icmp-seq <n> | --icmp-redirect-addr <address> | --icmp-param-pointer <n> | ' +
    '--icmp-advert-lifetime <time> | --icmp-advert-entry <entry> | --icmp-orig-time <time> | --icmp-recv-time <time> | --icmp-trans-time <time> | --arp-type <kind> | --arp-sender-mac <mac> | --arp-sender-ip <address> | --arp-target-mac <mac> | --arp-target-ip <address> | -S, --source-ip <address> | --tos <n> | --id <n> | ' +
    '--df | --mf | --evil | --ttl <n> | --badsum-ip | --ip-options <options> | --mtu <n> | -6, --IPv6 | --hop-limit <n> | --traffic-class <n> | --flow <label> | --dest-mac <mac> | --source-mac <mac> | --ether-type <kind> | --data-length <n> | --ep, --echo-port <n> | --nc, --no-crypto | --once | --safe-payloads | --delay <time> | ' +
    '--rate <n> | -h, --help | -V, --version | -c, --count <n> | -e, --interface <name> | -H, --hide-sent | -N, --no-capture | --privileged | --unprivileged | --send-eth | --send-ip | --bpf-filter <filter> | -v, --verbose | -d, --debug | -q | --quiet | --reduce-verbosity',
  operands: { '<host...>': (words, given) => words.map((target): Step => ({ kind: 'connect', target, ...(sends(given) && { sends: true }) })) },
  examples: {
    'nping --tcp -p 80 -H a.dev': ['connect a.dev'],
    'nping --udp --data-string hi --dest-ip 10.0.0.9 a.dev': ['connect 10.0.0.9', 'connect a.dev (sends)'],
    'nping --ec secret a.dev': ['connect a.dev (sends)'],
    'nping --es secret': ['connect localhost:9929 (listens)'],
  },
})
