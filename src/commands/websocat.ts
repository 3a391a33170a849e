// websocat: joins WebSockets with files, programs and other connections. Source: websocat --help=long, 1.13.
import { exact, literal, unknown, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing, reads } from './roles.ts'

/** Words in front of an address that wrap it: `autoreconnect:ws://a`. */
const WRAPPERS =
  /^(?:(?:autoreconnect|ar|reuse|reuse-raw|broadcast|mirror-|asyncstdio|threadedstdio|timestamp|jsonrpc|json-rpc|socks5-connect|socks5-bind|foreachmsg|log|drop_on_backpressure|exit_on_specific_byte|ws-c|ws-u|ws-connect|ssl-connect|tls-connect|message2line|line2message|lengthprefixed|reconnect|once|waitfordata|wait-for-data)(?:-[\w]+)?:)+/

function address(word: Word, given: Given): Step[] {
  const text = exact(word)
  if (text === undefined) return [unknown(word, 'this address is not known')]
  const bare = text.replace(WRAPPERS, '')
  const [type = '', rest = ''] = [bare.slice(0, bare.indexOf(':')), bare.slice(bare.indexOf(':') + 1)]
  if (/^(?:-|stdio:?|inetd:?|literal(?:reply)?:.*|mirror:?|clogged:?|assert.*|random:?|empty:?|native-stdio:?)$/.test(bare)) return []
  if (/^(?:exec|sh-c|cmd)$/.test(type)) return [{ kind: 'connect', target: literal('websocket'), shell: true }, { script: literal(rest) }]
  if (/^(?:readfile|r|file)$/.test(type)) return [{ kind: 'read', target: literal(rest) }]
  if (/^(?:writefile|w)$/.test(type)) return [{ kind: 'write', target: literal(rest) }]
  if (/^(?:appendfile|a)$/.test(type)) return [{ kind: 'append', target: literal(rest) }]
  if (
    /^(?:ws-l|ws-listen|listen-ws|tcp-l|tcp-listen|l-tcp|udp-l|udp-listen|unix-l|ws-upgrade|upgrade|inetd-ws|l-ws|seqpacket-l|seqpacket-listen|listen-tcp|abstract-l)$/.test(
      type,
    )
  )
    return [{ kind: 'connect', target: literal(`:${rest}`), listens: true }]
  return [{ kind: 'connect', target: literal(bare), ...(given.stdin && { sends: true }) }]
}

function steps(given: Given): readonly Step[] {
  const [first, second] = given.operands
  if (!first || given('--version') || given('--help')) return []
  if (given('-s')) return [{ kind: 'connect', target: literal(`:${exact(first) ?? first.text}`), listens: true }]
  return [...address(first, given), ...(second ? address(second, given) : [])]
}

export default command('websocat', {
  options: {
    '--exec-args <words>': nothing,
    '--basic-auth-file, --client-pkcs12-der, --pkcs12-der, --ws-c-cert <file>': reads,
    '-H, --header <line>': nothing,
    '--set-environment, -e': nothing,
  },
  harmless:
    '-1, --one-message | -0, --null-terminated | -b, --binary | -t, --text | -B, --buffer-size <n> | -E, --exit-on-eof | -k, --insecure' +
    ' | -n, --no-close | -q | -s, --server-mode | -S, --strict | -u, --unidirectional | -U, --unidirectional-reverse | -v | -vv | -V, --version' +
    ' | -h, --help [mode] | --origin <text>' +
    ' | --protocol <name> | --basic-auth <text> | --ping-interval <seconds> | --ping-timeout <seconds> | --text-prefix <text> | --binary-prefix <text>' +
    ' | --jsonrpc | --oneshot | --linemode-strip-newlines | -l | --linemode-zero-terminated | --max-messages <n> | --no-line | --socks5 <address>' +
    ' | --ws-c-uri <url> | --ua <text>' +
    ' | --server-protocol <name> | --server-header <line> | --static-file <map> | --restrict-uri <uri> | --async-stdio | --conncap <n> | --exit-after <n>' +
    ' | --close-status-code <n> | --close-reason <text> | --tls-domain <name> | --print-ping-rtts | -p | --no-fixups | --byte-to-exit-on <n>' +
    ' | --inhibit-pongs <n>',
  operands: { '<address...>': nothing },
  always: steps,
  examples: {
    'websocat wss://a.dev': ['connect wss://a.dev'],
    'echo hi | websocat -1 ws://a.dev': ['connect ws://a.dev (sends)'],
    'websocat -s 1234': ['connect :1234 (listens)'],
    'websocat -e ws-l:0.0.0.0:1 exec:sh': ['connect :0.0.0.0:1 (listens)', 'connect websocket (shell)', 'interpret ?stdin as sh'],
    'websocat -H A:b readfile:a.txt autoreconnect:ws://a.dev': ['read a.txt', 'connect ws://a.dev'],
    'websocat --pkcs12-der=x ws://a.dev writefile:out --exec-args a': ['read x', 'connect ws://a.dev', 'write out'],
    'websocat ws://a.dev appendfile:log': ['connect ws://a.dev', 'append log'],
    'websocat --version': [],
  },
})
