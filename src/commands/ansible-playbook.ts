// ansible-playbook, ansible-console: run tasks on machines. Source: ansible-playbook --help 2.18.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { ANSIBLE, extraVariables, programs } from './lib/ansible.ts'
import { nothing, reads } from './roles.ts'

export default command('ansible-playbook', {
  aliases: ['ansible-console'],
  options: { '--conn-pass-file, --become-pass-file <file>': reads, '-e, --extra-vars <v>': extraVariables, '--vault-password-file, --vault-pass-file <file>': reads, ...programs },
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
    'ansible-playbook --conn-pass-file pw a.yml': ['read pw', 'mutate a.yml'],

    'ansible-playbook --version': [],
    'ansible-playbook site.yml --syntax-check': ['read site.yml'],
    'ansible-playbook -i hosts site.yml --check --diff': ['execute site.yml'],
    'ansible-playbook -i hosts site.yml -e @v.yml --vault-password-file pw': ['read v.yml', 'read pw', 'mutate site.yml'],
    'ansible-console': ['mutate hosts'],
    'ansible-playbook -i ./hosts.sh -M m site.yml': ['execute ./hosts.sh', 'execute m', 'mutate site.yml'],
  },
})
