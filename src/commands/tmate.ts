// tmate, ttyd, gotty and others: hand out a terminal of this machine through the network. Source: tmate(1) 2.4, ttyd(1) 1.7, gotty --help 1.5, shellinaboxd(1) 2.21, sshx --help 0.2.
import { command } from './define.ts'
import { literal } from '../model/index.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(?:-V|-v|--version|-h|--help|ls|list-sessions|has|has-session|kill-session|kill-server|show-messages)$/

export default command('tmate', {
  aliases: ['ttyd', 'gotty', 'shellinaboxd', 'wetty', 'sshx', 'upterm', 'butterfly', 'tty-share', 'teleconsole', 'webssh'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given =>
    given.operands.some(word => LOOKS.test(word.values?.[0] ?? ''))
      ? []
      : [{ kind: 'connect', target: literal(given.name || 'tmate'), listens: true, shell: true }],
  examples: { 'tmate -F': ['connect tmate (listens) (shell)'], 'ttyd -p 8080 bash': ['connect ttyd (listens) (shell)'], 'tmate -V': [] },
})
