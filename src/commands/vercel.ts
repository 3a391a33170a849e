// vercel: sites on Vercel. Source: vercel help 41.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'

/** Writes the variables of the project to a file. */
const pull: Role = words => [{ kind: 'write', target: words.find((word, i) => i > 0 && !/^(-.*|pull)$/.test(exact(word) ?? '')) ?? literal('.env.local') }]

export default command('vercel', {
  aliases: ['vc', 'now'],
  ...tool({
    bare: 'publish',
    verbs: { looks: `${LOOKS} activity alerts`, runs: 'dev build', configure: 'login logout switch link teams telemetry git init', publish: 'deploy redeploy promote rollback', mutate: `${MUTATES} alias dns domains certs env secrets projects project integration blob install integration-resource target cache guidance rolling-release buy transfer-in`, destroy: DESTROYS },
    paths: [[/^(alias|domains|dns|certs|env|project|projects|integration|blob|teams|target|secrets|git)( (ls|list|inspect)( .*)?)?$/, 'looks'], [/^(env )?pull( |$)/, pull], [/^env run/, 'runs'], [/^api/, 'mutate']],
    servers: '--api <v>',
    harmless: '-t, --token <v> | -S, --scope <v> | -T, --team <v> | --cwd <v> | -d, --debug | -y, --yes | --prod | --prebuilt | -f, --force | -e, --env <v>'
      + ' | -b, --build-env <v> | -m, --meta <v> | --no-wait | --confirm | --target <v> | --environment <v> | --json | --local-config <v> | -A <v>'
      + ' | -Q, --global-config <v> | -n, --name <v> | --logs | --no-color',
  }),
  examples: {
    'vercel ls --api https://a.dev': ['connect https://a.dev'],
    'vercel ls && vercel logs web && vercel env ls': [],
    'vercel whoami': [],
    'vercel --prod': ['publish vercel'],
    'vercel deploy --prod': [`publish 'deploy --prod'`],
    'vercel build': ['execute .'],
    'vercel env pull .env.test': ['write .env.test'],
    'vercel rm web --yes': [`destroy 'rm web --yes'`],
    'vercel env add A production': [`mutate 'env add A production'`],
  },
})
