// axel: downloads over several connections. Source: axel(1) 2.17.
import { literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { asUrl, downloadOf } from './lib/web.ts'
import { nothing } from './roles.ts'

export default command('axel', {
  aliases: ['puf', 'prozilla'],
  options: { '-o, --output <file>': nothing },
  harmless:
    '-s, --max-speed <n> | -n, --num-connections <n> | --max-redirect <n> | -S, --search [n] | -6, --ipv6 | -4, --ipv4 | -N, --no-proxy' +
    ' | -k, --insecure | -c, --no-clobber | -v, --verbose | -q, --quiet | -a, --alternate | -p, --percentage | -H, --header <line>' +
    ' | -U, --user-agent <text> | -h, --help | -T, --timeout <seconds> | -V, --version',
  operands: { '<url...>': words => words.map(asUrl).map((target): Step => ({ kind: 'connect', target })) },
  always: given => (given.operands[0] ? [{ kind: 'write', target: given.value('-o') ?? downloadOf(asUrl(given.operands[0]), literal('.'), false) }] : []),
  examples: {
    'axel -n 4 https://a.dev/x.iso': ['write x.iso', 'connect https://a.dev/x.iso'],
    'axel -o y https://a.dev/x': ['write y', 'connect https://a.dev/x'],
    'axel --version': [],
  },
})
