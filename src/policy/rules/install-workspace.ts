// The rule install-workspace.
import { rule } from '../define.ts'

export default rule('install-workspace', {
  on: ['install'],
  when: effect => effect.where === 'workspace',
  decision: 'ask',
  risk: 'low',
  reason: 'it brings software of others into the workspace, and installing may run it',
  instead: 'check the name and version of the package first',
  examples: {
    hits: ['npm install left-pad', 'npm ci', 'yarn add left-pad'],
    misses: ['npm ls', 'npm view left-pad'],
  },
})
