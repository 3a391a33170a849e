// What the doctor looks at in each agent: the entry, the switches around it, and what its hook answers.
import { type Host, hosts, type Present, presentIn, readText, type Setting, signOf, sing } from '../../install/index.ts'
import { check, type Check } from './doctor-check.ts'

/** @param named those that must call gatekeeper; none: those that do */
export function agentChecks(setting: Setting, named: readonly Host[]): readonly Check[] {
  const found = hosts.map(host => ({ host, present: presentIn(host, setting) }))
  const chosen = named.length ? found.filter(one => named.includes(one.host)) : found
  const checks = chosen.flatMap(({ host, present }): readonly Check[] => {
    if (present.length) return ofOne(host, present, setting)
    if (named.length) return [{ about: host.name, state: 'fail', text: `nothing calls gatekeeper; gatekeeper install ${host.name} puts it in front` }]
    return signOf(host, setting) === undefined ? [] : [{ about: host.name, state: 'note', text: `it is here without a gate; gatekeeper install ${host.name} puts one in front of it` }]
  })
  const calling = found.filter(one => one.present.length).map(one => one.host)
  const twice = calling.flatMap(host => calling.filter(other => host.alsoReadBy?.includes(other.name)).map((other): Check => ({ about: other.name, state: 'note', text: `it also runs the entry of ${host.title}, so that gatekeeper judges each call twice` })))
  const both = chosen.filter(({ present }) => new Set(present.map(one => one.scope)).size > 1).map(({ host }): Check => ({ about: host.name, state: 'note', text: 'it has an entry of yours and one of this project, so that gatekeeper may judge each call twice' }))
  const none = !named.length && !calling.length ? [{ about: 'agents', state: 'fail' as const, text: 'no agent calls gatekeeper; gatekeeper install shows which are here' }] : []
  return [...checks, ...twice, ...both, ...none]
}

function ofOne(host: Host, present: readonly Present[], setting: Setting): readonly Check[] {
  const off = host.off?.(setting.ground, readText)
  return [
    ...present.map(({ path, problem }) => check(host.name, problem && `${path}: ${problem}`, `its hook stands in ${path}`)),
    ...(off === undefined ? [] : [{ about: host.name, state: 'fail' as const, text: off }]),
    ...present.flatMap(one => (one.kind === 'whole' && host.canary && host.canary.shell !== 'file' ? [] : sungBy(host, one, setting))),
  ]
}

function sungBy(host: Host, { kind, lines, path, scope, problem: doubt }: Present, { ground }: Setting): readonly Check[] {
  // What comes with a project runs only when it is exactly our own.
  if (scope === 'project' && doubt !== undefined) return [{ about: host.name, state: 'note', text: `${path} was not tried out: a project's file is only run when it is what gatekeeper writes` }]
  if (!host.canary) return [{ about: host.name, state: 'note', text: `${path} is a plug-in of the agent's own process: start the agent to see it work` }]
  return [...new Set(lines)].flatMap(line => (['as it is', 'as from a desktop', 'without gatekeeper'] as const).map(how => {
    const { milliseconds, problem } = sing(host, kind === 'whole' && how !== 'without gatekeeper' ? `'${path.replaceAll("'", "'\\''")}'` : line, ground.workspace, process.env, how)
    const about = how === 'as it is' ? 'a command that must be refused is' : how === 'as from a desktop' ? 'so it is with the PATH that a desktop gives' : 'with gatekeeper gone, every call is'
    return check(host.name, problem && `${path}, ${how}: ${problem}`, `${about} (${milliseconds} ms)`)
  }))
}
