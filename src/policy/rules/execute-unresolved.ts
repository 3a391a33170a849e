// The rule execute-unresolved.
import { rule } from '../define.ts'

export default rule('execute-unresolved', {
  on: ['execute'],
  at: ['unresolved', 'sink'],
  decision: 'ask',
  risk: 'high',
  reason: 'which program is run is only known when the command runs',
  instead: "write the program's path out",
  examples: {
    hits: ['LD_PRELOAD="$lib" ls', 'java -jar "$1"', 'ssh -I "$lib" web'],
    misses: ['ls', './a.out'],
  },
})
