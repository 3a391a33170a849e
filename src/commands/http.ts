// http, https (HTTPie) and xh: send requests put together from words. Source: http(1) 3.2, xh --help 0.23.
import { exact, map, some, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { asUrl, changesRemote, downloadOf } from './lib/web.ts'
import { connects, nothing, reads, writes } from './roles.ts'

const METHOD = /^[A-Za-z]+$/
/** A word of the request: header, query, data or file, told apart by its first separator. */
const ITEM = /^((?:[^:=@\\]|\\.)*)(:=@|:=|==|=@|=|:@|@|:|;)(.*)$/s

interface Request {
  readonly method: Word | undefined
  readonly url: Word | undefined
  readonly items: readonly Word[]
}

/** `METHOD URL ITEM...`, where the method may be left out. */
function request({ operands }: Given): Request {
  const [first, second, ...rest] = operands
  const plain = exact(first)
  if (first && second && plain !== undefined && METHOD.test(plain) && !some(second, value => /^[\w-]+(?:==?|:=|@)/.test(value) && !value.includes('/')))
    return { method: first, url: second, items: rest }
  return first ? { method: undefined, url: first, items: operands.slice(1) } : { method: undefined, url: undefined, items: [] }
}

const data = (word: Word): boolean => !word.values || some(word, value => /^(?::=@|:=|=@|=|@|:@)$/.test(ITEM.exec(value)?.[2] ?? ''))
const filesOf = (word: Word): Step[] => {
  const files = word.values
    ?.flatMap(value => (/@$/.test(ITEM.exec(value)?.[2] ?? '') ? [(ITEM.exec(value)?.[3] ?? '').replace(/;type=.*$/, '')] : []))
    .filter(file => file && file !== '-')
  return files?.length ? [{ kind: 'read', target: { ...word, values: files } }] : []
}

function steps(given: Given): readonly Step[] {
  const { method, url, items } = request(given)
  if (!url || given('--help') || given('--version') || given('--manual')) return []
  const read = items.flatMap(filesOf)
  if (given('--offline') || given('--curl')) return read
  const sends = changesRemote(method) || items.some(data) || given('--raw') || (given.stdin !== undefined && !given('--ignore-stdin'))
  const target = map(asUrl(url), value => (/^:(?:\d|\/|$)/.test(value) ? `localhost${value.replace(/^:(?!\d)/, '')}` : value))
  const saved: Step[] = given('--download') && !given('-o') ? [{ kind: 'write', target: downloadOf(target, undefined, false) }] : []
  return [...read, ...saved, { kind: 'connect', target, ...(sends && { sends: true }) }]
}

const proxy: Role = (words, given) =>
  connects(
    words.map(word => map(word, value => value.replace(/^(?:https?|all):(?=\w+:)/, ''))),
    given,
  )
/** A session is kept under a name among the program's own files, or in a file when it is a path. */
const session: Role = words =>
  words.flatMap(target => (target.values?.every(value => !value.includes('/')) ? [] : [{ kind: 'read', target } as const, { kind: 'write', target } as const]))

export default command('http', {
  aliases: ['https', 'xh', 'xhs'],
  options: {
    '-o, --output <file>': writes,
    '--session <name>': session,
    '--session-read-only <name>': (words, given) =>
      reads(
        words.filter(word => !word.values?.every(value => !value.includes('/'))),
        given,
      ),
    '--cert, --cert-key <file>': reads,
    '--proxy <map>': proxy,
    '--raw <text>': nothing,
    '--unix-socket <path>': words => words.map(word => ({ kind: 'connect', target: map(word, value => `unix:${value}`) })),
    '--resolve <map>': (words, given) =>
      connects(
        words.map(word => map(word, value => value.slice(value.indexOf(':') + 1))),
        given,
      ),
    '--verify <path>': (words, given) =>
      reads(
        words.filter(word => !/^(?:no|yes|true|false|0|1|)$/.test(exact(word) ?? '')),
        given,
      ),
  },
  harmless:
    '-j, --json | -f, --form | --multipart | --boundary <text> | -x, --compress | --pretty <mode> | -s, --style <name> | --unsorted | --sorted' +
    ' | --response-charset <name> | --response-mime <type> | --format-options <text> | -p, --print <what>' +
    ' | -P, --history-print <what> | -h, --headers | -m, --meta | -b, --body | -v, --verbose | --all | -S, --stream | -d, --download | -c, --continue' +
    ' | -q, --quiet | -a, --auth <text> | -A, --auth-type <type> | --bearer <token> | --ignore-netrc | --offline' +
    ' | -F, --follow | --max-redirects <n> | --max-headers <n> | --timeout <seconds> | --check-status | --no-check-status | --path-as-is | --chunked' +
    ' | --ssl <version> | --ciphers <list> | --cert-key-pass <text> | -I, --ignore-stdin' +
    ' | --help | --manual | --version | -V | --traceback | --default-scheme <name> | --https | --http-version <version> | -4, --ipv4 | -6, --ipv6' +
    ' | --native-tls | --no-native-tls | --curl | --curl-long | --debug | --generate <kind> | --interface <name>' +
    ' | --no-verify | --no-stream | --no-download | --no-follow | --no-verbose | --no-session | --no-auth | --no-timeout | --no-print | --no-pretty' +
    ' | --no-form | --no-json | --no-headers | --no-body',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'http https://a.dev/x': ['connect https://a.dev/x'],
    'http :3000/api q==x Accept:a/b': ['connect localhost:3000/api'],
    'xh get a.dev': ['connect a.dev'],
    'http POST a.dev name=x': ['connect a.dev (sends)'],
    'http DELETE a.dev/1': ['connect a.dev/1 (sends)'],
    'http -f a.dev file@notes.txt text=@b.txt n:=@c.json X-A:@h.txt': ['read notes.txt', 'read b.txt', 'read c.json', 'read h.txt', 'connect a.dev (sends)'],
    'cat b.json | http a.dev': ['read b.json', 'connect a.dev (sends)'],
    'http --offline POST a.dev n=1': [],
    'http -d https://a.dev/x.zip': ['write x.zip', 'connect https://a.dev/x.zip'],
    'http -o out.json --session=./s.json --raw x a.dev': ['write out.json', 'read ./s.json', 'write ./s.json', 'connect a.dev (sends)'],
    'http --session-read-only=./s.json --session me --cert c.pem --verify=ca.pem a.dev': ['read ./s.json', 'read c.pem', 'read ca.pem', 'connect a.dev'],
    'http --proxy=http:http://p.dev:80 --resolve a.dev:192.0.2.1 a.dev': ['connect http://p.dev:80', 'connect 192.0.2.1', 'connect a.dev'],
    'xh --unix-socket=/run/x.sock localhost': ['connect unix:/run/x.sock', 'connect localhost'],
    'https --version': [],
  },
})
