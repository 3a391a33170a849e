// notifyutil: notifications between programs of macOS. Source: notifyutil(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const tells = () => [{ kind: 'configure', target: literal('notifications') }] as const

export default command('notifyutil', {
  style: 'find',
  options: { '-p <name>': tells, '-s <name> <value>': tells },
  harmless: '-q | -v | -z <v> | -M | -R | -1 <v> | -w <v> | -W <v> | -g <v> | -port | -sig <v> | -file | -check | -dispatch',
  operands: { '<argument...>': nothing },
  examples: { 'notifyutil -g com.acme.a': [], 'notifyutil -w com.acme.a': [], 'notifyutil -p com.acme.a': ['configure notifications'], 'notifyutil -s com.acme.a 1': ['configure notifications'] },
})
