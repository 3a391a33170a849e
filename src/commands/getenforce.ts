// getenforce, sestatus, aa-status and others: show what SELinux and AppArmor guard. Source: getenforce(8), aa-status(8).
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('getenforce', {
  aliases: ['sestatus', 'getsebool', 'seinfo', 'sesearch', 'matchpathcon', 'selinuxenabled', 'aa-status', 'aa-enabled', 'apparmor_status', 'aa-unconfined', 'ausearch', 'aureport', 'aulast', 'aulastlog', 'ausyscall'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'getenforce': [], 'ausearch -m avc -ts recent': [] },
})
