// ansible-inventory, ansible-doc, ansible-config: look at what Ansible would use. Source: their --help, 2.18.
import { command } from './define.ts'
import { extraVariables, passwords, programs } from './lib/ansible.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('ansible-inventory', {
  aliases: ['ansible-doc', 'ansible-config'],
  options: { '--output <file>': writes, '-e, --extra-vars <v>': extraVariables, ...passwords, ...programs, '-c, --config <file>': reads },
  harmless: '-h, --help | --version | -v, --verbose | -l | --limit <v> | --list | --host <v> | --graph | -y, --yaml | --toml | --vars'
    + ' | --export | --ask-vault-pass, -J | --playbook-dir <v> | --flush-cache | -t, --type <v> | -j, --json | -F, --list_files | -s, --snippet'
    + ' | --metadata-dump | --entry-point <v> | -r, --roles-path <v> | --only-changed, --changed-only | --format <v> | --disabled',
  operands: { '<word...>': nothing },
  examples: { 'ansible-inventory --list -i /tmp/x.yml': ['execute /tmp/x.yml'], 'ansible-inventory -i hosts --graph': [], 'ansible-doc -l': [], 'ansible-inventory --list --output a.json -e @v.yml --vault-password-file pw': ['write a.json', 'read v.yml', 'execute pw'], 'ansible-inventory -i ./inv.sh --host x --vault-id x@./v': ['execute ./inv.sh', 'execute ./v'], 'ansible-doc -M ./m x': ['execute ./m'], 'ansible-config view -c a.cfg': ['read a.cfg'] },
})
