// mongorestore, mongoimport, mongofiles: write to a MongoDB database. Source: their --help, database tools 100.9.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { elsewhere, replicaSet } from './lib/net.ts'
import { withoutPassword } from './lib/sql-text.ts'
import { reads, readsTree } from './roles.ts'

export default command('mongorestore', {
  aliases: ['mongoimport'],
  options: { '-h, --host <host>': words => elsewhere(words.map(replicaSet)), '--uri <url>': elsewhere, '--dir <folder>': readsTree, '--archive [file]': reads, '--file, --fieldFile <file>': reads },
  harmless: '--help | --version | -v, --verbose [v] | --quiet | --port <v> | -u, --username <v> | -p, --password <v>'
    + ' | --authenticationDatabase <v> | --authenticationMechanism <v> | --ssl | --sslCAFile <v> | --drop'
    + ' | --sslPEMKeyFile <v> | --tlsInsecure | --config <v> | -d, --db <v> | -c, --collection <v> | --gzip | --dryRun | --writeConcern <v> | --noIndexRestore'
      + ' | --convertLegacyIndexes | --noOptionsRestore | --keepIndexVersion | --stopOnError'
    + ' | --maintainInsertionOrder | -j, --numParallelCollections <v> | --numInsertionWorkersPerCollection <v> | --numInsertionWorkers <v>'
      + ' | --bypassDocumentValidation | --preserveUUID | --fixDottedHashIndex | --oplogReplay | --oplogLimit <v>'
    + ' | --oplogFile <v> | --restoreDbUsersAndRoles | --nsInclude <v> | --nsExclude <v> | --nsFrom <v> | --nsTo <v> | --excludeCollection <v> | --objcheck'
      + ' | -f, --fields <v> | --headerline | --jsonArray | --parseGrace <v> | --type <v>'
    + ' | --columnsHaveTypes | --legacy | --useArrayIndexFields | --ignoreBlanks | --mode <v> | --upsert | --upsertFields <v>',
  operands: { '<path>': readsTree },
  always: given => {
    const target = withoutPassword(given.value('-d') ?? given.value('--db') ?? given.value('--uri') ?? literal('database'))
    return given('--help') || given('--version') || given('--dryRun') ? [] : [{ kind: given('--drop') ? 'destroy' : 'mutate', target }]
  },
  examples: {
    'mongorestore --uri mongodb://a.dev --host rs0/b.dev --dryRun dump': ['connect mongodb://a.dev', 'connect b.dev', 'read dump (recursive)'],
    'mongorestore --version': [],
    'mongorestore --db app backup/app': ['mutate app', 'read backup/app (recursive)'],
    'mongorestore --drop --dir backup': ['read backup (recursive)', 'destroy database'],
    'mongorestore --archive=app.gz --gzip': ['read app.gz', 'mutate database'],
    'mongoimport -d app -c users --file users.json': ['read users.json', 'mutate app'],
  },
})
