// route: shows or changes the routing table. Source: route(8) of net-tools 2.10 and macOS 14.
import { command } from './define.ts'
import { begins, changes } from './lib/network-setup.ts'

export default command('route', {
  harmless:
    '-A <family> | -F | -C | -v | -n | -N | -e | -ee | -net | -host | -q | -t | -d | -4 | -6 | -inet | -inet6 | -V, --version | -h, --help | --extend' +
    ' | --verbose | --numeric | --fib | --cache | -ifscope <name> | -interface',
  operands: { '<word...>': () => [] },
  always: given => (!given.operands.length || begins(given.operands[0], ['get', 'monitor', 'show', 'print']) ? [] : [changes(given, 'routes')]),
  examples: {
    'route -n': [],
    'route -n get default': [],
    'route add default gw 192.0.2.1': ["configure 'add default gw 192.0.2.1'"],
    'route flush': ['configure flush'],
  },
})
