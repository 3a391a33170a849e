// Which agents there are: those that are here, those that call gatekeeper, and what somebody may have meant who named another.
import { type Host, hosts, presentIn, type Setting, signOf, unable } from '../../install/index.ts'
import { print } from '../io.ts'
import { withMeant } from '../nearest.ts'
import { shownOnALine } from '../shown.ts'

/** Each host by its name, and by what people call it: the programs that it comes as. */
const NAMES = hosts.map(({ name, programs }) => [name, ...programs] as const)

export const noAgent = (name: string): string =>
  withMeant(`there is no agent ${name}`, name, NAMES, `known are ${hosts.map(one => one.name).join(', ')}; ${unable.map(one => one.name).join(' and ')} have no place for a gate`)

/** The host that somebody means, by its name or what it is usually called. */
export const hostCalled = (name: string): Host | undefined => hosts.find(one => one.name === name) ?? hosts.find(one => one.programs.includes(name) || one.name.startsWith(`${name}-`))

interface Row {
  readonly agent: string
  readonly title: string
  readonly sign: string | null
  readonly installed: readonly { readonly scope: string; readonly path: string }[]
}

export function listed(direction: 'install' | 'uninstall', setting: Setting, json: boolean): number {
  const rows = hosts.map((host): Row => ({ agent: host.name, title: host.title, sign: signOf(host, setting) ?? null, installed: presentIn(host, setting).map(({ scope, path }) => ({ scope, path })) }))
  print(json ? `${JSON.stringify({ agents: rows, cannot: unable })}\n` : direction === 'install' ? present(rows) : calling(rows))
  return 0
}

const line = ({ agent, sign, installed }: Row): string => `${agent.padEnd(Math.max(...hosts.map(one => one.name.length)))}  ${installed.length ? `installed in ${installed.map(one => shownOnALine(one.path)).join(', ')}` : `found: ${shownOnALine(sign ?? '')}`}\n`

function present(rows: readonly Row[]): string {
  const here = rows.filter(one => one.sign !== null || one.installed.length)
  const none = 'none of the agents that gatekeeper knows is here; name one all the same (gatekeeper install claude-code), and what it will read is written\n'
  return `${here.map(line).join('') || none}not found: ${rows.filter(one => !here.includes(one)).map(one => one.agent).join(', ') || 'none'}\n`
}

const calling = (rows: readonly Row[]): string => rows.filter(one => one.installed.length).map(line).join('') || 'no agent calls gatekeeper, so there is nothing to take away\n'
