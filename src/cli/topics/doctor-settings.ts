// What the doctor looks at in settings that can be read, and may still not do what they say: a mode that is taken away, rules that do nothing, places that nothing reaches.
import { missing } from '../../approvers/reach.ts'
import { tokenOf } from '../../audit/deliver.ts'
import { syslogMissing } from '../../audit/sinks.ts'
import { faultOf } from '../../disk/reason.ts'
import { rulesIn } from '../../policy/blocks.ts'
import type { Loaded } from '../../settings/index.ts'
import { modeTaken } from '../mode-taken.ts'
import { check, type Check } from './doctor-check.ts'
import { doesNothing } from './rules-names.ts'

export function settingChecks(loaded: Loaded): readonly Check[] {
  const { policy, audit, ask } = loaded
  const taken = modeTaken(loaded)
  const idle = rulesIn(policy.layers).flatMap(({ text, decision, layer }) => {
    const trouble = doesNothing(text)
    return trouble === undefined ? [] : [`${decision} ${text} (${layer}) ${trouble}`]
  })
  return [
    check('mode', taken ?? (policy.mode === 'observe' ? 'observe: nothing is refused, and everything is only recorded' : undefined), policy.mode, taken === undefined ? 'fail' : 'note'),
    ...idle.map((text): Check => ({ about: 'rules', state: 'note', text })),
    ...(audit?.sinks ?? []).flatMap(sink => (sink.kind === 'http' ? [check('records', problemOf(() => sink.tokenFile !== undefined && tokenOf(sink.tokenFile)), `they go to ${sink.url} as well`)] : sink.kind === 'syslog' ? [check('records', syslogMissing(), 'they go to syslog as well')] : [])),
    ...(ask ? ask.via.filter(way => way !== 'code').map(way => check('questions', missing(way, ask), `they reach you by ${way}`)) : []),
  ]
}

function problemOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}
