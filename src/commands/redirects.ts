// What redirections do to the world: the files that they open, and bash's network devices.
import { type Effect, exact, type Invocation, type Redirect } from '../model/index.ts'

export function redirectEffects(call: Invocation): Effect[] {
  return call.redirects.flatMap((redirect): Effect[] => {
    const { operator, target } = redirect
    if (target.values?.some(value => /^\/dev\/(?:tcp|udp)\//.test(value))) return [{ kind: 'connect', target, ...(!onlyListens(redirect, call) && { sends: true }) }]
    if (operator === '<') return [{ kind: 'read', target }]
    if (operator === '<&') return target.values ? [{ kind: 'read', target }] : []
    if (operator === '<>') return [{ kind: 'read', target }, { kind: 'write', target }]
    const wrote: Effect = { kind: operator.includes('>>') ? 'append' : 'write', target }
    return isEndless(call) && (redirect.fd ?? 1) === 1 && !target.values?.every(value => value.startsWith('/dev/')) ? [wrote, { kind: 'exhaust', target }] : [wrote]
  })
}

/** A connection goes both ways, whichever way it was opened: only where nothing else is tied to it does it just receive. */
const onlyListens = ({ operator, fd }: Redirect, call: Invocation): boolean =>
  operator === '<' && (fd ?? 0) === 0 && exact(call.program) !== 'exec' && !call.redirects.some(other => other.operator.endsWith('&') || other.operator.startsWith('&'))

/** Programs that print what they read, until there is no more. */
const PASSES_ON: ReadonlySet<string> = new Set(['cat', 'tr', 'base64', 'xxd', 'od', 'hexdump', 'rev', 'pv', 'gzip', 'xz', 'zstd', 'openssl', 'sed', 'tee'])
const BOTTOMLESS = /^\/dev\/(?:zero|full|u?random)$/

/** What it prints has no end, and fills whatever holds it. */
function isEndless({ program, args, redirects }: Invocation): boolean {
  const name = (exact(program) ?? '').replace(/^.*\//, '')
  if (name === 'yes') return !args.some(word => /^--(?:help|version)$/.test(exact(word) ?? ''))
  return PASSES_ON.has(name) && (args.some(word => BOTTOMLESS.test(exact(word) ?? '')) || redirects.some(one => one.operator === '<' && BOTTOMLESS.test(exact(one.target) ?? ''))) && !args.some(word => /^-(?:[lNn]|-(?:len|length|read-bytes))/.test(exact(word) ?? ''))
}
