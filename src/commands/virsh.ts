// virsh: virtual machines of libvirt. Source: virsh(1) 9.0.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { valuesOf } from './lib/attached.ts'
import { opensHypervisor } from './lib/libvirt.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('virsh')

/** What the command itself does, wherever the machines are. */
function acts(given: Given): readonly Step[] {
  const words = given.operands.map(word => exact(word) ?? '?').join(' ')
  if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(-\S+ )*(-c \S+ |--connect \S+ )?(list|dominfo|domstate|domid|domuuid|domblklist|domblkinfo|domiflist|domifaddr|domifstat|domblkstat|domstats|dumpxml|nodeinfo|uri|hostname|capabilities|sysinfo|vcpuinfo|vcpucount|nodecpustats|nodememstats|freecell|schedinfo|net-list|net-info|net-dumpxml|net-dhcp-leases|pool-list|pool-info|pool-dumpxml|vol-list|vol-info|vol-path|vol-dumpxml|snapshot-list|snapshot-info|snapshot-dumpxml|snapshot-current|iface-list|iface-dumpxml|nodedev-list|nodedev-dumpxml|secret-list|secret-dumpxml|nwfilter-list|nwfilter-dumpxml|domjobinfo|ttyconsole|vncdisplay|domdisplay|cpu-models|osinfo|echo|event|domfsinfo|guestinfo|metadata|checkpoint-list)( |$)/.test(words)) return []
  if (/(^| )(undefine|vol-delete|vol-wipe|pool-delete|snapshot-delete|net-undefine|pool-undefine|checkpoint-delete)( |$)/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
  if (/(^| )secret-get-value( |$)/.test(words)) return [{ kind: 'reveal', target: subject(given) }]
  return [{ kind: 'mutate', target: subject(given) }]
}

/** virsh takes the beginning of a long option as well. */
const CONNECT = /^(?:--con(?:n(?:e(?:ct?)?)?)?(?==|$)|-c)/

export default command('virsh', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => [...valuesOf(given.operands, CONNECT).flatMap(opensHypervisor), ...acts(given)],
  examples: {
    'virsh list --all': [],
    'virsh dumpxml web': [],
    'virsh -c qemu:///system list': [],
    'virsh -c qemu+ssh://root@a.dev/system list': ['connect root@a.dev'],
    "virsh --connect 'qemu+ext:///system?command=./run' list": ['unknown qemu+ext:///system?command=./run (it can name a program that makes the connection)'],
    'virsh --conn=test:///srv/machines.xml list': ['read /srv/machines.xml'],
    'virsh -c "$WHERE" list': ["unknown ?'\"$WHERE\"' (an address of a hypervisor can name a program to run)"],
    'virsh start web': ['mutate web'],
    'virsh destroy web': ['mutate web'],
    'virsh undefine web --remove-all-storage': ['destroy web'],
    'virsh secret-get-value a': ['reveal a'],
    'virsh define web.xml': ['mutate web.xml'],
  },
})
