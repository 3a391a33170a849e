// supabase: databases on Supabase. Source: supabase help 2.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact } from '../model/index.ts'
import type { Role } from './define.ts'
import { joined } from './lib/words.ts'

/** Without a backup the local database goes. */
const stop: Role = words => [{ kind: words.some(word => exact(word) === '--no-backup') ? 'destroy' : 'mutate', target: joined(words) }]

export default command('supabase', {
  ...tool({
    verbs: { looks: `${LOOKS} inspect gen services bloat cache-hit index-usage locks outliers`, runs: 'test serve', configure: 'login logout link unlink init bootstrap', reveal: 'api-keys', mutate: `${MUTATES} db migration functions seed repair squash pull dump up fetch encryption branches storage domains sso ssl-enforcement network-restrictions network-bans postgres-config vanity-subdomains snippets orgs activate reverify`, destroy: `${DESTROYS} reset` },
    paths: [[/^(status|projects list|orgs list|functions list|branches (list|get)|secrets list|migration list|storage ls|sso (list|show|info)|domains get|db (diff|lint)|inspect |gen |services)/, 'looks'], [/^projects api-keys/, 'reveal'], [/^functions serve/, 'runs'], [/^(functions deploy)/, 'publish'], [/^(migration new|db (pull|dump))/, 'runs'], [/^stop/, stop]],
    servers: '--db-url <v>',
    harmless: '--debug | --experimental | --workdir <v> | --project-ref <v> | -p, --password <v> | --linked | --local | -o, --output <v> | --yes'
      + ' | --create-ticket | --network-id <v> | --profile <v> | -f, --file <v> | --no-backup | -s, --schema <v> | --dns-resolver <v> | --lang <v>'
      + ' | -x, --exclude <v>',
  }),
  examples: {
    'supabase migration list --db-url postgres://me:pw@a.dev/app': ['connect postgres://a.dev'],
    'supabase status && supabase projects list && supabase migration list && supabase gen types --local': [],
    'supabase start': ['mutate start'],
    'supabase db push': [`mutate 'db push'`],
    'supabase db reset --linked': [`destroy 'db reset --linked'`],
    'supabase stop --no-backup': [`destroy 'stop --no-backup'`],
    'supabase stop': ['mutate stop'],
    'supabase functions deploy hi': [`publish 'functions deploy hi'`],
    'supabase projects delete abc': [`destroy 'projects delete abc'`],
  },
})
