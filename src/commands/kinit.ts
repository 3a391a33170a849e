// kinit, kdestroy, klist: tickets of Kerberos. Source: kinit(1), klist(1), krb5 1.20.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('kinit', {
  aliases: ['kdestroy', 'klist', 'kswitch'],
  options: { '-t <file>': reads },
  harmless: '--request-pac, --no-request-pac | -V | -l <v> | -s <v> | -r <v> | -f | -F | -p | -P | -a | -A | -C | -E | -v | -R | -k | -i | -n | -c <v> | -T <v> | -S <v> | -I <v> | -X <v> | -q'
    + ' | -e | -d | -K',
  operands: { '<principal>': nothing },
  always: given => (given.called === 'klist' ? [] : [{ kind: 'configure', target: literal('kerberos tickets') }]),
  examples: { 'klist': [], 'kinit -k -t a.txt bob': ['read a.txt', `configure 'kerberos tickets'`] },
})
