// Where a run begins. Small, because each call of an agent's hook passes here: whatever else is typed loads what it needs.
import { FAULT, HOOK_REFUSED } from './codes.ts'
import { codeOf } from '../disk/error.ts'
import { faultOf } from '../disk/reason.ts'
import { hook } from './hook.ts'
import { complain, tell } from './io.ts'
import { type Compiled, keep } from './keep.ts'
import { ports } from './ports.ts'

const BROKEN = ':"gatekeeper is broken, so nothing runs; tell the user"}\n'

/** What refuses where the exit code is not read; nothing for all others. bin/gatekeeper says the same where not even this can run. */
const lastWord = (agent: string | undefined): string =>
  agent === 'cline' ? `{"cancel":true,"errorMessage"${BROKEN}` : agent === 'antigravity' ? `{"decision":"deny","reason"${BROKEN}` : ''

/** Not even the file that has the words may be there. */
function told(error: unknown): string {
  try {
    return faultOf(error)
  } catch {
    return String(error)
  }
}

/**
 * Runs to the end of the process. Whatever goes wrong in between is a refusal.
 *
 * @param fresh what had to be compiled of the program's files; more may come to it
 */
export function main(args: readonly string[] = process.argv.slice(2), fresh: readonly Compiled[] = []): void {
  const leave = (code: number, exit: (code: number) => never = process.exit): never => {
    if (fresh.length) keep(fresh, ports)
    return exit.call(process, code)
  }
  const fault = (error: unknown): never => {
    complain(`${codeOf(error) === undefined ? 'a fault of gatekeeper' : 'it cannot go on'}, so nothing runs: ${told(error)}`)
    if (args[0] !== 'hook') process.exit(FAULT)
    tell(1, lastWord(args[1]))
    process.exit(HOOK_REFUSED)
  }
  try {
    if (args[0] === 'hook' && args.length <= 2 && !args[1]?.startsWith('-')) {
      const code = hook(ports, args[1])
      // By then all is written, and nobody listens: what process.exit does besides costs as much as the decision.
      if (typeof code === 'number') leave(code, (process as { readonly reallyExit?: (code: number) => never }).reallyExit)
      else code.then(code => leave(code), fault)
      return
    }
  } catch (error) {
    fault(error)
  }
  import('./typed.ts').then(({ run }) => run(args, ports)).then(code => leave(code), fault)
}
