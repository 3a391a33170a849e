// grub-install, update-grub, update-initramfs and others: what the machine starts from. Source: grub-install(8) 2.06, update-initramfs(8).
import { exact, literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const boot: Step = { kind: 'configure', target: literal('boot') }

export default command('grub-install', {
  aliases: ['grub2-install', 'update-grub', 'update-grub2', 'grub-mkconfig', 'grub2-mkconfig', 'grub-set-default', 'grub-reboot', 'grub2-set-default', 'grub2-reboot', 'grub-editenv', 'update-initramfs', 'mkinitramfs', 'mkinitcpio', 'dracut', 'kernel-install', 'lilo', 'installkernel'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)/.test(words)) return []
    return [boot]
  },
  examples: {
    'grub-install /dev/sda': ['configure boot'],
    'update-grub': ['configure boot'],
    'update-initramfs -u': ['configure boot'],
  },
})
