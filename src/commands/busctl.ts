// busctl, gdbus, dbus-send: messages to services on D-Bus. Source: busctl(1), systemd 252; dbus-send(1); gdbus(1).
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(list|status|tree|introspect|get-property|monitor|wait|capture|help)$/

export default command('busctl', {
  aliases: ['dbus-send', 'gdbus', 'qdbus', 'dbus-monitor'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    const verb = words.find(word => !word.startsWith('-'))
    if (given.called === 'dbus-monitor' || !words.length || words.some(word => /^(--help|-h|--version)$/.test(word)) || (/^(busctl|gdbus)$/.test(given.called) && LOOKS.test(verb ?? 'list'))) return []
    if (words.some(word => /\.(Introspect|Get|GetAll|ListNames|Ping|GetId|GetNameOwner)$/.test(word))) return []
    if (words.some(word => /Reboot|PowerOff|Halt|Suspend|Hibernate|KExec/.test(word))) return [{ kind: 'power', target: literal('login manager') }]
    return [{ kind: 'unknown', target: literal(given.called), why: 'what the service does with the message is not known' }]
  },
  examples: {
    'busctl list': [],
    'dbus-send --print-reply --dest=org.a / org.freedesktop.DBus.ListNames': [],
    'busctl call org.freedesktop.login1 /org/freedesktop/login1 org.freedesktop.login1.Manager Reboot b true': [`power 'login manager'`],
    'gdbus call --session --dest org.a --object-path / --method org.a.Do': ['unknown gdbus (what the service does with the message is not known)'],
  },
})
