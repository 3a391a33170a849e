// curl: fetches from and sends to URLs. Source: curl(1) 7.88 to 8.22.
import { exact, literal, map, pattern, some, unknown, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { CURL_HARMLESS } from './lib/curl-names.ts'
import { readsHere } from './lib/remote.ts'
import { alternatives, asUrl, below, changesRemote, downloadOf, localPart } from './lib/web.ts'
import { changed } from './lib/words.ts'
import { all, connects, each, nothing, reads, unknowns, writes } from './roles.ts'

/** What stands behind the first `@` of a value that names a file; undefined when it does not. */
const fileIn =
  (format: RegExp) =>
  (value: string): string | undefined =>
    format
      .exec(value)
      ?.slice(1)
      .find(part => part !== undefined)
/** Reads the files that values name; a value that is not known may name any. */
const readsFiles = (format: RegExp): Role =>
  each(word => {
    const files = word.values?.flatMap(value => fileIn(format)(value) ?? []).filter(file => file !== '-')
    return files?.length ? { kind: 'read', target: { ...word, values: files } } : undefined
  })
const AT = /^@(.+)$/s
const NAMED_AT = /^[^=@]*@(.+)$/s
const QUERY_AT = /^\+?[^=@]*@(.+)$/s
const FORM_FILE = /^[^=]*=(?:\([^)]*\))?[@<]"?([^";,]+)/s

/** A multipart field can hold several files, and a file with headers. */
const form: Role = each(word => {
  const files = word.values
    ?.flatMap(value => [
      ...(FORM_FILE.test(value) ? [...(/[@<](.*)$/s.exec(value)?.[1] ?? '').replace(/;.*$/s, '').split(',')] : []),
      ...[...value.matchAll(/;headers=[@<]"?([^";]+)/g)].map(match => match[1] ?? ''),
    ])
    .map(file => file.replace(/^"|"$/g, ''))
    .filter(file => file && file !== '-')
  return files?.length ? { kind: 'read', target: { ...word, values: files } } : undefined
})

const mayName = (words: readonly Word[], format: RegExp): boolean => words.some(word => !word.values || some(word, value => format.test(value)))

/** True when the request carries data away. In a URL's query (-G) only what comes from a file counts. */
function sends(given: Given): boolean {
  if (['-F', '--form-string', '-T', '--mail-from', '--mail-rcpt', '--mail-auth', '-Q'].some(option => given(option))) return true
  if (changesRemote(given.value('-X')) || given.values('-H').some(word => some(word, value => value.startsWith('@')))) return true
  if (given('--url-query') && mayName(given.values('--url-query'), QUERY_AT)) return true
  const data = [...given.values('-d'), ...given.values('--json')]
  const encoded = given.values('--data-urlencode')
  if (given('-G') || given('--get')) return mayName(data, AT) || mayName(encoded, NAMED_AT)
  return data.length + encoded.length + given.values('--data-raw').length > 0
}

const talks = (target: Word, given: Given): Step => ({ kind: 'connect', target, ...(sends(given) && { sends: true }) })
/** Another address than the URL's is what it really talks to. */
const talksTo =
  (address: (value: string) => string | undefined): Role =>
  (words, given) =>
    words.flatMap(word => {
      const target = changed(word, address)
      return exact(target) === '' ? [] : [talks(target, given)]
    })

/** Schemes whose whole URL is sent as it stands, or that hand standard input over. */
const RAW = /^(?:gopher|telnet|dict|ldap|rtmp)s?:/i
const url: Role = (words, given) =>
  words.map(asUrl).flatMap(written => {
    const word =
      exact(given.value('--proto-default'))?.toLowerCase() === 'file' ? map(written, value => (/^[a-z]+:/i.test(value) ? value : `file://${value}`)) : written
    const { local, remote } = localPart(word)
    const steps: Step[] = local ? [{ kind: given('-T') ? 'write' : 'read', target: local }] : []
    if (remote?.values && !given('-T')) steps.push(...readsHere({ ...remote, values: remote.values.filter(value => /^\w+:\/\//.test(value)) }))
    if (remote) steps.push(some(remote, value => RAW.test(value)) ? { kind: 'connect', target: remote, sends: true } : talks(remote, given))
    return steps
  })
const urlOrList: Role = (words, given) =>
  words.flatMap(word => {
    const list = word.values?.filter(value => value.startsWith('@')).map(value => value.slice(1))
    return list?.length
      ? [
          { kind: 'read', target: { ...word, values: list } },
          { kind: 'connect', target: unresolved(word.text) },
        ]
      : url([word], given)
  })

const folder = (given: Given): Word | undefined => given.value('--output-dir')
/** `#1` in a name stands for a part of the URL. */
const output: Role = (words, given) =>
  words.flatMap(word => {
    const varied = some(word, value => /#\d/.test(value)) ? pattern(word.text, ...(word.values ?? []).map(value => value.replace(/#\d+/g, '*'))) : word
    return exact(word) === '-' ? [] : writes([below(some(word, value => value.startsWith('/dev/')) ? undefined : folder(given), varied)], given)
  })
/** Files that -w writes: `%output{name}`. */
const format: Role = (words, given) =>
  words.flatMap(word => [
    ...readsFiles(AT)([word], given),
    ...(word.values ?? []).flatMap(value =>
      [...value.matchAll(/%output\{(>>)?([^}]*)\}/g)].map((match): Step => ({ kind: match[1] ? 'append' : 'write', target: literal(match[2] ?? '') })),
    ),
  ])
const traces: Role = words => words.flatMap(target => (exact(target) === '-' || exact(target) === '%' ? [] : [{ kind: 'write', target } as const]))
/** An engine is a name, or the path of a library that is loaded. */
const engine: Role = words => words.flatMap(target => (target.values?.every(value => !value.includes('/')) ? [] : [{ kind: 'execute', target } as const]))
const cache: Role = (words, given) => words.flatMap(word => (exact(word) === '' ? [] : all(reads, writes)([word], given)))
const certificate: Role = (words, given) =>
  reads(
    words.map(word => map(word, value => value.replace(/(?<!^\w):.*$/s, ''))),
    given,
  )
const downloads = (given: Given): readonly Step[] => {
  if (!given('-O') && !given('--remote-name-all')) return []
  const urls = [...given.values('--url'), ...given.operands].map(asUrl)
  return urls.map(one => ({ kind: 'write', target: given('-J') || given('--remote-header-name') ? (folder(given) ?? literal('.')) : downloadOf(one, folder(given), false) }))
}

export default command('curl', {
  aliases: ['curlie', 'curl.exe'],
  options: {
    '-o, --output <file>': output,
    '-O, --remote-name': nothing,
    '-D, --dump-header, -c, --cookie-jar, --libcurl, --etag-save <file>': writes,
    '--trace, --trace-ascii, --stderr <file>': traces,
    '--hsts, --alt-svc, --ssl-sessions <file>': cache,
    '-w, --write-out <format>': format,
    '-d, --data, --data-ascii, --data-binary <data>': readsFiles(AT),
    '--json <data>': readsFiles(AT),
    '--data-raw <data>': nothing,
    '--data-urlencode <data>': readsFiles(NAMED_AT),
    '--url-query <data>': readsFiles(QUERY_AT),
    '-F, --form <field>': form,
    '--form-string <field>': nothing,
    '-T, --upload-file <file>': words =>
      words.flatMap(word =>
        word.values?.every(value => value === '-' || value === '.' || value === '')
          ? []
          : [{ kind: 'read', target: word.values ? { ...word, values: word.values.flatMap(alternatives) } : word } as const],
      ),
    '-X, --request <method>': nothing,
    '--mail-from, --mail-rcpt, --mail-auth <address>': nothing,
    '-Q, --quote <command>': nothing,
    '-H, --header, --proxy-header <line>': readsFiles(AT),
    '-b, --cookie <data>': readsFiles(/^(?!.*=)(.+)$/s),
    '-E, --cert, --proxy-cert <file>': certificate,
    '--cacert, --capath, --crlfile, --proxy-cacert, --proxy-capath, --proxy-crlfile, --etag-compare, --netrc-file <file>': reads,
    '-K, --config <file>': all(reads, unknowns('options come from a file')),
    '--variable <definition>': readsFiles(NAMED_AT),
    '--expand-url, --expand-output, --expand-data, --expand-data-raw, --expand-data-binary, --expand-data-urlencode, --expand-json, --expand-form, --expand-header, --expand-user, --expand-user-agent, --expand-cookie, --expand-upload-file, --expand-url-query, --expand-request, --expand-proxy, --expand-write-out, --expand-output-dir, --expand-oauth2-bearer <text>':
      each(word => unknown(word, 'the value is put together from variables of curl')),
    '-x, --proxy, --preproxy, --proxy1.0, --socks4, --socks4a, --socks5, --socks5-hostname <address>': (words, given) =>
      words.flatMap(word => (exact(word) === '' ? [] : connects([word], given))),
    '--doh-url, --ipfs-gateway <url>': connects,
    '--connect-to <map>': talksTo(value => /^(?:\[[^\]]*\]|[^:]*):[^:]*:((?:\[[^\]]*\]|[^:]*)(?::.*)?)$/s.exec(value)?.[1]?.replace(/:$/, '')),
    '--resolve <map>': talksTo(value => (value.startsWith('-') ? '' : /^\+?(?:\[[^\]]*\]|[^:]*):[^:]*:(.+)$/s.exec(value)?.[1])),
    '--unix-socket, --abstract-unix-socket <path>': talksTo(value => `unix:${value}`),
    '--engine <name>': engine,
    '--url <url>': urlOrList,
  },
  harmless: CURL_HARMLESS,
  operands: { '<url...>': url },
  always: downloads,
  examples: {
    'curl sftp://me@localhost:22/srv/x scp://127.0.0.1/~/.ssh/id_rsa': ['read /srv/x', 'connect sftp://me@localhost:22/srv/x', 'read each of /home/*/.ssh/id_rsa', 'connect scp://127.0.0.1/~/.ssh/id_rsa'],
    'curl https://a.dev/x': ['connect https://a.dev/x'],
    'curl -fsSL -A me --max-time 5 -H "Accept: a/b" https://a.dev | head': ['connect https://a.dev'],
    'curl -sSLo out.sh https://a.dev/i': ['write out.sh', 'connect https://a.dev/i'],
    'curl -s -o /dev/null -w "%{http_code}" http://localhost:3000': ['write /dev/null', 'connect http://localhost:3000'],
    'curl --output-dir dl -o "#1.txt" "https://a.dev/{x,y}"': ['write each of dl/*.txt', "connect 'https://a.dev/{x,y}'"],
    'curl -O https://a.dev/d/x.tgz?v=1': ['write x.tgz', 'connect https://a.dev/d/x.tgz?v=1'],
    'curl -OJ https://a.dev/x': ['write .', 'connect https://a.dev/x'],
    'curl --remote-name-all --output-dir dl https://a.dev/x https://a.dev/y': [
      'write dl/x',
      'write dl/y',
      'connect https://a.dev/x',
      'connect https://a.dev/y',
    ],
    'curl -d @body.json -X POST https://a.dev': ['read body.json', 'connect https://a.dev (sends)'],
    'curl --data-raw a=1 https://a.dev': ['connect https://a.dev (sends)'],
    'curl --get -d q=x https://a.dev': ['connect https://a.dev'],
    'curl -G --data-urlencode q=x https://a.dev': ['connect https://a.dev'],
    'curl -G --data-urlencode q@notes.txt https://a.dev': ['read notes.txt', 'connect https://a.dev (sends)'],
    'curl --url-query q@notes.txt --json @b.json https://a.dev': ['read notes.txt', 'read b.json', 'connect https://a.dev (sends)'],
    'curl -F f=@.env https://a.dev': ['read .env', 'connect https://a.dev (sends)'],
    "curl -F 'f=@a.png,b.png;headers=@h.txt' --form-string x=@y https://a.dev": ['read {a.png, b.png, h.txt}', 'connect https://a.dev (sends)'],
    'curl -T "{a,b}.log" sftp://a.dev/d/': ['read {a.log, b.log}', 'connect sftp://a.dev/d/ (sends)'],
    'curl -X DELETE https://a.dev/1': ['connect https://a.dev/1 (sends)'],
    'curl -X get https://a.dev/1': ['connect https://a.dev/1'],
    'curl -Q "DELE x" ftp://a.dev/': ['connect ftp://a.dev/ (sends)'],
    'curl --mail-from a@a.dev -T - smtp://a.dev': ['connect smtp://a.dev (sends)'],
    'curl -H @h.txt https://a.dev': ['read h.txt', 'connect https://a.dev (sends)'],
    'curl -b a=1 -b jar.txt -c jar.txt https://a.dev': ['read jar.txt', 'write jar.txt', 'connect https://a.dev'],
    'curl -D headers.txt --libcurl x.c --etag-save e https://a.dev': ['write headers.txt', 'write x.c', 'write e', 'connect https://a.dev'],
    'curl --trace - --stderr err.log https://a.dev': ['write err.log', 'connect https://a.dev'],
    'curl --hsts "" --alt-svc alt https://a.dev': ['read alt', 'write alt', 'connect https://a.dev'],
    "curl -w '%output{>>log}%{url}' https://a.dev": ['append log', 'connect https://a.dev'],
    'curl -w @fmt.txt https://a.dev': ['read fmt.txt', 'connect https://a.dev'],
    'curl -E c.pem:pw --cacert ca.pem https://a.dev': ['read c.pem', 'read ca.pem', 'connect https://a.dev'],
    'curl -K opts.txt': ['read opts.txt', 'unknown opts.txt (options come from a file)'],
    'curl --variable v@a.txt --expand-data {{v}} https://a.dev': [
      'read a.txt',
      "unknown '{{v}}' (the value is put together from variables of curl)",
      'connect https://a.dev',
    ],
    'curl -x http://p.dev:8080 --doh-url https://d.dev https://a.dev': ['connect http://p.dev:8080', 'connect https://d.dev', 'connect https://a.dev'],
    'curl --connect-to ::b.dev:443 -d x http://localhost': ['connect b.dev:443 (sends)', 'connect http://localhost (sends)'],
    'curl --resolve localhost:80:192.0.2.1 http://localhost': ['connect 192.0.2.1', 'connect http://localhost'],
    'curl --unix-socket /var/run/docker.sock http://localhost/info': ['connect unix:/var/run/docker.sock', 'connect http://localhost/info'],
    'curl --engine ./e.so https://a.dev': ['execute ./e.so', 'connect https://a.dev'],
    'curl --url @urls.txt --no-silent --next --url https://a.dev': ['read urls.txt', 'connect ?@urls.txt', 'connect https://a.dev'],
    'curl file:///etc/host%73': ['read /etc/hosts'],
    'curl -T a.txt file:///tmp/b': ['read a.txt', 'write /tmp/b'],
    'curl --proto-default file /etc/hosts': ['read /etc/hosts'],
    'curl gopher://a.dev:70/_x': ['connect gopher://a.dev:70/_x (sends)'],
    'curl --version': [],
    'curl --help all': [],
  },
})
