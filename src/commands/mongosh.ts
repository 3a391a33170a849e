// mongosh, mongo: run JavaScript against a MongoDB server. Source: mongosh 2.3 --help, mongo 4.4 --help.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elsewhere, replicaSet } from './lib/net.ts'
import { readMongo } from './lib/mongo-script.ts'
import { withoutPassword } from './lib/sql-text.ts'
import { nothing } from './roles.ts'

const isScript = (word: Word): boolean => Boolean(word.values?.some(value => /\.(js|mongodb|cjs|mjs)$/.test(value)))
/** An address has neither a script's ending nor a second one beside it. */
const database = (given: Given): Word => withoutPassword(given.operands.find(word => !isScript(word)) ?? given.value('--host') ?? literal('database'))

function evaluates(text: Word, given: Given): readonly Step[] {
  const value = exact(text)
  const does = value === undefined ? 'unknown' : readMongo(value)
  if (does === 'unknown') return [{ kind: 'interpret', target: text, language: 'javascript', ...(text.values ? { literal: true } : text.from && { from: text.from }) }]
  return does === 'read' ? [] : [{ kind: does === 'write' ? 'mutate' : 'destroy', target: database(given) }]
}
const script = (file: Word): Step => ({ file, language: 'javascript' })

export default command('mongosh', {
  aliases: ['mongo'],
  // No option has a role of its own: an address in a variable, which is common, would count as one of them.
  harmless: '--eval <v> | -f, --file <v> | -h, --help | --host <v> | --port <v> | --version | --build-info | --verbose | --quiet | --shell | --nodb | --norc'
    + ' | --json [v] | --retryWrites [v]'
    + ' | -u, --username <v> | -p, --password [v] | --authenticationDatabase <v> | --authenticationMechanism <v>'
    + ' | --awsIamSessionToken <v> | --gssapiServiceName <v> | --sspiHostnameCanonicalization <v> | --sspiRealmOverride <v> | --tls, --ssl'
      + ' | --tlsCertificateKeyFile, --sslPEMKeyFile <v> | --tlsCertificateKeyFilePassword <v> | --tlsCAFile, --sslCAFile <v>'
    + ' | --tlsAllowInvalidHostnames | --tlsAllowInvalidCertificates | --tlsCertificateSelector <v> | --tlsCRLFile <v> | --tlsDisabledProtocols <v>'
      + ' | --tlsFIPSMode | --tlsUseSystemCA | --apiVersion <v> | --apiStrict | --apiDeprecationErrors | --skipStartupWarnings'
    + ' | --jsContext <v> | --browser [v] | --redirectInfo <v> | --oidcFlows <v> | --networkMessageCompressors <v> | --ipv6 | --disableJavaScriptJIT'
      + ' | --idleSessionTimeout <v> | --sslAllowInvalidCertificates | --sslAllowInvalidHostnames | --deepInspect [v]',
  operands: { '<word...>': nothing },
  always: given => {
    if (given('--version') || given('--help') || given('--build-info')) return []
    const scripts = [...given.values('-f'), ...given.operands.filter(isScript)]
    const asked = elsewhere([...given.values('--host').map(replicaSet), ...given.operands.filter(word => !isScript(word))])
    if (given('--eval') || scripts.length) return [...asked, ...given.values('--eval').flatMap(text => evaluates(text, given)), ...scripts.map(script)]
    return [...asked, ...evaluates(given.stdin ?? unresolved('stdin'), given)]
  },
  examples: {
    'mongosh --host rs0/db.a.dev:27017 --eval "db.stats()"': ['connect db.a.dev:27017'],
    'mongosh --version': [],
    'mongosh app --eval "db.users.find({a: 1}).limit(5)"': [],
    'mongosh --quiet --eval "printjson(db.stats())"': [],
    'mongosh mongodb://localhost/app --eval "db.getSiblingDB(\'x\').users.countDocuments()"': [],
    'mongosh --eval "db.adminCommand(\'ping\')"': [],
    'mongosh --eval "show dbs"': [],
    'mongosh app --eval "db.users.insertOne({a: 1})"': ['mutate app'],
    'mongosh app --eval "db.users.deleteOne({a: 1})"': ['mutate app'],
    'mongosh app --eval "db.dropDatabase()"': ['destroy app'],
    'mongosh mongodb://me:pw@a.dev/app --eval "db.users.deleteMany({})"': ['connect mongodb://a.dev', 'destroy mongodb://a.dev/app'],
    'mongosh --eval "db[\'users\'].drop()"': ['destroy database'],
    'mongosh --eval "db.runCommand({dropDatabase: 1})"': ['destroy database'],
    'mongosh --eval "db.users.find().forEach(u => print(u))"': [`interpret 'db.users.find().forEach(u => print(u))' as javascript (literal)`],
    'mongosh --eval "process.exit(1)"': [`interpret 'process.exit(1)' as javascript (literal)`],
    'mongosh app seed.js': ['interpret seed.js as javascript (file)'],
    'mongosh app -f seed.js': ['interpret seed.js as javascript (file)'],
    'echo "db.dropDatabase()" | mongo app': ['destroy app'],
    'mongosh "$MONGO_URL" --eval "db.stats()"': [],
    'mongosh app': ['interpret ?stdin as javascript'],
  },
})
