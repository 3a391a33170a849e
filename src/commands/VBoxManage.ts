// VBoxManage: virtual machines of VirtualBox. Source: VBoxManage(1) 7.0.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('VBoxManage')

export default command('VBoxManage', {
  aliases: ['vboxmanage', 'VBoxHeadless'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(-q )?(list|showvminfo|showmediuminfo|showhdinfo|getextradata|metrics list|metrics query|guestproperty (get|enumerate)|snapshot \S+ (list|showvminfo)|debugvm \S+ (info|show|log)|bandwidthctl \S+ list)( |$)/.test(words)) return []
    if (/^(unregistervm .*--delete|closemedium .*--delete|snapshot \S+ delete|encryptvm|discardstate)/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
    return [{ kind: 'mutate', target: subject(given) }]
  },
  examples: {
    'VBoxManage list vms': [],
    'VBoxManage startvm web --type headless': ['mutate headless'],
    'VBoxManage unregistervm web --delete': ['destroy web'],
  },
})
