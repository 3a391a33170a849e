// heroku: applications on Heroku. Source: heroku help 9.
import { command } from './define.ts'
import { DESTROYS, MUTATES, tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'
import { sqlOfStdin, sqlSteps } from './lib/sql-text.ts'

const psql: Role = (words, given) => {
  const at = words.findIndex(word => /^(-c|--command)$/.test(exact(word) ?? ''))
  const client = { database: literal('heroku'), dialect: 0, command: () => undefined } as const
  const text = words[at + 1]
  return at >= 0 && text ? sqlSteps(text, client) : sqlOfStdin(given.stdin, client)
}
/** A command that runs on a machine of the application. */
const run: Role = words => {
  const rest = words.slice(1)
  const valued = (i: number) => /^(-a|--app|-r|--remote|-s|--size|--type|-e|--env)$/.test(exact(rest[i]) ?? '')
  const start = rest.findIndex((word, i) => !exact(word)?.startsWith('-') && !(i > 0 && valued(i - 1)))
  const host = literal('heroku')
  return [{ kind: 'mutate', target: host }, ...(start < 0 ? [] : rest.length - start === 1 ? [{ script: rest[start] ?? host, host }] : [{ run: rest.slice(start), host }])]
}

export default command('heroku', {
  ...tool({
    separator: ':',
    nouns: 'apps features regions releases spaces teams notifications ci addons buildpacks domains drains certs members orgs keys sessions clients authorizations pipelines labs webhooks ps pg redis maintenance access container auth plugins stack git',
    verbs: { looks: 'list get info status search logs whoami version help diagnose docs open outliers locks bloat blog', configure: 'login logout auth plugins autocomplete update', reveal: 'token credentials', mutate: `${MUTATES} psql pg container git join leave transfer favorites maintenance on off wait favourite fork clear destroy-token open-session kill killall bash`, destroy: `${DESTROYS}` },
    paths: [
      [/^(config|config:get|config -s)( |$)/, 'reveal'], [/^(auth:token|pg:credentials:url|redis:credentials|authorizations:create)/, 'reveal'], [/^pg:(info|diagnose|ps|locks|outliers|bloat|backups|backups:info|backups:schedules|settings|links|wait)( |$)/, 'looks'],
      [/^pg:(psql)( |$)/, psql], [/^(pg:reset|pg:backups:delete)/, 'destroy'], [/^(auth:whoami|git:remote)/, 'looks'], [/^(run|run:detached)( |$)/, run],
    ],
    harmless: '-a, --app <v> | -r, --remote <v> | --json | -t, --tail | -n, --num <v> | -s, --shell | --confirm <v> | -p <v> | -c <v>',
  }),
  examples: {
    'heroku apps && heroku logs --tail -a web && heroku ps -a web': [],
    'heroku auth:whoami': [],
    'heroku config -a web': ['reveal config'],
    'heroku config:set A=b -a web': [`mutate 'config:set A=b -a web'`],
    'heroku apps:destroy -a web --confirm web': [`destroy 'apps:destroy -a web --confirm web'`],
    'heroku pg:reset -a web': [`destroy 'pg:reset -a web'`],
    'heroku pg:psql -a web -c "DROP TABLE a"': ['destroy heroku'],
    'heroku run -a web ls /srv': ['mutate heroku', 'list /srv'],
  },
})
