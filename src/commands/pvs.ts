// pvs, vgs, lvs and others that show physical volumes, groups and logical volumes. Source: lvm(8), LVM 2.03.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('pvs', {
  aliases: ['vgs', 'lvs', 'pvdisplay', 'vgdisplay', 'lvdisplay', 'pvscan', 'vgscan', 'lvscan', 'lvmdiskscan', 'lvmconfig'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'lvs -o +devices': [], 'pvs --noheadings': [] },
})
