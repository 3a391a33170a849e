// httpd, apache2, apachectl, lighttpd: web servers. Source: httpd(8) 2.4, apachectl(8), lighttpd(8) 1.4; httpd of busybox 1.35.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { all, appends, nothing, reads, unknowns } from './roles.ts'

function steps(given: Given): readonly Step[] {
  // What only prints for one of these servers starts another.
  const prints = /^(?:httpd|apache2?|apachectl|apache2ctl)$/.test(given.called) ? ['-t', '-v', '-V', '-l', '-L', '-S', '-M'] : ['-t', '-tt', '-V']
  if (prints.some(option => given(option)) && !['-p', '-h', '-k'].some(option => given(option))) return []
  const verb = given.value('-k') ?? given.operands[0]
  const text = verb?.values?.[0]
  if (text && /^(?:configtest|status|fullstatus|help)$/.test(text)) return []
  if (text && /^(?:stop|graceful-stop|restart|graceful|reload)$/.test(text)) return [{ kind: 'signal', target: literal(given.called || 'httpd') }]
  return [{ kind: 'connect', target: given.value('-p') ?? literal(given.called || 'httpd'), listens: true }]
}

export default command('httpd', {
  aliases: ['apache2', 'apachectl', 'apache2ctl', 'lighttpd', 'lighttpd-angel', 'thttpd', 'mini_httpd', 'darkhttpd', 'webfsd'],
  options: { '-f <file>': all(reads, unknowns('settings can load code')), '-C, -c <directive>': unknowns('directives can load code'), '-E <file>': appends, '-k <verb>': nothing, '-p <port>': nothing },
  harmless: '-d <dir> | -D <name> | -e <level> | -h <dir> | -l | -L | -M | -n <name> | -r <text> | -R <text> | -S | -t | -tt | -T | -v | -V | -w'
    + ' | -X | -i | -m <dir> | -u <user> | -1 | -help',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'httpd -t -E err.txt': ['append err.txt'],
    'apachectl configtest': [],
    'httpd -f my.conf -k start': ['read my.conf', 'unknown my.conf (settings can load code)', 'connect httpd (listens)'],
    'httpd -c "LoadModule x y"': ["unknown 'LoadModule x y' (directives can load code)", 'connect httpd (listens)'],
    'httpd -p 8080 -h www': ['connect 8080 (listens)'],
    'apache2ctl graceful': ['signal apache2ctl'],
    'lighttpd -t -f l.conf': ['read l.conf', 'unknown l.conf (settings can load code)'],
    'mini_httpd -S -p 80': ['connect 80 (listens)'],
  },
})
