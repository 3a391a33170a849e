// wrangler: workers on Cloudflare. Source: wrangler --help 4.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role, Step } from './define.ts'
import { sqlSteps } from './lib/sql-text.ts'
import { reads } from './roles.ts'

/** `d1 execute <database>`: SQL from an option or a file. */
const sql: Role = words => {
  const database = words[2] ?? literal('d1')
  return words.flatMap((word, i): readonly Step[] => {
    const [, name, attached] = /^--(command|file)(?:=(.*))?$/s.exec(exact(word) ?? '') ?? []
    const value = attached === undefined ? words[i + 1] : literal(attached)
    if (!name || !value) return []
    return name === 'file' ? [{ file: value, language: 'sql' }] : sqlSteps(value, { database, dialect: 2, command: () => undefined })
  })
}

export default command('wrangler', {
  ...tool({
    verbs: { looks: `${LOOKS} types check`, runs: 'dev build', configure: 'login logout init', publish: 'deploy publish rollback', mutate: `${MUTATES} secret execute migrations kv d1 r2 queues pages bulk trigger consumer vectorize hyperdrive versions cert mtls-certificate dispatch-namespace triggers workflows containers purge-cache time-travel ai pipelines`, destroy: `${DESTROYS} delete` },
    paths: [
      [/^(kv|kv:namespace|kv:key|d1|r2|r2 bucket|queues|pages|pages project|pages deployment|secret|versions|deployments|vectorize|hyperdrive|workflows|workflows instances|containers|kv namespace|kv key|d1 migrations|ai models|cert|dispatch-namespace|pages secret|secrets-store store|secrets-store secret) (list|info|get|view|status|describe|insights|list-metadata-index)( |$)/, 'looks'],
      [/^(pages )?(dev|functions build)/, 'runs'], [/^pages (deploy|publish)/, 'publish'], [/^d1 execute/, sql], [/^(whoami|tail|types|docs)/, 'looks'], [/^pages deployment tail/, 'looks'],
    ],
    options: { '-c, --config <file>': reads, '--env-file <file>': reads },
    harmless: '-e, --env <v> | --cwd <v> | -v | --json | --local | --remote | --command <v> | --file <v> | -y | --dry-run'
      + ' | --outdir <v> | --name <v> | --project-name <v> | --branch <v> | --compatibility-date <v> | --minify | --var <v> | --port <v> | --namespace-id <v>'
      + ' | --binding <v> | --preview',
  }),
  examples: {
    'wrangler whoami --config c.yaml': ['read c.yaml'],
    'wrangler whoami --env-file c.yaml': ['read c.yaml'],
    'wrangler whoami && wrangler tail web && wrangler d1 list': [],
    'wrangler deploy --env prod': [`publish 'deploy --env prod'`],
    'wrangler dev': ['execute .'],
    'wrangler d1 execute db --command "SELECT 1"': [],
    'wrangler d1 execute db --remote --command "DROP TABLE a"': ['destroy db'],
    'wrangler d1 execute db --file a.sql': ['interpret a.sql as sql (file)'],
    'wrangler secret put A': [`mutate 'secret put A'`],
    'wrangler delete web': [`destroy 'delete web'`],
  },
})
