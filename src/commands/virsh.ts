// virsh: virtual machines of libvirt. Source: virsh(1) 9.0.
import { exact, literal, map, unknown, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('virsh')

/** `driver+transport://host/path`. */
const hostsOf = ({ operands }: Given): readonly Word[] =>
  operands.flatMap((word, i) => (/^(?:-c|--connect)$/.test(exact(word) ?? '') ? operands.slice(i + 1, i + 2) : word.values?.every(value => /^(?:--connect=|-c.)/.test(value)) ? [map(word, value => value.replace(/^(?:--connect=|-c)/, ''))] : []))

function acts(given: Given): readonly Step[] {
  const program = given.operands.find(word => word.values?.some(value => /:\/\/.*[?&](?:command|netcat)=/.test(value)))
  if (program) return [unknown(program, 'the address names a program')]
  const words = given.operands.map(word => exact(word) ?? '?').join(' ')
  if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(-\S+ )*(-c \S+ |--connect \S+ )?(list|dominfo|domstate|domid|domuuid|domblklist|domblkinfo|domiflist|domifaddr|domifstat|domblkstat|domstats|dumpxml|nodeinfo|uri|hostname|capabilities|sysinfo|vcpuinfo|vcpucount|nodecpustats|nodememstats|freecell|schedinfo|net-list|net-info|net-dumpxml|net-dhcp-leases|pool-list|pool-info|pool-dumpxml|vol-list|vol-info|vol-path|vol-dumpxml|snapshot-list|snapshot-info|snapshot-dumpxml|snapshot-current|iface-list|iface-dumpxml|nodedev-list|nodedev-dumpxml|secret-list|secret-dumpxml|nwfilter-list|nwfilter-dumpxml|domjobinfo|ttyconsole|vncdisplay|domdisplay|cpu-models|osinfo|echo|event|domfsinfo|guestinfo|metadata|checkpoint-list)( |$)/.test(words)) return []
  if (/(^| )(undefine|vol-delete|vol-wipe|pool-delete|snapshot-delete|net-undefine|pool-undefine|checkpoint-delete)( |$)/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
  if (/(^| )secret-get-value( |$)/.test(words)) return [{ kind: 'reveal', target: subject(given) }]
  return [{ kind: 'mutate', target: subject(given) }]
}

export default command('virsh', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => [...elsewhere(hostsOf(given)), ...acts(given)],
  examples: {
    'virsh -c "qemu+ext:///system?command=/tmp/x" list': ['unknown qemu+ext:///system?command=/tmp/x (the address names a program)'],
    'virsh -c qemu+ssh://me@a.dev/system list && virsh -c qemu:///system list': ['connect qemu+ssh://a.dev'],
    'virsh list --all': [],
    'virsh dumpxml web': [],
    'virsh start web': ['mutate web'],
    'virsh destroy web': ['mutate web'],
    'virsh undefine web --remove-all-storage': ['destroy web'],
    'virsh secret-get-value a': ['reveal a'],
    'virsh define web.xml': ['mutate web.xml'],
  },
})
