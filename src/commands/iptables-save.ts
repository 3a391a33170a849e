// iptables-save, iptables-restore: print the packet filter's rules, or replace them. Source: iptables-save(8), iptables-restore(8) 1.8.9.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('iptables-save', {
  aliases: [
    'ip6tables-save',
    'iptables-restore',
    'ip6tables-restore',
    'arptables-save',
    'ebtables-save',
    'arptables-restore',
    'ebtables-restore',
    'iptables-nft-save',
    'iptables-legacy-save',
    'iptables-nft-restore',
    'iptables-legacy-restore',
  ],
  options: { '-f, --file <file>': writes, '-M, --modprobe <program>': words => words.map(script => ({ script })) },
  harmless:
    '-c, --counters | -t, --table <name> | --test | -T <name> | -n, --noflush | -h, --help | -v, --verbose | -V, --version | -w, --wait [seconds]' +
    ' | -4, --ipv4 | -6, --ipv6',
  operands: { '<file>': reads },
  always: given => (given.called.endsWith('-restore') ? [{ kind: 'configure', target: given.operands[0] ?? literal('packet filter') }] : []),
  examples: {
    'iptables-save': [],
    'iptables-save -f rules.txt': ['write rules.txt'],
    'iptables-save -t nat': [],
    'iptables-restore -M cat rules.v4': ['configure rules.v4', 'read rules.v4'],
  },
})
