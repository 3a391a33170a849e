// ansible-playbook, ansible-console: run tasks on machines. Source: ansible-playbook --help 2.18.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { ANSIBLE, extraVariables, passwords, programs } from './lib/ansible.ts'
import { nothing } from './roles.ts'

export default command('ansible-playbook', {
  aliases: ['ansible-console'],
  options: { '-e, --extra-vars <v>': extraVariables, ...passwords, ...programs },
  harmless: `-b, --become | -t <v> | ${ANSIBLE}`,
  operands: { '<playbook...>': nothing },
  always: given => {
    if (given('--help') || given('--version')) return []
    const targets = given.operands.length ? given.operands : [literal('hosts')]
    if (given('--syntax-check') || given('--list-tasks') || given('--list-tags') || given('--list-hosts')) return targets.map(target => ({ kind: 'read', target }))
    // A trial run still runs what looks things up, here and there.
    return given('-C') ? targets.map(target => ({ kind: 'execute', target })) : targets.map(target => ({ kind: 'mutate', target }))
  },
  examples: {
    'ansible-playbook --conn-pass-file pw a.yml': ['execute pw', 'mutate a.yml'],
    'ansible-playbook --syntax-check --vault-id x@./v a.yml': ['execute ./v', 'read a.yml'],
    'ansible-playbook --version': [],
    'ansible-playbook site.yml --syntax-check': ['read site.yml'],
    'ansible-playbook -i hosts site.yml --check --diff': ['execute site.yml'],
    'ansible-playbook -i hosts site.yml -e @v.yml --vault-password-file pw': ['read v.yml', 'execute pw', 'mutate site.yml'],
    'ansible-console': ['mutate hosts'],
    'ansible-playbook -i ./hosts.sh -M m site.yml': ['execute ./hosts.sh', 'execute m', 'mutate site.yml'],
  },
})
