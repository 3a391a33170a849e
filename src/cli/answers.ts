// Answers that people gave, kept where they hold: for the session, or for good in the settings.
import { configFolder, stateFolder } from '../facts/folders.ts'
import type { Around } from '../memory/covers.ts'
import { listed } from '../memory/list.ts'
import { type Kept, sessionOffers } from '../memory/offers.ts'
import { remember, type Terms } from '../memory/remember.ts'
import { rulesFor } from '../memory/rules.ts'
import type { Answer, Request, Verdict } from '../model/index.ts'
import { allowAlways } from '../settings/always.ts'
import { isRule } from '../settings/rules.ts'
import type { Offers } from './ports.ts'

/** Keeps what is to be kept of an answer. Throws when it cannot. @returns what the agent is to be told besides */
export function keepAnswer(request: Request, verdict: Verdict, answer: Answer, around: Around, terms: Terms): string | undefined {
  if (answer.decision === 'allow' && (answer.remember === 'always' || answer.remember === 'wider')) {
    const rules = alwaysFor(verdict, around)[answer.remember]
    if (!rules) throw new Error('no rule would be narrow enough')
    allowAlways(configFolder(), rules)
  }
  return remember(stateFolder(), request, verdict, answer, around, Date.now(), terms)
}

/**
 * In words, exactly what each kind of yes would store; absent where nothing narrow enough can be stored.
 *
 * @param past the commands of the past that a rule would have settled
 */
export function offersOf(request: Request, verdict: Verdict, { workspace }: Around, past: (rule: string) => readonly string[]): Offers {
  const { session, like } = sessionOffers(request, verdict, workspace)
  const { always, wider } = alwaysFor(verdict, { workspace })
  return {
    ...(session && { session: inWords(session) }),
    ...(like && { like: inWords(like) }),
    ...(always && { always: ruleInWords(always, past) }),
    ...(wider && { wider: ruleInWords(wider, past) }),
  }
}

/** A rule that allows settles nothing that a rule of settings asks about: whoever wants that changes the settings. */
const alwaysFor = (verdict: Verdict, { workspace }: Pick<Around, 'workspace'>): ReturnType<typeof rulesFor> =>
  verdict.findings.some(({ decision, rule }) => decision === 'ask' && !isRule(rule)) ? {} : rulesFor(verdict, workspace)

function inWords(kept: readonly Kept[]): string {
  const text = kept.map(one => one.what).join('; ')
  return text.endsWith('in the workspace') ? text : `${text}, in this workspace`
}

/** Grants are bound to the settings, which a rule changes. */
const holdsAny = (): boolean => listed(stateFolder(), Date.now()).some(({ said, over }) => said.type === 'grant' && !over)

/** How many commands of the past are shown. */
const SHOWN = 3

function ruleInWords(rules: readonly string[], past: (rule: string) => readonly string[]): string {
  const settled = [...new Set(rules.flatMap(rule => past(rule)))]
  const more = settled.length > SHOWN ? ` and ${settled.length - SHOWN} more` : ''
  const before = settled.length ? `; of what was asked in the last days it would have settled: ${settled.slice(0, SHOWN).join(', ')}${more}` : ''
  return `${rules.join(' and ')}, in every workspace${before}${holdsAny() ? '; what was allowed for a session until now is asked again' : ''}`
}
