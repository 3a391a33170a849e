// ldapsearch, ldapwhoami, ldapcompare: ask a directory. Source: ldapsearch(1), ldapwhoami(1), OpenLDAP 2.5.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('ldapsearch', {
  aliases: ['ldapwhoami', 'ldapcompare', 'ldapurl', 'ldapvc'],
  options: { '-f, -y <file>': reads, '-T <dir>': writes },
  harmless:
    '-V | -VV | -d <level> | -n | -v | -c | -u | -t | -tt | -F <prefix> | -A | -L | -LL | -LLL | -S <attribute> | -b <base> | -s <scope> | -a <when>' +
    ' | -l <seconds> | -z <n> | -M | -MM | -x | -D <name> | -W | -w <text> | -H <url> | -h <host> | -p <n> | -P <n> | -e <ext> | -E <ext>' +
    ' | -o <option> | -O <properties> | -I | -Q | -N | -U <id> | -R <realm> | -X <id> | -Y <mechanism> | -Z | -ZZ | --help',
  operands: { '<word...>': nothing },
  always: given =>
    given('-VV') || given('-n') || given('--help') || given.called === 'ldapurl'
      ? []
      : [{ kind: 'connect', target: given.value('-H') ?? given.value('-h') ?? literal('ldap') }],
  examples: {
    'ldapsearch -x -H ldap://a.dev -b dc=a uid=me': ['connect ldap://a.dev'],
    'ldapsearch -LLL -f filters -y pw -T out -t': ['read filters', 'read pw', 'write out', 'connect ldap'],
    'ldapwhoami -VV': [],
  },
})
