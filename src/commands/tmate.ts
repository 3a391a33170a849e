// tmate, ttyd, gotty and others: hand out a terminal of this machine through the network. Source: tmate(1) 2.4, ttyd(1) 1.7, gotty --help 1.5, shellinaboxd(1) 2.21, sshx --help 0.2.
import { command } from './define.ts'
import { onlyAsks } from './lib/net.ts'
import { literal } from '../model/index.ts'
import { nothing } from './roles.ts'

export default command('tmate', {
  aliases: ['ttyd', 'gotty', 'shellinaboxd', 'wetty', 'sshx', 'upterm', 'butterfly', 'tty-share', 'teleconsole', 'webssh'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given =>
    onlyAsks(given.operands)
      ? []
      : [{ kind: 'connect', target: literal(given.called || 'tmate'), listens: true, shell: true }],
  examples: { 'tmate -F': ['connect tmate (listens) (shell)'], 'ttyd -p 8080 bash': ['connect ttyd (listens) (shell)'], 'ttyd bash -v': ['connect ttyd (listens) (shell)'], 'tmate -V': [] },
})
