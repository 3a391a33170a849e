// fetch, lwp-request, hurl and others: fetch URLs. Source: fetch(1) FreeBSD 14, lwp-request(1) 6.68, hurl(1) 4.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { asUrl, changesRemote, downloadOf } from './lib/web.ts'
import { nothing, reads, writes } from './roles.ts'

const POSTS = /^(?:POST|PUT|lwp-mirror)$/

export default command('fetch', {
  aliases: ['lwp-request', 'lwp-download', 'lwp-mirror', 'lwp-dump', 'GET', 'HEAD', 'POST', 'aget', 'httpget', 'get-url'],
  options: { '-o <file>': writes, '-c, -i, --ca-cert <file>': reads, '-m <method>': nothing, '-N <file>': reads },
  harmless:
    '-1 | -4 | -6 | -A | -a | -B <size> | -b | -d | -F | -f | -h <host> | -l | -M | -n | -P | -p <proxy> | -q | -R | -r | -S <size> | -s' +
    ' | -T <seconds> | -t <seconds> | -U | -v | -w <seconds> | -u | -H <line> | -C <text> | -e | -E | -x | --no-verify-peer | --no-verify-hostname' +
    ' | --user-agent <text>',
  operands: {
    '<url...>': (words, given) =>
      words
        .map(asUrl)
        .map((target): Step => ({ kind: 'connect', target, ...((POSTS.test(given.called) || changesRemote(given.value('-m'))) && { sends: true }) })),
  },
  always: (given: Given): readonly Step[] =>
    /^(?:fetch|lwp-download|lwp-mirror)$/.test(given.called) && given.operands[0] && !given('-o') && !given('-s')
      ? [{ kind: 'write', target: downloadOf(asUrl(given.operands[0]), literal('.'), false) }]
      : [],
  examples: {
    'fetch https://a.dev/x.tgz': ['write x.tgz', 'connect https://a.dev/x.tgz'],
    'fetch -qo - https://a.dev/x': ['connect https://a.dev/x'],
    'GET https://a.dev': ['connect https://a.dev'],
    'lwp-request -m DELETE -c body https://a.dev -N rc': ['read body', 'read rc', 'connect https://a.dev (sends)'],
  },
})
