// ansible-galaxy: roles and collections of Ansible. Source: ansible-galaxy --help 2.18.
import { type Body, command } from './define.ts'
import { besides } from './lib/addresses.ts'
import { serverOf } from './lib/net.ts'
import { nothing, reads, writes } from './roles.ts'

const ALL = '-h, --help | -v, --verbose | --version | -s, --server <v> | --token, --api-key <v> | -c, --ignore-certs | --timeout <v> | -f, --force'
  + ' | --force-with-deps | -n, --no-deps | -i, --ignore-errors | -U, --upgrade | --pre | --offline | -g, --keep-scm-meta | --no-cache'
  + ' | --clear-response-cache | --disable-gpg-verify | --keyring <v> | --format <v> | --galaxy-tags <v> | --platforms <v> | --author <v>'
  + ' | --role-skeleton <v> | --collection-skeleton <v> | --type <v> | --init-path <v>'
const looks: Body = { harmless: ALL, operands: { '<argument...>': nothing } }
const installs: Body = {
  options: { '-r, --role-file, --requirements-file <file>': reads, '-p, --roles-path, --collections-path <folder>': writes },
  harmless: ALL,
  operands: { '<name...>': nothing },
  always: given => (given('--help') ? [] : (given.operands.length ? given.operands : given.values('-r')).map(target => ({ kind: 'install', target, where: 'system' }))),
}
const verbs: Readonly<Record<string, Body>> = {
  'list | info | search | verify': looks,
  'install | download': installs,
  'init | build': { harmless: `${ALL} | --output-path <v>`, operands: { '<name>': writes } },
  'remove | delete': { harmless: ALL, operands: { '<name...>': words => words.map(target => ({ kind: 'configure', target })) } },
  'publish | import | setup': { harmless: ALL, operands: { '<name...>': words => words.slice(0, 1).map(target => ({ kind: 'publish', target })) } },
}

const body: Body = {
  harmless: ALL,
  subcommands: { ...verbs, 'role | collection': { harmless: ALL, subcommands: verbs } },
}

export default command('ansible-galaxy', {
  ...besides(body, serverOf('-s')),
  examples: {
    'ansible-galaxy search x -s https://a.dev': ['connect https://a.dev'],
    'ansible-galaxy collection list': [],
    'ansible-galaxy install -r requirements.yml -p roles': ['read requirements.yml', 'write roles', 'install requirements.yml (system)'],
    'ansible-galaxy role install acme.web': ['install acme.web (system)'],
    'ansible-galaxy init web': ['write web'],
    'ansible-galaxy collection publish a.tgz': ['publish a.tgz'],
    'ansible-galaxy role remove acme.web': ['configure acme.web'],
  },
})
