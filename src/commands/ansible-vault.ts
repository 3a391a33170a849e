// ansible-vault: encrypted files of Ansible. Source: ansible-vault --help 2.18.
import { type Body, command } from './define.ts'
import { passwords } from './lib/ansible.ts'
import { executes, nothing, reads, writes } from './roles.ts'

const ALL = '-h, --help | -v, --verbose | --version | --ask-vault-password, --ask-vault-pass, -J | --encrypt-vault-id <v>'
  + ' | --skip-tty-check | -n, --name <v> | -p, --prompt | --stdin-name <v> | --show-input'
const { '--vault-id <id>': vault = executes } = passwords
const vaults: Body['options'] = { '--vault-password-file, --vault-pass-file, --new-vault-password-file <file>': executes, '--vault-id, --new-vault-id <id>': vault }
const options: Body['options'] = { ...vaults, '--output <file>': writes }
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
    'ansible-vault view vault.yml --vault-password-file pw': ['execute pw', 'reveal vault.yml'],
    'ansible-vault rekey --vault-id a@./v --new-vault-id prompt a.yml': ['execute ./v', 'read a.yml', 'write a.yml'],
    'ansible-vault decrypt vault.yml': ['read vault.yml', 'write vault.yml'],
    'ansible-vault decrypt vault.yml --output plain.yml': ['write plain.yml', 'read vault.yml'],
  },
})
