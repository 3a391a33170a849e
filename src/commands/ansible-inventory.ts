// ansible-inventory, ansible-doc, ansible-config: look at what Ansible would use. Source: their --help, 2.18.
import { command } from './define.ts'
import { extraVariables } from './lib/ansible.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('ansible-inventory', {
  aliases: ['ansible-doc', 'ansible-config'],
  options: { '--output <file>': writes, '-e, --extra-vars <v>': extraVariables, '--vault-password-file, --vault-pass-file <file>': reads },
  harmless: '-h, --help | --version | -v, --verbose | -i, --inventory <v> | -l | --limit <v> | --list | --host <v> | --graph | -y, --yaml | --toml | --vars'
    + ' | --export | --ask-vault-pass, -J | --vault-id <v> | --playbook-dir <v> | --flush-cache | -t, --type <v> | -j, --json | -F, --list_files | -s, --snippet'
    + ' | -M, --module-path <v>'
    + ' | --metadata-dump | --entry-point <v> | -r, --roles-path <v> | -c, --config <v> | --only-changed, --changed-only | --format <v> | --disabled',
  operands: { '<word...>': nothing },
  examples: { 'ansible-inventory -i hosts --graph': [], 'ansible-doc -l': [], 'ansible-inventory --list --output a.json -e @v.yml --vault-password-file pw': ['write a.json', 'read v.yml', 'read pw'] },
})
