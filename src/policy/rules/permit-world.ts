// The rule permit-world.
import { rule } from '../define.ts'

export default rule('permit-world', {
  on: ['permit'],
  at: ['workspace', 'temp', 'home', 'system', 'remote', 'unresolved'],
  when: effect => effect.grants === 'world-writable',
  decision: 'ask',
  risk: 'medium',
  reason: 'it lets every user of the machine change the file',
  instead: 'give only the rights that are needed, such as u+w',
  examples: {
    hits: ['chmod 777 a.sh', 'chmod o+w notes.txt', 'chmod a+rwx /tmp/x'],
    misses: ['chmod +x run.sh', 'chmod 644 a.txt'],
  },
})
