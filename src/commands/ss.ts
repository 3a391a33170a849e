// ss: shows sockets. Source: ss(8), iproute2 6.1.
import { command } from './define.ts'
import { means, reads, writes } from './roles.ts'
import { literal } from '../model/index.ts'

export default command('ss', {
  options: { '-D, --diag <file>': writes, '-F, --filter <file>': reads, '-K, --kill': means({ kind: 'configure', target: literal('sockets') }) },
  harmless:
    '-h, --help | -V, --version | -H, --no-header | -Q, --no-queues | -O, --oneline | -n, --numeric | -r, --resolve | -a, --all | -l, --listening' +
    ' | -B, --bound-inactive | -o, --options | -e, --extended | -m, --memory | -p, --processes | -T, --threads | -i, --info | --tos | --cgroup' +
    ' | --tipcinfo' +
    ' | -s, --summary | -E, --events | -Z, --context | -z, --contexts | -N, --net <name> | -b, --bpf | --bpf-maps | --bpf-map-id <id> | -4, --ipv4' +
    ' | -6, --ipv6 | -0, --packet | -t, --tcp | -u, --udp | -d, --dccp | -w, --raw | -x, --unix | -S, --sctp | --tipc | --vsock | --xdp' +
    ' | -M, --mptcp | --inet-sockopt | -f, --family <name> | -A, --query, --socket <list>',
  operands: { '<filter...>': () => [] },
  examples: {
    'ss -tulpn': [],
    'ss -o state established "( sport = :22 )"': [],
    'ss -a -F rules -D dump': ['read rules', 'write dump'],
    'ss -K dst 192.0.2.1': ['configure sockets'],
  },
})
