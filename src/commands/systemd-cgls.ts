// systemd-cgls, systemd-cgtop, systemd-detect-virt, systemd-path, systemd-escape, systemd-delta: look at what systemd manages. Source: their man pages, systemd 252.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('systemd-cgls', {
  aliases: ['systemd-cgtop', 'systemd-detect-virt', 'systemd-path', 'systemd-escape', 'systemd-delta', 'systemd-id128', 'userdbctl', 'oomctl', 'systemd-notify'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'systemd-cgls --no-pager': [], 'systemd-detect-virt': [] },
})
