// sops: files with encrypted values. Source: sops --help 3.9.
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('sops', {
  style: 'posix',
  options: {
    '-d, --decrypt': (_, given) => given.operands.map(target => ({ kind: 'reveal', target })),
    '--output <file>': writes,
    '--config <file>': reads,
  },
  harmless: '--keyservice <v> | -e, --encrypt | -r, --rotate | -i, --in-place | -s, --show-master-keys | --extract <v> | --set <v> | --input-type <v>'
    + ' | --output-type <v> | -k, --kms <v> | --gcp-kms <v> | --azure-kv <v> | --hc-vault-transit <v> | -p, --pgp <v> | -a, --age <v> | --ignore-mac'
    + ' | --unencrypted-suffix <v> | --encrypted-suffix <v> | --encrypted-regex <v> | --unencrypted-regex <v> | --verbose | -h, --help | -v, --version'
    + ' | --aws-profile <v> | --shamir-secret-sharing-threshold <v>',
  operands: { '<file...>': (words, given) => (given('-d') && !given('-i') ? [] : [...reads(words, given), ...(given('-e') && !given('-i') ? [] : writes(words, given))]) },
  examples: {
    'sops --version': [],
    'sops -d secrets.yaml': ['reveal secrets.yaml'],
    'sops -e --output out.yaml --config .sops.yaml a.yaml': ['write out.yaml', 'read .sops.yaml', 'read a.yaml'],
    'sops -e -i a.yaml': ['read a.yaml', 'write a.yaml'],
    'sops --keyservice tcp://a a.yaml': ['read a.yaml', 'write a.yaml'],
  },
})
