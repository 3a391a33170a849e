// hey, wrk, siege, h2load and others: send many requests to measure a server. Source: wrk --help 4.1, hey 0.1, siege(1) 4.0, oha --help 1.4, autocannon --help 7.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { asUrl, changesRemote } from './lib/web.ts'
import { connects, nothing, reads, writes } from './roles.ts'

const sends = (given: Given): boolean => given('-p') || given('-d') || given('-D') || given('-u') || (given('-m') && changesRemote(given.value('-m')))

export default command('hey', {
  aliases: [
    'wrk',
    'wrk2',
    'siege',
    'oha',
    'autocannon',
    'bombardier',
    'boom',
    'loadtest',
    'httperf',
    'weighttp',
    'h2load',
    'rewrk',
    'plow',
    'cassowary',
  ],
  options: {
    '-p <file>': reads,
    '-u, -D, -F, --input-file, --body-file <file>': reads,
    '-E, --cert, --cacert, -i, --input, --urls-from-file, -f, --file <file>': reads,
    '-g, -e, -o, --output, -L, --log <file>': writes,
    '-s, --script <file>': words =>
      words.flatMap(target => (/^\d/.test(target.values?.[0] ?? '') ? [] : [{ kind: 'interpret', target, language: 'lua', file: true } as const])),
    '-R, --rc <file>': reads,
    '-X, --proxy <address>': (words, given) =>
      connects(
        words.filter(word => !/^[A-Z]+$/.test(word.values?.[0] ?? '')),
        given,
      ),
    '-d, --data, --body <text>': nothing,
    '-m, --method <name>': nothing,
  },
  harmless:
    '-n <n> | -c, --connections, --concurrent <n> | -t, --threads, --time, --timeout <n> | -k | -q | -r, --reps, --rate <n> | -v [level] | --verbose' +
    ' | -V, --version | -h, --help | -H, --header <line> | -A, --agent <text> | -b, --benchmark | -B <address> | -C, --config | -l, --latency | -S' +
    ' | -T, --content-type <type> | -w, --workers <n> | -x <text> | -y <text> | -z <text> | -Z <list>' +
    ' | -P <text> | -a <text> | -U | --host <name> | -disable-compression | -disable-keepalive | -disable-redirects | -cpus <n> | -h2 | -host <name>' +
    ' | --no-tui | --json | -j | --delay <n> | --internet | --mark <text> | --no-parser | --no-follow | --pipelining <n> | --duration <n> | --amount <n>' +
    ' | --insecure | --http1 | --http2 | --fasthttp | --print <text> | --format <text>' +
    ' | -i | --disable-keepalive | --disable-compression | -G, --get | --no-color',
  operands: { '<url...>': (words, given) => words.map(asUrl).map((target): Step => ({ kind: 'connect', target, ...(sends(given) && { sends: true }) })) },
  always: given => (given.operands.length || given('-V') || given('-h') ? [] : given('-f') ? [{ kind: 'connect', target: literal('urls') }] : []),
  examples: {
    'hey -o out.csv -D body.json http://a.dev/': ['write out.csv', 'read body.json', 'connect http://a.dev/ (sends)'],
    'h2load -p body.json --cacert c.pem http://a.dev/': ['read body.json', 'read c.pem', 'connect http://a.dev/ (sends)'],
    'wrk -t2 -s x.lua http://a.dev': ['interpret x.lua as lua (file)', 'connect http://a.dev'],
    'hey -m POST -d x http://a.dev': ['connect http://a.dev (sends)'],
    'siege -D put.txt -R rc -X p.dev:80 http://a.dev/': ['read put.txt', 'read rc', 'connect p.dev:80', 'connect http://a.dev/ (sends)'],
    'siege -f urls.txt': ['read urls.txt', 'connect urls'],
    'wrk -v2 --version': [],
    'wrk --version': [],
  },
})
