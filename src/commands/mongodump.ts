// mongodump, mongoexport, bsondump, mongostat, mongotop: read a MongoDB database. Source: their --help, database tools 100.9.
import { literal, some } from '../model/index.ts'
import { command } from './define.ts'
import { elsewhere, replicaSet } from './lib/net.ts'
import { reads, writes } from './roles.ts'

const MONGO = '--help | --version | -v, --verbose [v] | --quiet | --port <v> | -u, --username <v> | -p, --password <v>'
  + ' | --authenticationDatabase <v> | --authenticationMechanism <v> | --ssl | --sslCAFile <v>'
  + ' | --sslPEMKeyFile <v> | --sslPEMKeyPassword <v> | --sslCRLFile <v> | --sslFIPSMode | --tlsInsecure | --sslAllowInvalidCertificates'
    + ' | --sslAllowInvalidHostnames | --config <v> | -d, --db <v> | -c, --collection <v> | --readPreference <v>'

export default command('mongodump', {
  aliases: ['mongoexport', 'bsondump', 'mongostat', 'mongotop'],
  options: { '-h, --host <host>': words => elsewhere(words.map(replicaSet)), '--uri <url>': elsewhere, '-o, --out, --outFile <path>': writes, '--archive [file]': writes, '--queryFile, --bsonFile <file>': reads },
  harmless: `${MONGO} | -q, --query <v> | --gzip | --oplog | --dumpDbUsersAndRoles | --excludeCollection <v> | --excludeCollectionsWithPrefix <v> | -j, --numParallelCollections <v> | --viewsAsCollections | -f, --fields <v> | --fieldFile <v>`
    + ' | --type <v> | --jsonFormat <v> | --jsonArray | --pretty | --noHeaderLine | --forceTableScan | --skip <v> | --limit <v> | --sort <v> | --assertExists'
      + ' | --objcheck | --json | --rowcount <v> | -n <v> | --all | --discover | --interactive | --noheaders | --locks',
  operands: { '<argument...>': (words, given) => (given.called === 'bsondump' ? reads(words, given) : elsewhere(words.filter(word => some(word, value => /:\/\//.test(value))))) },
  // The others print.
  always: given => (given.called !== 'mongodump' || ['-o', '--archive', '--help', '--version'].some(option => given(option)) ? [] : [{ kind: 'write', target: literal('dump') }]),
  examples: {
    'mongoexport -h db.a.dev -c users': ['connect db.a.dev'],
    'mongostat --uri mongodb+srv://me:pw@a.dev/app': ['connect mongodb+srv://a.dev'],
    'mongotop mongodb://a.dev': ['connect mongodb://a.dev'],
    'mongodump --uri mongodb://localhost/app -o backup': ['write backup'],
    'mongodump --archive=app.gz --gzip': ['write app.gz'],
    'mongoexport -d app -c users --queryFile q.json': ['read q.json'],
    'mongodump -d app': ['write dump'],
    'mongostat 5': [],
    'bsondump a.bson': ['read a.bson'],
  },
})
