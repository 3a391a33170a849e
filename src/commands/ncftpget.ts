// ncftpget, ncftpput, ncftpls: fetch and send files by FTP. Source: ncftpget(1), ncftpput(1) 3.2.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { asUrl, downloadOf } from './lib/web.ts'
import { nothing, reads, writes } from './roles.ts'

function steps(given: Given): readonly Step[] {
  const [host, place, ...files] = given.operands
  if (!host) return []
  if (given.called === 'ncftpput')
    return [...files.map((target): Step => ({ kind: 'read', target, ...(given('-R') && { recursive: true }) })), { kind: 'connect', target: host, sends: true }]
  if (given.called === 'ncftpget')
    return [
      { kind: 'connect', target: host },
      ...(given('-c')
        ? []
        : [{ kind: 'write', target: /^\w+:\/\//.test(exact(host) ?? '') ? downloadOf(asUrl(host), undefined, false) : (place ?? literal('.')) } as const]),
    ]
  return [{ kind: 'connect', target: host }]
}

export default command('ncftpget', {
  aliases: ['ncftpput', 'ncftpls', 'ncftp'],
  options: { '-f <file>': reads, '-d <file>': writes },
  harmless:
    '-u <user> | -p <text> | -P <port> | -j <account> | -a | -t <seconds> | -v | -V | -c | -C | -A | -z | -Z | -E | -F | -DD | -D | -R | -T | -r <n>' +
    ' | -b | -bb | -B <size> | -W <command> | -X <command> | -Y <command> | -o <option> | -m | -U <mask> | -S <suffix> | -y | -l | -1 | -x <flags>',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'ncftpget ftp://a.dev/x': ['connect ftp://a.dev/x', 'write x'],
    'ncftpget -u me a.dev . /in/x': ['connect a.dev', 'write .'],
    'ncftpput -R -f login -d log a.dev /srv src': ['read login', 'write log', 'read src (recursive)', 'connect a.dev (sends)'],
    'ncftpls ftp://a.dev/': ['connect ftp://a.dev/'],
  },
})
