// The rule power-off.
import { rule } from '../define.ts'

export default rule('power-off', {
  on: ['power'],
  decision: 'deny',
  risk: 'high',
  reason: 'it switches the machine off, restarts it or puts it to sleep',
  instead: 'ask the user to do it',
  examples: {
    hits: ['shutdown -h now', 'reboot', 'systemctl poweroff'],
    misses: ['uptime', 'shutdown --help'],
  },
})
