// lxc-ls, lxc-info and others that show containers of LXC. Source: lxc-ls(1), LXC 5.0.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('lxc-ls', {
  aliases: ['lxc-info', 'lxc-top', 'lxc-monitor', 'lxc-checkconfig', 'lxc-config', 'lxc-wait'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'lxc-ls -f': [], 'lxc-info -n web': [] },
})
