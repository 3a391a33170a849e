// sops: files with encrypted values. Source: sops --help 3.9.
import { exact } from '../model/index.ts'
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
  operands: {
    '<file...>': (words, given) => {
      const [verb, file, line] = words
      const name = exact(verb) ?? ''
      if (/^(exec-env|exec-file)$/.test(name) && file) return [{ kind: 'reveal', target: file }, ...(line ? [{ script: line }] : [])]
      if (name === 'decrypt' || name === 'filestatus') return name === 'decrypt' && file ? [{ kind: 'reveal', target: file }] : []
      if (/^(encrypt|edit|rotate|set|unset|updatekeys|publish|groups|keyservice)$/.test(name)) return file ? [...reads([file], given), ...(name === 'publish' ? [{ kind: 'publish' as const, target: file }] : writes([file], given))] : []
      return (given('-d') && !given('-i') ? [] : [...reads(words, given), ...(given('-e') && !given('-i') ? [] : writes(words, given))])
    },
  },
  examples: {
    'sops --version': [],
    'sops -d secrets.yaml': ['reveal secrets.yaml'],
    'sops -e --output out.yaml --config .sops.yaml a.yaml': ['write out.yaml', 'read .sops.yaml', 'read a.yaml'],
    'sops exec-env a.yaml "ls /srv"': ['reveal a.yaml', 'list /srv'],
    'sops decrypt a.yaml': ['reveal a.yaml'],
    'sops -e -i a.yaml': ['read a.yaml', 'write a.yaml'],
    'sops --keyservice tcp://a a.yaml': ['read a.yaml', 'write a.yaml'],
  },
})
