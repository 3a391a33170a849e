// The rule change-as-root.
import { rule } from '../define.ts'

export default rule('change-as-root', {
  on: ['write', 'append', 'link', 'permit', 'delete'],
  at: ['workspace', 'temp'],
  when: (_effect, sight) => sight.occurrence.elevated === true,
  decision: 'ask',
  risk: 'medium',
  reason: 'it changes files as root, who may change them all and leaves files behind that the user cannot change',
  instead: 'do it without becoming root',
  examples: {
    hits: ['sudo touch a.txt', 'sudo rm a.txt', 'sudo mkdir /tmp/x'],
    misses: ['touch a.txt', 'sudo ls'],
  },
})
