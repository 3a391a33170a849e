// ab: sends many requests to measure a server. Source: ab(1), Apache 2.4.
import { command, type Given, type Step } from './define.ts'
import { asUrl, changesRemote } from './lib/web.ts'
import { connects, nothing, reads, writes } from './roles.ts'

const sends = (given: Given): boolean => given('-p') || given('-u') || changesRemote(given.value('-m'))

export default command('ab', {
  options: {
    '-p, -u <file>': reads,
    '-E <file>': reads,
    '-e, -g <file>': writes,
    '-X <address>': connects,
    '-m <method>': nothing,
  },
  harmless:
    '-A <login> | -b <size> | -B <address> | -c <n> | -C <cookie> | -d | -f <protocol> | -h | -H <header> | -i | -I | -k | -l | -n <n> | -P <login> | -q | -r | -s <seconds> | -S | -t <seconds> | -T <type>' +
    ' | -v <n> | -V | -w | -x <attributes> | -y <attributes> | -z <attributes> | -Z <ciphers>',
  operands: { '<url>': (words, given) => words.map(asUrl).map((target): Step => ({ kind: 'connect', target, ...(sends(given) && { sends: true }) })) },
  examples: {
    'ab -n 100 -c 10 -i -r http://localhost:3000/': ['connect http://localhost:3000/'],
    'ab -p body.json -e out.csv -E c.pem http://a.dev/': ['read body.json', 'write out.csv', 'read c.pem', 'connect http://a.dev/ (sends)'],
    'ab -m GET -X p.dev:80 http://a.dev/': ['connect p.dev:80', 'connect http://a.dev/'],
    'ab -v 2 -V': [],
  },
})
