// The rule signal-process.
import { rule } from '../define.ts'

export default rule('signal-process', {
  on: ['signal'],
  when: effect => !effect.own && !effect.all,
  decision: 'ask',
  risk: 'medium',
  reason: 'it stops or signals a process, which may lose what it works on',
  instead: 'stop it the way it is meant to be stopped, or name the job: kill %1',
  examples: {
    hits: ['kill -9 1234', 'pkill node', 'killall node'],
    misses: ['kill -l', 'ps aux'],
  },
})
