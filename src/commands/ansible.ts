// ansible: runs one module on machines. Source: ansible --help 2.18.
import { exact, literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { ANSIBLE, extraVariables, passwords, programs } from './lib/ansible.ts'
import { nothing, writes } from './roles.ts'

/** Modules whose argument is a line for a shell, and those that only look. */
const RUNS = /^(ansible\.builtin\.)?(shell|command|raw|script)$/
const LOOKS = /^(ansible\.builtin\.)?(ping|setup|gather_facts|debug|stat|find|slurp|getent|package_facts|service_facts|wait_for|wait_for_connection|assert)$/

export default command('ansible', {
  options: { '-e, --extra-vars <v>': extraVariables, '-t, --tree <folder>': writes, ...passwords, ...programs },
  harmless: `--no-fail-on-errors | -m, --module-name <v> | -a, --args <v> | -b, --become | ${ANSIBLE}`,
  operands: { '<pattern>': nothing },
  always: given => {
    const module = exact(given.value('-m') ?? literal('command'))
    const host = given.operands[0] ?? literal('hosts')
    const script = given.value('-a')
    if (given('--help') || given('--version') || given('--list-hosts') || !given.operands.length) return []
    // A template may look things up by running programs here.
    if (script && /\{[{%]/.test(exact(script) ?? '{{')) return [{ kind: 'interpret', target: script, language: 'jinja', ...(script.values && { literal: true }) }, { kind: 'mutate', target: host }]
    if (LOOKS.test(module ?? '')) return []
    return [{ kind: 'mutate', target: host }, ...(script && RUNS.test(module ?? 'shell') ? [{ script, host } satisfies Step] : [])]
  },
  examples: {
    'ansible all -m ping --conn-pass-file pw --vault-id x@./v --vault-id x@prompt': ['execute pw', 'execute ./v'],
    'ansible --version': [],
    'ansible all -i hosts -m ping': [],
    'ansible web -m shell -a "ls /srv"': ['mutate web', 'list /srv'],
    'ansible web -b -m ansible.builtin.apt -a name=nginx -e @vars.yml': ['read vars.yml', 'mutate web'],
    'ansible web -m debug -a "msg={{ x }}"': [`interpret 'msg={{ x }}' as jinja (literal)`, 'mutate web'],
    'ansible all -i ./hosts.sh -m ping': ['execute ./hosts.sh'],
    'ansible all -M ./modules -m ping': ['execute ./modules'],
    'ansible all -m setup --tree facts --vault-password-file pw': ['write facts', 'execute pw'],
  },
})
