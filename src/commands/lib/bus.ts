// Owns addresses of message buses: who is talked to, and which program is started to be talked to. Source: D-Bus specification 0.43, "Server Addresses"; sd_bus_set_address(3), systemd 252.
import { literal, unknown, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** The bus of the session, as scripts spell it. */
const USUAL = /^unix:path=(?:\/run\/user\/(?:\d+|\$\{?E?UID\}?|\$\(id -u\)|`id -u`)|\$\{?XDG_RUNTIME_DIR\}?)\/bus$/

/** Several addresses stand between semicolons: each is tried. */
export function opensBus(address: Word): readonly Step[] {
  if (!address.values) return USUAL.test(address.text.replace(/["']/g, '')) ? [] : [unknown(address, 'an address of a bus can name a program to run')]
  return address.values.flatMap(text => text.split(';').filter(Boolean).flatMap(opensOne))
}

function opensOne(address: string): readonly Step[] {
  // No bus at all, as browsers without a screen are told.
  if (address === '/dev/null') return []
  const [transport = '', rest = ''] = [address.slice(0, address.indexOf(':')), address.slice(address.indexOf(':') + 1)]
  const keys = new Map(rest.split(',').map(pair => [pair.slice(0, pair.indexOf('=')), decoded(pair.slice(pair.indexOf('=') + 1))] as const))
  switch (transport) {
    case 'unix':
    case 'launchd':
    case 'autolaunch':
    case 'disabled':
      return []
    case 'tcp':
    case 'nonce-tcp':
      return [{ kind: 'connect', target: literal(keys.get('host') ?? 'localhost') }]
    case 'unixexec':
      return [unknown(literal(address), 'it runs a program to talk to'), { run: [keys.get('path') ?? '', ...argumentsOf(keys)].map(literal) }]
    default:
      return [unknown(literal(address), 'this kind of address of a bus is not known')]
  }
}

/** argv0 is the name that the program is called by. */
function argumentsOf(keys: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = []
  for (let number = 1; keys.has(`argv${number}`); number++) found.push(keys.get(`argv${number}`) ?? '')
  return found
}

const decoded = (text: string): string => text.replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
