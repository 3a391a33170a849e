// ldapmodify, ldapadd, ldapdelete, ldappasswd, ldapmodrdn: change a directory. Source: ldapmodify(1), OpenLDAP 2.5.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('ldapmodify', {
  aliases: ['ldapadd', 'ldapdelete', 'ldappasswd', 'ldapmodrdn', 'ldapexop'],
  options: { '-f, -y, -T, -t <file>': reads },
  harmless: '-V | -d <v> | -n | -v | -c | -a | -A | -S | -M | -x | -D <v> | -W | -w <v> | -H <v> | -h <v> | -p <v> | -P <v> | -e <v> | -E <v> | -O <v> | -I | -Q'
    + ' | -N | -U <v> | -R <v> | -X <v> | -Y <v> | -Z | -o <v> | -r | -s <v> | -z <v> | -j <v> | --help',
  operands: { '<word...>': nothing },
  always: given => (given('-n') || given('--help') || given('-V') ? [] : [{ kind: given.called === 'ldapdelete' ? 'destroy' : 'mutate', target: given.value('-H') ?? given.value('-h') ?? literal('ldap') }]),
  examples: {
    'ldapadd -x -f a.ldif': ['read a.ldif', 'mutate ldap'],
    'ldapmodify -n -f a.ldif': ['read a.ldif'],
    'ldapdelete -H ldap://a.dev uid=bob': ['destroy ldap://a.dev'],
  },
})
