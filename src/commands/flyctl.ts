// flyctl, fly: applications on Fly.io. Source: flyctl help 0.3.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'

/** A line that runs on the machine of the application. */
const ssh: Role = words => {
  const after = (...names: readonly string[]) => words[words.findIndex(word => names.includes(exact(word) ?? '')) + 1]
  const host = words.some(word => /^(-a|--app)$/.test(exact(word) ?? '')) ? (after('-a', '--app') ?? literal('fly')) : literal('fly')
  const script = words.some(word => /^(-C|--command)$/.test(exact(word) ?? '')) ? after('-C', '--command') : undefined
  return [{ kind: 'mutate', target: host }, ...(script ? [{ script, host }] : [])]
}

export default command('flyctl', {
  aliases: ['fly'],
  ...tool({
    verbs: { looks: `${LOOKS} vm-sizes dashboard open ping dig display errors`, configure: 'login signup logout wireguard docker update agent settings proxy', reveal: 'token tokens', mutate: `${MUTATES} launch ssh console extend allocate-v4 allocate-v6 release clone cordon uncordon fork monitor failover sftp record-metadata`, destroy: `${DESTROYS}` },
    paths: [[/^config (save|env)/, 'looks'], [/^auth (whoami|docker)/, 'looks'], [/^(auth token|tokens create)/, 'reveal'], [/^tokens list/, 'looks'], [/^(proxy|wireguard)/, 'configure'], [/^ssh console/, ssh], [/^logs/, 'looks'], [/^config (show|validate|display)/, 'looks']],
    nouns: 'releases regions platform checks env',
    harmless: '-a, --app <v> | -c, --config <v> | -t, --access-token <v> | --verbose | --debug | -j, --json | -o, --org <v> | -r, --region <v> | -y, --yes'
      + ' | -i, --instance <v> | --all | -C, --command <v> | --machine <v> | --image <v> | --now | --remote-only | --ha [v] | -n, --no-tail | -s, --select',
  }),
  examples: {
    'fly status -a web': [],
    'flyctl logs --no-tail && fly apps list && fly secrets list': [],
    'fly deploy --remote-only': [`mutate 'deploy --remote-only'`],
    'fly secrets set A=b': [`mutate 'secrets set A=b'`],
    'fly apps destroy web --yes': [`destroy 'apps destroy web --yes'`],
    'fly ssh console -a web -C "ls /srv"': ['mutate web', 'list /srv'],
    'fly auth token': [`reveal 'auth token'`],
  },
})
