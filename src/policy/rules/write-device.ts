// The rule write-device.
import { rule } from '../define.ts'

export default rule('write-device', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['device'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it writes to a device directly, which destroys what the device holds',
  instead: 'write to a file; let the user prepare disks',
  examples: {
    hits: ['dd if=/dev/zero of=/dev/sda', 'echo x > /dev/nvme0n1', 'tee /dev/sdb < a.img'],
    misses: ['echo x > /dev/null', 'dd if=/dev/zero of=/tmp/zero count=1'],
  },
})
