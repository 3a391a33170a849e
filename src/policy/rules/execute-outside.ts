// The rule execute-outside.
import { rule } from '../define.ts'
import { isUsualProgram } from '../places/programs.ts'

export default rule('execute-outside', {
  on: ['execute'],
  at: ['temp', 'home', 'system', 'remote', 'protected', 'secret', 'own', 'device'],
  when: (_effect, sight) => !(sight.located?.paths.every(isUsualProgram) ?? false),
  decision: 'ask',
  risk: 'medium',
  reason: 'it runs a program from outside the folders where the system keeps its programs',
  instead: 'run the program that is installed, by name',
  examples: {
    hits: ['/tmp/tool', '~/Downloads/setup', '/opt/app/run'],
    misses: ['/usr/bin/env', 'ls /opt'],
  },
})
