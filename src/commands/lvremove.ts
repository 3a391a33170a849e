// lvremove, vgremove, pvremove and others: change or remove volumes. Source: lvm(8), LVM 2.03.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing } from './roles.ts'

const REMOVES = /^(lvremove|vgremove|pvremove|lvreduce)$/
const named = (given: Given): readonly Word[] => {
  const words = given.operands.filter(word => !exact(word)?.startsWith('-'))
  return words.length ? words.slice(-1) : [literal('volumes')]
}

export default command('lvremove', {
  aliases: [
    'vgremove', 'pvremove', 'lvreduce', 'lvcreate', 'lvextend', 'lvresize', 'lvchange', 'lvconvert', 'lvrename', 'vgcreate', 'vgextend', 'vgreduce', 'vgchange', 'vgrename', 'vgsplit', 'vgmerge', 'vgexport', 'vgimport', 'vgcfgrestore', 'vgcfgbackup',
    'vgconvert', 'vgmknodes', 'vgimportclone', 'pvcreate', 'pvmove', 'pvresize', 'pvchange', 'fsadm', 'lvm',
  ],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    if (words.some(word => /^(--help|-h|--version|--test|-t)$/.test(word))) return []
    const verb = given.called === 'lvm' ? (words[0] ?? '') : given.called
    if (given.called === 'lvm' && (words.length === 0 || /^(lvs|vgs|pvs|.*display|.*scan|version|help|.*config|fullreport)$/.test(verb))) return []
    return named(given).map((target): Step => ({ kind: REMOVES.test(verb) ? 'destroy' : 'configure', target }))
  },
  examples: {
    'lvremove --help': [],
    'lvremove -f vg0/data': ['destroy vg0/data'],
    'vgremove vg0': ['destroy vg0'],
    'lvextend -L +5G vg0/data': ['configure vg0/data'],
    'pvcreate /dev/sdb': ['configure /dev/sdb'],
    'lvm lvs': [],
    'lvm vgremove vg0': ['destroy vg0'],
  },
})
