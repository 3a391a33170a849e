// ansible-pull: fetches a repository of playbooks and runs one here. Source: ansible-pull --help 2.18.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { ANSIBLE, extraVariables, passwords, programs } from './lib/ansible.ts'
import { connects, nothing, writes } from './roles.ts'

export default command('ansible-pull', {
  options: { '-U, --url <address>': connects, '-d, --directory <folder>': writes, '-e, --extra-vars <v>': extraVariables, ...passwords, ...programs },
  harmless: `-m, --module-name <v> | -b, --become | -t <v> | --accept-host-key | --clean | --force | --full | --purge | --verify-commit | --track-subs | -s, --sleep <v> | --checkout <v> | ${ANSIBLE}`,
  operands: { '<playbook...>': nothing },
  always: given => (given('--help') || given('--version') ? [] : [{ kind: 'interpret', target: given.value('-U') ?? literal('playbook'), language: 'ansible', from: [{ kind: 'network', what: given.value('-U')?.text ?? 'repository' }] }]),
  examples: {
    'ansible-pull --become-pass-file pw --vault-id a@./v -U https://a.example/x.git a.yml': ['execute pw', 'execute ./v', 'connect https://a.example/x.git', 'interpret https://a.example/x.git as ansible from network https://a.example/x.git'],

    'ansible-pull --version': [],
    'ansible-pull -i ./hosts.sh -M m --help': ['execute ./hosts.sh', 'execute m'],
    'ansible-pull -U https://a.dev/p.git -d p -e @v.yml --vault-password-file pw': ['connect https://a.dev/p.git', 'write p', 'read v.yml', 'execute pw', 'interpret https://a.dev/p.git as ansible from network https://a.dev/p.git'],
  },
})
