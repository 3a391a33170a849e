// The rule discard-above-workspace.
import { rule } from '../define.ts'
import { reachesAbove } from '../reach.ts'

export default rule('discard-above-workspace', {
  on: ['discard'],
  when: (_effect, sight) => reachesAbove(sight),
  decision: 'deny',
  risk: 'high',
  reason: 'it throws away untracked or changed files in a folder that holds the workspace',
  instead: 'name the folder inside the workspace that is meant',
  examples: {
    hits: ['git -C ~ clean -fdx', 'git -C / reset --hard', 'cd .. && git clean -fdx'],
    misses: ['git clean -fd', 'git -C src status'],
  },
})
