// The rule configure-machine.
import { rule } from '../define.ts'

export default rule('configure-machine', {
  on: ['configure'],
  when: effect => !effect.persists,
  decision: 'ask',
  risk: 'medium',
  reason: 'it changes how the machine or all projects work: services, users, firewall, kernel, global settings',
  instead: 'change the setting for this project only, or let the user do it',
  examples: {
    hits: ['systemctl restart nginx', 'git config --global user.name a', 'sysctl -w vm.swappiness=10'],
    misses: ['systemctl status nginx', 'git config user.name'],
  },
})
