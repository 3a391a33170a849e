// hostname, domainname and the like: print the host's names, or set them. Source: hostname(1), net-tools 3.23; FreeBSD 14.
import { literal, pattern } from '../model/index.ts'
import { command } from './define.ts'
import { configures, reads } from './roles.ts'

export default command('hostname', {
  aliases: ['domainname', 'nisdomainname', 'ypdomainname', 'dnsdomainname', 'nodename'],
  options: { '-F, --file <file>': (words, given) => [...reads(words, given), { kind: 'configure', target: literal('host name') }] },
  harmless:
    '-a, --alias | -A, --all-fqdns | -b, --boot | -d, --domain | -f, --fqdn, --long | -i, --ip-address | -I, --all-ip-addresses | -s, --short | ' +
    '-y, --yp, --nis | -v | -h, --help | -V, --version',
  operands: { '<name>': configures },
  outputs: () => pattern('$(hostname)', '*'),
  examples: { 'hostname -I': [], 'hostname build-1': ['configure build-1'], 'hostname -F names.txt': ['read names.txt', "configure 'host name'"] },
})
