// vagrant: virtual machines that a file describes, in Ruby. Source: vagrant --help 2.4.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'

/** `-c` gives a line for the machine. */
const ssh: Role = words => {
  const at = words.findIndex(word => /^(-c|--command)$/.test(exact(word) ?? ''))
  const script = at < 0 ? undefined : words[at + 1]
  const host = literal('vagrant')
  return [{ kind: 'mutate', target: host }, ...(script ? [{ script, host }] : [])]
}

export default command('vagrant', {
  ...tool({
    verbs: { looks: 'version help list-commands', runs: 'status global-status validate port ssh-config box-list autocomplete cap', configure: 'login cloud plugin', mutate: 'up halt suspend resume reload provision snapshot box package push ssh powershell rdp winrm upload share docker-exec docker-run docker-logs rsync rsync-auto init winrm-config', destroy: 'destroy' },
    paths: [[/^(global-status|box list|plugin list|snapshot list|version)/, 'looks'], [/^ssh( |$)/, ssh], [/^box (remove|prune)/, 'mutate'], [/^snapshot delete/, 'destroy']],
    harmless: '-h | -m, --machine-readable | --color | --no-color | --debug | --timestamp | --debug-timestamp | --no-tty | -v',
  }),
  examples: {
    'vagrant --version': [],
    'vagrant global-status': [],
    'vagrant status': ['execute .'],
    'vagrant up': ['mutate up'],
    'vagrant ssh -c "ls /srv"': ['mutate vagrant', 'list /srv'],
    'vagrant destroy -f': [`destroy 'destroy -f'`],
  },
})
