// Owns addresses of hypervisors: the machine that is talked to, the file that is read, and the program that is started to get there. Source: libvirt 9.0, "Connection URIs" and "Remote support".
import { literal, unknown, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** Parameters that name programs or files for the way there. */
const OWN_WAY = /\+ext:|[?&](?:command|netcat|proxy|keyfile|known_hosts|pkipath)=/

export const opensHypervisor = (address: Word): readonly Step[] => (address.values ? address.values.flatMap(opensOne) : [unknown(address, 'an address of a hypervisor can name a program to run')])

function opensOne(address: string): readonly Step[] {
  const [, scheme = '', host = '', path = ''] = /^(\w+)(?:\+\w+)?:\/\/([^/?]*)([^?]*)/.exec(address) ?? []
  const steps: Step[] = OWN_WAY.test(address) ? [unknown(literal(address), 'it can name a program that makes the connection')] : []
  if (host) steps.push({ kind: 'connect', target: literal(host) })
  // The driver for tests takes its machines from a file.
  if (scheme === 'test' && !host && path && path !== '/default') steps.push({ kind: 'read', target: literal(path) })
  return steps
}
