// ssh: runs commands on another machine, and carries connections to and from it. Source: ssh(1), OpenSSH 9.2 to 10.0.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from './define.ts'
import { sshConfig, sshJumps, sshSettings } from './lib/ssh.ts'
import { joined } from './lib/words.ts'
import { grammarOf } from './grammar.ts'
import { match } from './match.ts'
import { appends, connects, executes, nothing } from './roles.ts'

const forwards: Role = words => words.map(target => ({ kind: 'connect', target, listens: true }))

const own: Body = {
  style: 'posix',
  options: {
    '-o <setting>': sshSettings(),
    '-F <file>': sshConfig,
    '-E <file>': appends,
    '-I <library>': executes,
    '-J <hosts>': sshJumps,
    '-W <address>': connects,
    '-L, -R, -D <forward>': forwards,
    '-w <device>': words => words.map(target => ({ kind: 'configure', target })),
  },
  harmless:
    '-1 | -2 | -4 | -6 | -A | -a | -B <interface> | -b <address> | -C | -c <ciphers> | -e <character> | -f | -G | -g | -i <file> | -K | -k' +
    ' | -l <user> | -M | -m <macs> | -N | -n | -O <command> | -P <tag> | -p <port> | -Q <query> | -q' +
    ' | -S <path> | -s | -T | -t | -V | -v | -X | -x | -Y | -y',
}

/** Options may also stand behind the host, up to the first word of the remote command. */
function steps(given: Given): readonly Step[] {
  const [host, ...behind] = given.operands
  if (!host || given('-V') || given('-Q')) return []
  const { found, operands, surprises } = match(grammarOf(own), behind)
  const has = (name: string): boolean => given(name) || found.some(one => one.option.names.includes(name))
  const more = found.flatMap(({ role, words }) => role?.(words, given) ?? [])
  const odd = surprises
    .filter(word => operands[0] !== word && behind.indexOf(word) < behind.indexOf(operands[0] ?? literal('')))
    .map((target): Step => ({ kind: 'unknown', target, why: 'this option is not known' }))
  if (has('-G')) return [...more, ...odd]
  const fed = given.stdin && !has('-n') && !has('-f') ? given.stdin : undefined
  const sends = fed !== undefined && (operands.length > 0 || has('-s'))
  const first: Step = { kind: 'connect', target: host, ...(sends && { sends: true }) }
  const remote: Word | undefined = has('-s') || has('-N') ? undefined : operands.length ? joined(operands) : fed
  return [...more, ...odd, first, ...(remote ? [{ script: remote, host }] : [])]
}

export default command('ssh', {
  aliases: ['slogin', 'hpnssh'],
  ...own,
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'ssh me@a.dev': ['connect me@a.dev'],
    'ssh -i ~/.ssh/id -p 22 me@a.dev uptime -p': ['connect me@a.dev'],
    'ssh me@a.dev "rm -rf build; cat a.txt"': ['connect me@a.dev', 'delete build (recursive)', 'read a.txt'],
    'ssh me@a.dev -p 22 rm a.txt': ['connect me@a.dev', 'delete a.txt'],
    'tar c src | ssh a.dev "cat > x.tar"': ['read src (recursive)', 'connect a.dev (sends)', 'write x.tar'],
    'ssh a.dev <<< "rm x"': ['connect a.dev', 'delete x'],
    'ssh -o StrictHostKeyChecking=no -o "ProxyCommand cat a.txt" a.dev': ['read a.txt', 'connect a.dev'],
    'ssh -oPermitLocalCommand=yes -oLocalCommand="rm x" a.dev': ['delete x', 'connect a.dev'],
    'ssh a.dev -o KnownHostsCommand="rm x"': ['delete x', 'connect a.dev'],
    'ssh -o UserKnownHostsFile=/dev/null -o RemoteCommand="rm x" a.dev': ['append /dev/null', 'delete x', 'connect a.dev'],
    'ssh -o Frobnicate=1 a.dev': ['unknown Frobnicate=1 (this setting of ssh is not known)', 'connect a.dev'],
    'ssh -F conf -E log a.dev': ['read conf', 'unknown conf (settings from a file can run programs)', 'append log', 'connect a.dev'],
    'ssh -I ./p11.so -J x.dev,y.dev a.dev': ['execute ./p11.so', 'connect x.dev', 'connect y.dev', 'connect a.dev'],
    'ssh -W b.dev:22 a.dev': ['connect b.dev:22', 'connect a.dev'],
    'ssh -fN -L 8080:localhost:80 -R 9:localhost:22 -D 1080 a.dev': [
      'connect 8080:localhost:80 (listens)',
      'connect 9:localhost:22 (listens)',
      'connect 1080 (listens)',
      'connect a.dev',
    ],
    'ssh -w 0:0 a.dev': ['configure 0:0', 'connect a.dev'],
    'ssh -G a.dev': [],
    'ssh -V': [],
  },
})
