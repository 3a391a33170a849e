// Answers that people gave, kept where they hold: for the session, or for good in the settings.
import { configFolder, stateFolder } from '../facts/folders.ts'
import { remember, rulesFor } from '../memory/index.ts'
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import { allowAlways } from '../settings/always.ts'

/** Keeps what is to be kept of an answer. Throws when it cannot. */
export function keepAnswer(request: Request, verdict: Verdict, answer: Answer, workspace: string): void {
  const rules = answer.remember === 'always' ? rulesFor(verdict) : undefined
  if (rules) allowAlways(configFolder(), rules)
  else if (answer.remember === 'session' || (answer.decision === 'deny' && !answer.passing)) remember(stateFolder(), request, textOf(request), workspace, verdict, answer, Date.now())
}

/** In words, exactly what each kind of yes would store; undefined where nothing narrow enough can be stored. */
export function offersOf({ principal }: Request, verdict: Verdict): { readonly session?: string; readonly always?: string } {
  const rules = rulesFor(verdict)
  return { ...(principal.session && { session: 'exactly this command, in this workspace' }), ...(rules && { always: rules.join(' and ') }) }
}
