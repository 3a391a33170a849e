// The rule install-url.
import { rule } from '../define.ts'

export default rule('install-url', {
  on: ['install'],
  when: effect => effect.where === 'url',
  decision: 'ask',
  risk: 'medium',
  reason: 'it brings in software from an address that no registry has checked',
  instead: 'use a released version from the registry',
  examples: {
    hits: ['npm install https://example.com/a.tgz', 'pip install git+https://example.com/a.git', 'npm install github:a/b'],
    misses: ['npm install left-pad', 'npm ls'],
  },
})
