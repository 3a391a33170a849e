// ftp: moves files by commands on standard input, and fetches URLs. Source: ftp(1) of tnftp 20210827, inetutils 2.4, macOS.
import { unresolved } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { address } from './lib/net.ts'
import { transferScript } from './lib/transfer-script.ts'
import { asUrl, downloadOf } from './lib/web.ts'
import { nothing, reads, writes } from './roles.ts'

const isUrl = /^\w+:\/\//

function steps(given: Given): readonly Step[] {
  const [host, port] = given.operands
  if (given('-V') || given('--help') || given('--version')) return []
  const upload = given.value('-u')
  if (upload) return [...given.operands.map((target): Step => ({ kind: 'read', target })), { kind: 'connect', target: upload, sends: true }]
  const urls = given.operands.filter(word => word.values?.some(value => isUrl.test(value)))
  if (urls.length)
    return urls
      .map(asUrl)
      .flatMap((url): Step[] => [
        { kind: 'connect', target: url },
        ...(given('-o') ? [] : [{ kind: 'write', target: downloadOf(url, undefined, false) } as const]),
      ])
  const target = host && address(host, port)
  if (given.stdin) return transferScript(given.stdin, target, 'ftp')
  return [target ? { kind: 'connect', target } : { kind: 'interpret', target: unresolved('stdin'), language: 'ftp' }]
}

export default command('ftp', {
  aliases: ['tnftp', 'inetutils-ftp', 'pftp', 'netkit-ftp', 'gftp-text'],
  options: { '-o <file>': writes, '-u <url>': nothing, '-N, --netrc <file>': reads },
  harmless:
    '-4, --ipv4 | -6, --ipv6 | -A, --active | -a | -d, --debug | -e, --no-edit | -f | -g, --no-glob | -i, --no-prompt | -n, --no-login | -P <port>' +
    ' | -p, --passive | -q <seconds> | -R | -r <seconds> | -s <address> | -t, --trace | -T <limit> | -V, --version | -v, --verbose' +
    ' | -x <size> | -?, --help | --usage | --prompt [text] | -C | -k <text> | -m | -l | -w <text> | -H <line> | -U <text> | -c <file>',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'ftp -n a.dev 21': ['connect a.dev:21'],
    'ftp -n a.dev <<< "put a.txt"': ['read a.txt', 'connect a.dev (sends)'],
    'ftp -n <<< "open a.dev\nget b.txt c.txt\ndel d\nls . \\"|cat e.txt\\"\nbye"': ['connect a.dev', 'write c.txt', "mutate 'del d'", 'read e.txt'],
    'ftp <<< "!rm x"': ['delete x'],
    'ftp -N rc -o out ftp://a.dev/x': ['read rc', 'write out', 'connect ftp://a.dev/x'],
    'ftp ftp://a.dev/x': ['connect ftp://a.dev/x', 'write x'],
    'ftp -u ftp://a.dev/in/ a.txt': ['read a.txt', 'connect ftp://a.dev/in/ (sends)'],
    'ftp': ['interpret ?stdin as ftp'],
    'ftp -V': [],
  },
})
