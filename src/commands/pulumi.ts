// pulumi: infrastructure that programs describe. Source: pulumi help 3.150.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact } from '../model/index.ts'
import type { Role } from './define.ts'
import { joined } from './lib/words.ts'

/** Secrets stay hidden unless they are asked for. */
const shows: Role = words => (words.some(word => exact(word)?.startsWith('--show-secrets')) ? [{ kind: 'reveal', target: joined(words.slice(0, 1)) }] : [])

export default command('pulumi', {
  ...tool({
    verbs: { looks: `${LOOKS} about whoami plugin-ls gen-completion schema org-search`, runs: 'preview pre watch console convert package', configure: 'login logout config org policy', reveal: 'export', mutate: `${MUTATES} refresh ref cancel new install import select select-stack change-secrets-provider unprotect tag deployment env ai`, destroy: `${DESTROYS} destroy dn down` },
    paths: [
      [/^(stack|config|about|plugin|whoami|stack output|stack ls|stack graph|stack history|stack tag ls|config get|plugin ls|policy ls|org get-default|logs|version|env (ls|get))$/, shows], [/^(stack output|config get|env get|stack history) /, shows], [/^(env open|stack export)/, 'reveal'], [/^config( |$)/, 'configure'], [/^stack (rm|remove)/, 'destroy'], [/^state delete/, 'destroy'], [/^plugin install/, 'configure'], [/^env run/, 'runs'],
    ],
    harmless: '-C, --cwd <v> | -s, --stack <v> | -y, --yes | -e, --emoji | --non-interactive | -v, --verbose <v> | -j, --json | --color <v> | --logtostderr | --diff'
      + ' | -t, --target <v> | -f, --skip-preview | -p, --parallel <v> | -m, --message <v> | --show-secrets [bool] | --expect-no-changes | -r, --refresh'
      + ' | --plaintext | --secret | --profiling <v> | --tracing <v>',
  }),
  examples: {
    'pulumi stack ls': [],
    'pulumi preview --diff': ['execute .'],
    'pulumi up -y -s prod': [`mutate 'up -y -s prod'`],
    'pulumi destroy --yes': [`destroy 'destroy --yes'`],
    'pulumi stack rm dev': [`destroy 'stack rm dev'`],
    'pulumi stack output url': [],
    'pulumi config --show-secrets': ['reveal config'],
    'pulumi config set a b': [`configure 'config set a b'`],
    'pulumi login': ['configure login'],
  },
})
