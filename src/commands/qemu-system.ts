// qemu-system-*: runs a virtual machine. Source: qemu(1) 7.2.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('qemu-system', {
  aliases: ['qemu-system-*', 'qemu-kvm', 'kvm', 'qemu'],
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => {
    const words = given.operands.map(word => word.values?.join(' ') ?? '?')
    if (words.length === 0 || words.every(word => /^--?(version|help|h|machine|cpu|accel|M)$|^(help|\\?)$/.test(word))) return []
    return [{ kind: 'unknown', target: given.operands[0] ?? given.cwd, why: 'a virtual machine runs what is on its disks' }]
  },
  examples: {
    'qemu-system-x86_64 --version': [],
    'qemu-system-x86_64 -hda a.img': [`unknown -hda (a virtual machine runs what is on its disks)`],
  },
})
