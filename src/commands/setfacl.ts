// setfacl: changes access lists. Source: setfacl(1), acl 2.3.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { reads } from './roles.ts'

/** Gives everybody else the right to write. */
const OPENS = /(^|,)(d:|default:)?o(ther)?::?[^,:]*w/

export default command('setfacl', {
  options: { '-M, --modify-file <file>': reads, '-X, --remove-file <file>': reads, '--set-file <file>': reads, '--restore <file>': reads },
  harmless:
    '-m, --modify <list> | -x, --remove <list> | --set <list> | -b, --remove-all | -k, --remove-default | --mask | -n, --no-mask | -d, --default | ' +
    '-R, --recursive | -L, --logical | -P, --physical | --test | -v, --version | -h, --help',
  operands: {
    '<path...>': (words, given) => {
      const open = OPENS.test(exact(given.value('-m') ?? given.value('--set')) ?? '')
      return words.map(target => ({ kind: 'permit', target, ...(open && { grants: 'world-writable' as const }), ...(given('-R') && { recursive: true as const }) }))
    },
  },
  always: given => (given('--restore') && !given.operands.length ? [{ kind: 'permit', target: { text: 'paths in the list' } }] : []),
  examples: {
    'setfacl -m u:dev:r a': ['permit a'],
    'setfacl -R -m o::rwx src': ['permit src (recursive) (world-writable)'],
    'setfacl -M list.txt -X less.txt --set-file all.txt a': ['read list.txt', 'read less.txt', 'read all.txt', 'permit a'],
    'setfacl --restore=acl.txt': ['read acl.txt', "permit ?'paths in the list'"],
  },
})
