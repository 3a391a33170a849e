// efibootmgr, bootctl, grubby: how the machine starts. Source: efibootmgr(8) 17, bootctl(1), systemd 252.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('boot entries')

export default command('efibootmgr', {
  aliases: ['bootctl', 'grubby'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(-v|--verbose|-u|--unicode|status|list|is-installed|--info=\S+|--default-kernel|--default-index|--default-title|-p|--print-esp-path|-x|--print-boot-path|systemd-efi-options|reboot-to-firmware)$/.test(words)) return []

    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'efibootmgr -v': [],
    'bootctl status': [],
    'efibootmgr -b 0001 -B': ['configure 0001'],
  },
})
