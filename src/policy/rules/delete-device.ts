// The rule delete-device.
import { rule } from '../define.ts'

export default rule('delete-device', {
  on: ['delete'],
  at: ['device'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it deletes a device file, and programs that need it fail',
  instead: 'leave devices to the system',
  examples: {
    hits: ['rm /dev/sda', 'rm -rf /dev/dri', 'mv /dev/kvm /tmp'],
    misses: ['ls /dev', 'cat /dev/null'],
  },
})
