// ansible-vault: encrypted files of Ansible. Source: ansible-vault --help 2.18.
import { type Body, command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const ALL = '-h, --help | -v, --verbose | --version | --ask-vault-password, --ask-vault-pass, -J | --vault-id <v> | --encrypt-vault-id <v> | --new-vault-id <v>'
  + ' | --new-vault-password-file <v> | --skip-tty-check | -n, --name <v> | -p, --prompt | --stdin-name <v> | --show-input'
const options: Body['options'] = { '--vault-password-file, --vault-pass-file <file>': reads, '--output <file>': writes }
const changes: Body = { options, harmless: ALL, operands: { '<file...>': (words, given) => [...reads(words, given), ...(given('--output') ? [] : writes(words, given))] } }

export default command('ansible-vault', {
  harmless: ALL,
  subcommands: {
    'create | edit | encrypt | rekey': changes,
    'decrypt': changes,
    'view': { options, harmless: ALL, operands: { '<file...>': words => words.map(target => ({ kind: 'reveal', target })) } },
    'encrypt_string': { options, harmless: ALL, operands: { '<text...>': nothing } },
  },
  examples: {
    'ansible-vault encrypt_string hello --name a': [],
    'ansible-vault view vault.yml --vault-password-file pw': ['read pw', 'reveal vault.yml'],
    'ansible-vault decrypt vault.yml': ['read vault.yml', 'write vault.yml'],
    'ansible-vault decrypt vault.yml --output plain.yml': ['write plain.yml', 'read vault.yml'],
  },
})
