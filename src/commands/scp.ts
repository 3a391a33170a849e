// scp: copies files between machines. Source: scp(1), OpenSSH 9.2 to 10.0.
import { command } from './define.ts'
import { copies } from './lib/remote.ts'
import { sshConfig, sshJumps, sshSettings } from './lib/ssh.ts'
import { each, nothing } from './roles.ts'

export default command('scp', {
  options: {
    '-o <setting>': sshSettings(),
    '-F <file>': sshConfig,
    '-J <hosts>': sshJumps,
    '-S, -D <program>': each(word => ({ run: [word] })),
  },
  harmless:
    '-1 | -2 | -3 | -4 | -6 | -A | -B | -C | -c <ciphers> | -d | -i <file> | -l <limit> | -O | -P <port> | -p | -q | -R | -r | -s | -T | -v | -X <setting>',
  operands: { '<path...>': nothing },
  always: given =>
    copies({
      sources: given.operands.length > 1 ? given.operands.slice(0, -1) : given.operands,
      target: given.operands.length > 1 ? given.operands.at(-1) : undefined,
      recursive: given('-r'),
    }),
  examples: {
    'scp a.txt me@a.dev:/tmp/': ['read a.txt', 'connect me@a.dev:/tmp/ (sends)'],
    'scp -rP 22 me@a.dev:src .': ['connect me@a.dev:src', 'write ./src (recursive)'],
    "scp 'me@a.dev:.*' me@a.dev:.vimrc .": ['connect me@a.dev:.*', 'connect me@a.dev:.vimrc', 'write .', 'write ./.vimrc'],
    'scp -r src b.dev: ': ['read src (recursive)', 'connect b.dev: (sends)'],
    'scp a.dev:x b.dev:y': ['connect a.dev:x', 'connect b.dev:y (sends)'],
    'scp localhost:/srv/x me@127.0.0.1:.ssh/id_rsa y': ['read /srv/x', 'connect localhost:/srv/x', 'read each of /home/*/.ssh/id_rsa', 'connect me@127.0.0.1:.ssh/id_rsa', 'write y/x', 'write y/id_rsa'],
    'scp ./a:b c': ['read ./a:b', 'write c'],
    'scp -S ./prog -o ProxyCommand="rm x" -F conf -J j.dev a.dev:x y': [
      'execute ./prog',
      'delete x',
      'read conf',
      'unknown conf (settings from a file can run programs)',
      'connect j.dev',
      'connect a.dev:x',
      'write y',
    ],
  },
})
