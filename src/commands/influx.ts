// influx: buckets and queries of an InfluxDB server. Source: influx help 2.7, influx 1.8 -help.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { besides } from './lib/addresses.ts'
import { serverOf, elsewhere, hostsAmong } from './lib/net.ts'
import { sqlSteps } from './lib/sql-text.ts'
import { nothing, reads } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<argument...>': nothing }, always: given => elsewhere(hostsAmong(given.operands)) }
/** Tokens are printed whole. */
const keys: Body = { ...looks, always: given => [...elsewhere(hostsAmong(given.operands)), { kind: 'reveal', target: literal('influx tokens') }] }
/** A file of queries, of which a server's complaint shows what is none. */
const queries: Body = { ...looks, always: given => [...elsewhere(hostsAmong(given.operands)), ...given.operands.flatMap((word, at) => filed(word, given.operands[at + 1]))] }
function filed(word: Word, next: Word | undefined): readonly Step[] {
  const attached = /^(?:--?file=|-f=?)(.+)$/s.exec(exact(word) ?? '')?.[1]
  const file = attached === undefined ? (/^(?:-f|--?file)$/.test(exact(word) ?? '') ? next : undefined) : literal(attached)
  return file && exact(file) !== '-' ? [{ kind: 'read', target: file }] : []
}
const act = (kind: 'mutate' | 'destroy'): Body => ({ style: 'none', operands: { '<argument...>': nothing }, always: given => (given.operands.some(word => /^(-h|--help)$/.test(exact(word) ?? '')) ? [] : [{ kind, target: literal('influxdb') }]) })
const verbs: Body = { harmless: '-h, --help', subcommands: { 'list | ls | find': looks, 'delete': act('destroy'), '*': act('mutate') } }

const influx: Body = {
  options: { '-host, --host <host>': elsewhere, '-execute <text>': (words, given) => words.flatMap(text => sqlSteps(text, { database: given.value('-database') ?? literal('influxdb'), dialect: 2, command: () => undefined })) },
  style: 'long',
  harmless: '-version | -port <v> | -database <v> | -username <v> | -password <v> | -ssl | -unsafeSsl | -format <v> | -precision <v> | -pretty'
    + ' | -type <v> | -h, --help | -path-prefix <v> | -consistency <v> | -node <v>',
  bare: given => (given('-execute') || given('-version') || given('-h') ? [] : [{ kind: 'interpret', target: given.stdin ?? literal('stdin'), language: 'sql' }]),
  subcommands: {
    'query': queries,
    'ping | version | help | completion': looks,
    'auth | authorization': { ...verbs, subcommands: { ...verbs.subcommands, 'list | ls | find': keys } },
    'delete': act('destroy'),
    'write': { options: { '--file, -f <file>': reads }, harmless: '--bucket, -b <v> | --org, -o <v> | --token, -t <v> | --host <v> | --precision, -p <v> | --format <v> | --url, -u <v> | --org-id <v> | --bucket-id <v>'
      + ' | --compression <v> | -h, --help', operands: { '<line>': nothing }, always: () => [{ kind: 'mutate', target: literal('influxdb') }] },
    'backup | restore | setup | apply | stacks | server-config': act('mutate'),
    'bucket | org | organization | user | config | task | telegrafs | secret | dashboards | v1 | template | bucket-schema | remote | replication | scripts': verbs,
  },
}

export default command('influx', {
  ...besides(influx, serverOf()),
  examples: {
    'influx ping --host http://a.dev:8086': ['connect http://a.dev:8086'],
    'influx -host a.dev -execute "SHOW DATABASES"': ['connect a.dev'],
    'influx -execute "SHOW DATABASES"': [],
    'influx -database app -execute "DROP DATABASE app"': ['destroy app'],
    'influx bucket list': [],
    'influx auth list': ["reveal 'influx tokens'"],
    'influx query -f a.flux && influx query --file=b.flux': ['read a.flux', 'read b.flux'],
    'influx bucket delete -n app': ['destroy influxdb'],
    'influx write -b app -f a.lp': ['read a.lp', 'mutate influxdb'],
    'influx query "from(bucket: 1)"': [],
  },
})
