// bq: tables and queries of BigQuery. Source: bq help 2.1.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'
import { sqlSteps } from './lib/sql-text.ts'
import { nothing, reads } from './roles.ts'

/** The text stands behind the options, or comes by standard input. */
const query: Role = (words, given) => {
  const text = words.slice(1).filter(word => !exact(word)?.startsWith('-')).at(-1) ?? given.stdin
  if (!text || words.some(word => exact(word) === '--dry_run')) return []
  return sqlSteps(text, { database: literal('bigquery'), dialect: 2, command: () => undefined })
}

export default command('bq', {
  ...tool({
    verbs: { looks: 'ls show head wait version help info get-iam-policy', configure: 'init', mutate: 'mk load insert update cp extract cancel set-iam-policy add-iam-policy-binding remove-iam-policy-binding partition truncate undelete mkdef', destroy: 'rm' },
    paths: [[/^query( |$)/, query]],
    servers: '--api <v>',
    options: { '--flagfile <file>': reads, '--schema <v>': nothing },
    harmless: '--project_id <v> | --dataset_id <v> | --location <v> | --format <v> | --nouse_legacy_sql | --use_legacy_sql [v] | -n, --max_rows <v>'
      + ' | --destination_table <v> | --quiet, -q | --dry_run | --maximum_bytes_billed <v> | --parameter <v> | --replace | --append_table | --batch [v]'
      + ' | --headless | -f, --force | -r, --recursive | -t | -d | -a | -j',
  }),
  examples: {
    'bq --api https://a.dev ls': ['connect https://a.dev'],
    'bq ls --project_id=a': [],
    'bq query --use_legacy_sql=false \'SELECT 1\'': [],
    'bq query --nouse_legacy_sql \'DROP TABLE a.b\'': ['destroy bigquery'],
    'bq query --dry_run "DROP TABLE a.b"': [],
    'bq load --flagfile=f --schema s.json a.b data.csv': ['read f', `mutate 'load --flagfile=f --schema s.json a.b data.csv'`],
    'bq rm -r -f a': [`destroy 'rm -r -f a'`],
  },
})
