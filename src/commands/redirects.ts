// What redirections do to the world: the files that they open, and bash's network devices.
import type { Effect, Invocation } from '../model/index.ts'

export function redirectEffects(call: Invocation): Effect[] {
  return call.redirects.flatMap(({ operator, target }): Effect[] => {
    if (target.values?.some(value => /^\/dev\/(?:tcp|udp)\//.test(value))) return [{ kind: 'connect', target, sends: true }]
    if (operator === '<') return [{ kind: 'read', target }]
    if (operator === '<&') return target.values ? [{ kind: 'read', target }] : []
    if (operator === '<>') return [{ kind: 'read', target }, { kind: 'write', target }]
    return [{ kind: operator.includes('>>') ? 'append' : 'write', target }]
  })
}
