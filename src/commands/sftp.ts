// sftp: moves files between machines, by commands on standard input or in a file. Source: sftp(1), OpenSSH 9.2 to 10.0.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { transferScript } from './lib/transfer-script.ts'
import { sshConfig, sshJumps, sshSettings } from './lib/ssh.ts'
import { each, nothing } from './roles.ts'

/** A destination with a path fetches that path, or only goes there when it is a folder. */
const hasPath = (host: Word): boolean => /^(?:sftp:\/\/[^/]+\/.|[^/]*[^/:]:.)/.test(exact(host) ?? '')

function steps(given: Given): readonly Step[] {
  const [host, into] = given.operands
  if (!host) return []
  const file = given.value('-b')
  const text = file && exact(file) !== '-' ? undefined : given.stdin
  const fetched: Step[] = hasPath(host) && !file ? [{ kind: 'write', target: into ?? literal('.') }] : []
  const batch: Step[] = file && exact(file) !== '-' ? [{ kind: 'interpret', target: file, language: 'sftp', file: true }] : []
  return [...batch, ...(text ? transferScript(text, host, 'sftp') : [{ kind: 'connect', target: host } as const]), ...fetched]
}

export default command('sftp', {
  options: {
    '-o <setting>': sshSettings(),
    '-F <file>': sshConfig,
    '-J <hosts>': sshJumps,
    '-b <file>': nothing,
    '-S <program>': each(word => ({ run: [word] })),
    '-D <command>': words => words.map(script => ({ script })),
  },
  harmless: '-n | -h | -t | -1 | -2 | -4 | -6 | -A | -a | -B <size> | -C | -c <ciphers> | -f | -i <file> | -l <limit> | -N | -P <port> | -p | -q | -R <n> | -r'
    + ' | -s <subsystem> | -v | -X <setting>',
  operands: { '<host>': nothing, '<path>': nothing },
  always: steps,
  examples: {
    'sftp me@a.dev': ['connect me@a.dev'],
    'sftp a.dev:/etc/motd out': ['connect a.dev:/etc/motd', 'write out'],
    'sftp a.dev <<< "put a.txt"': ['read a.txt', 'connect a.dev (sends)'],
    'sftp -b batch -J j.dev a.dev': ['connect j.dev', 'interpret batch as sftp (file)', 'connect a.dev'],
    'sftp -D "cat a.txt" a.dev': ['read a.txt', 'connect a.dev'],
    'sftp -S cat -F none -o LocalCommand="rm x" a.dev': ['delete x', 'connect a.dev'],
  },
})
