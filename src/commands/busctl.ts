// busctl, gdbus, dbus-send: messages to services on D-Bus. Source: busctl(1), systemd 252; dbus-send(1); gdbus(1).
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { valuesOf } from './lib/attached.ts'
import { opensBus } from './lib/bus.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(list|status|tree|introspect|get-property|monitor|wait|capture|help)$/
/** busctl takes the beginning of a long option as well. */
const ADDRESS = /^--(?:ad(?:d(?:r(?:e(?:ss?)?)?)?)?|bus)(?==|$)/
const HOST = /^(?:--ho(?:st?)?(?==|$)|-H)/

function message(called: string, words: readonly string[]): readonly Step[] {
  const verb = words.find(word => !word.startsWith('-'))
  if (called === 'dbus-monitor' || !words.length || words.some(word => /^(--help|-h|--version)$/.test(word)) || (/^(busctl|gdbus)$/.test(called) && LOOKS.test(verb ?? 'list'))) return []
  if (words.some(word => /\.(Introspect|Get|GetAll|ListNames|Ping|GetId|GetNameOwner)$/.test(word))) return []
  if (words.some(word => /Reboot|PowerOff|Halt|Suspend|Hibernate|KExec/.test(word))) return [{ kind: 'power', target: literal('login manager') }]
  return [{ kind: 'unknown', target: literal(called), why: 'what the service does with the message is not known' }]
}

function talks({ called, operands }: Given): readonly Step[] {
  const addresses = valuesOf(operands, called === 'gdbus' ? /^(?:--address(?==|$)|-a)/ : ADDRESS)
  const hosts = called === 'busctl' ? valuesOf(operands, HOST) : []
  const rest = operands.filter(word => !addresses.includes(word) && !hosts.includes(word))
  return [...addresses.flatMap(opensBus), ...hosts.map((target): Step => ({ kind: 'connect', target })), ...message(called, rest.map(word => exact(word) ?? (/^["']?-/.test(word.text) ? '-' : '?')))]
}

export default command('busctl', {
  aliases: ['dbus-send', 'gdbus', 'qdbus', 'dbus-monitor'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: talks,
  examples: {
    'busctl list': [],
    'busctl --user list': [],
    "busctl --address='unixexec:path=mkdir,argv1=x%20y' list": ["unknown unixexec:path=mkdir,argv1=x%20y (it runs a program to talk to)", "write 'x y'"],
    'busctl --addr unixexec:path=./run list': ['unknown unixexec:path=./run (it runs a program to talk to)', 'execute ./run'],
    "busctl --address='unix:path=/run/dbus/system_bus_socket;tcp:host=a.dev,port=1' list": ['connect a.dev'],
    'busctl --address="$BUS" list': ["unknown ?'\"$BUS\"' (an address of a bus can name a program to run)"],
    'busctl --address=unix:path=/run/user/$(id -u)/bus list': [],
    'busctl -H root@a.dev list': ['connect root@a.dev'],
    'dbus-monitor --address pipe:x': ['unknown pipe:x (this kind of address of a bus is not known)'],
    'gdbus introspect -a tcp:host=a.dev -d org.a': ['connect a.dev'],
    'dbus-send --print-reply --dest=org.a / org.freedesktop.DBus.ListNames': [],
    'busctl call org.freedesktop.login1 /org/freedesktop/login1 org.freedesktop.login1.Manager Reboot b true': [`power 'login manager'`],
    'gdbus call --session --dest org.a --object-path / --method org.a.Do': ['unknown gdbus (what the service does with the message is not known)'],
  },
})
