// The rule read-device.
import { rule } from '../define.ts'

export default rule('read-device', {
  on: ['read'],
  at: ['device'],
  decision: 'ask',
  risk: 'medium',
  reason: 'it reads a device directly, below the file system',
  instead: 'read a file instead; if the device is meant, let the user run it',
  examples: {
    hits: ['head -c 512 /dev/sda', 'cat /dev/input/event0', 'cp /dev/nvme0n1 disk.img'],
    misses: ['head -c 16 /dev/urandom', 'cat /dev/null'],
  },
})
