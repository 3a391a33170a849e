// `status`: which settings are in force here, and which agents call gatekeeper.
import { configFolder } from '../../facts/folders.ts'
import { hosts, presentIn, signOf } from '../../install/index.ts'
import { visible } from '../../model/index.ts'
import { rulesIn } from '../../policy/blocks.ts'
import type { SettingsFile } from '../../settings/index.ts'
import { layerName } from '../../settings/keys.ts'
import { placeOf } from '../../settings/place.ts'
import { hasChanged } from '../../settings/trust.ts'
import { SETTINGS } from '../codes.ts'
import { complain, misused, print } from '../io.ts'
import { modeTaken } from '../mode-taken.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import type { Topic } from './define.ts'
import { settingOf } from './install-setting.ts'
import { isProjects, settingsAt } from './trust.ts'

function stateOf(file: SettingsFile): string {
  if (!isProjects(file)) return ''
  if (file.trusted) return ', trusted'
  return hasChanged(configFolder(), file.path, file.text) ? ', changed since it was trusted: only what makes it stricter counts' : ', not trusted: only what makes it stricter counts'
}

interface AgentState {
  readonly agent: string
  readonly scope: string
  readonly path: string
  readonly problem: string | null
}

function agentsAt(ports: Ports, folder: string): { readonly agents: readonly AgentState[]; readonly open: readonly string[] } {
  const setting = settingOf(ports, folder)
  const found = hosts.map(host => ({ host, present: presentIn(host, setting) }))
  return {
    agents: found.flatMap(({ host, present }) => present.map(({ scope, path, problem }) => ({ agent: host.name, scope, path, problem: problem ?? null }))),
    open: found.filter(({ host, present }) => !present.length && signOf(host, setting) !== undefined).map(({ host }) => host.name),
  }
}

function status(parsed: Parsed, ports: Ports): number {
  const found = settingsAt(parsed, ports)
  if (typeof found === 'string') return misused(found)
  const { folder, policy, files, problems } = found
  const { agents, open } = agentsAt(ports, folder)
  const taken = modeTaken(found)
  if (parsed.flags.has('json')) {
    print(`${JSON.stringify({ folder, mode: policy.mode, ...(taken !== undefined && { modeTaken: taken }), files: files.map(({ layer, path, trusted }) => ({ layer: layerName(layer), path, trusted })), rules: rulesIn(policy.layers).length, problems, agents, withoutGate: open })}\n`)
    return problems.length ? SETTINGS : 0
  }
  const rows = files.length ? files.map(file => `  ${visible(file.path)}  (${layerName(file.layer)}${stateOf(file)})`) : ['  none: the defaults are in force']
  const width = Math.max(0, ...agents.map(one => one.agent.length), ...open.map(name => name.length))
  const calls = agents.map(({ agent, scope, path, problem }) => `  ${agent.padEnd(width)}  ${shownOnALine(path)}  (${scope === 'user' ? 'for you' : 'for the project'}${problem === null ? '' : `; ${shownOnALine(problem)}`})`)
  print([
    `project  ${visible(folder)}`, `mode     ${policy.mode}${taken === undefined ? '' : `: ${shownOnALine(taken)}`}`, `rules    ${rulesIn(policy.layers).length} in lists, ${policy.rules.size + (policy.managed?.size ?? 0) + (policy.tightened?.size ?? 0)} built-in ones changed`,
    'settings', ...rows, 'agents', ...(calls.length ? calls : ['  none calls gatekeeper']), ...open.map(name => `  ${name.padEnd(width)}  is here without a gate; gatekeeper install ${name} puts one in front of it`), '',
  ].join('\n'))
  for (const problem of problems) complain(`${placeOf(problem)}: ${problem.message}`)
  return problems.length ? SETTINGS : 0
}

export const statusTopic: Topic = {
  name: 'status', about: 'show which settings are in force, whether the project is trusted, and which agents call gatekeeper',
  deeds: [{ name: 'status', about: 'show which settings are in force, whether the project is trusted, and which agents call gatekeeper', operands: '[folder]', flags: [{ long: 'json', about: 'answer as one JSON object' }], examples: [['gatekeeper status', 'for the current folder']], act: status }],
}
