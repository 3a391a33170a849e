// `grants`: what was allowed and refused for the session: to look at, to take back, to forget.
import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { redact } from '../../audit/redact.ts'
import { stateFolder } from '../../facts/folders.ts'
import { listed, type Listed, takeBack } from '../../memory/list.ts'
import type { Denial, Grant } from '../../memory/lines.ts'
import { complain, misused, print } from '../io.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import type { Flag } from '../usage.ts'
import { shown } from '../shown.ts'
import type { Topic } from './define.ts'

const all: Flag = { long: 'all', short: 'a', about: 'also what holds no more' }
const json: Flag = { long: 'json', about: 'answer as one JSON array' }

export const grants: Topic = {
  name: 'grants',
  about: 'what you allowed and refused in sessions that go on: list it, take it back, forget it',
  deeds: [
    {
      name: 'list', about: 'list what is allowed for a session', flags: [all, json], act: (parsed, ports) => list(parsed, 'grant', ports),
      examples: [['gatekeeper grants list', 'what holds now'], ['gatekeeper grants list --all --json', 'also what is over, for a script']],
    },
    {
      name: 'revoke', operands: '<id...>', about: 'take back what was allowed', flags: [], act: parsed => end(parsed, 'grant'),
      examples: [['gatekeeper grants revoke g4k2m9xq1', 'from now on it is asked about again']],
    },
    {
      name: 'clear', about: 'take back all that was allowed', act: (parsed, ports) => clear(parsed, ports),
      flags: [
        { long: 'session', short: 's', value: 'session', about: 'only what was allowed in this session, as the list names it' },
        { long: 'workspace', short: 'w', value: 'folder', about: 'only what was allowed in this workspace' },
      ],
      examples: [['gatekeeper grants clear', 'everything'], ['gatekeeper grants clear --workspace ~/app', 'in one workspace']],
    },
    {
      name: 'denials', about: 'list what was refused and is refused again in its session', flags: [all, json], act: (parsed, ports) => list(parsed, 'denial', ports),
      examples: [['gatekeeper grants denials', 'what is refused now, with what was said of it']],
    },
    {
      name: 'forget', operands: '<id...>', about: 'forget a refusal, so that it is asked about again', flags: [], act: parsed => end(parsed, 'denial'),
      examples: [['gatekeeper grants forget d8w1c3vz0', 'the next time you are asked']],
    },
  ],
}

type Type = 'grant' | 'denial'

function list({ flags, operands }: Parsed, type: Type, ports: Ports): number {
  if (operands.length) return misused(`nothing is expected behind it: ${operands.join(' ')}; leave it out`)
  const now = Date.now()
  const found = listed(stateFolder(), now, voidIn(ports)).filter(({ said, over }) => said.type === type && (flags.has('all') || !over))
  if (flags.has('json')) print(`${JSON.stringify(found.map(toJson))}\n`)
  else if (found.length) print(found.map(one => inWords(one, now)).join(''))
  else complain(type === 'grant' ? 'nothing is allowed for a session' : 'nothing is refused for a session')
  return 0
}

/** A grant holds as long as the settings of its workspace are what they were, and what stands in scripts that it is for; that shows when one is run. */
function voidIn(ports: Ports): (grant: Grant) => boolean {
  const known = new Map<string, string | undefined>()
  const boundaryIn = (workspace: string): string | undefined => (existsSync(workspace) ? ports.policy(ports.facts(workspace, workspace)).boundary : undefined)
  return ({ workspace, boundary }) => {
    if (!known.has(workspace)) known.set(workspace, boundaryIn(workspace))
    const now = known.get(workspace)
    return now !== undefined && boundary !== now && !boundary.startsWith(`${now} `)
  }
}

/** Ids of the other kind, and those of what is over, are none that could be meant. */
function end({ operands }: Parsed, type: Type): number {
  if (!operands.length) return misused(`name what to ${type === 'grant' ? 'revoke' : 'forget'} by its id; gatekeeper grants ${type === 'grant' ? 'list' : 'denials'} shows it`)
  const ended = takeBack(stateFolder(), said => said.type === type && operands.includes(said.id), Date.now())
  for (const said of ended) print(`${said.id} ${type === 'grant' ? 'is taken back, and asked about again' : 'is forgotten, and asked about again'}: ${shown(shownText(said))}\n`)
  const done = new Set(ended.map(({ id }) => id))
  const missing = operands.filter(id => !done.has(id))
  return missing.length ? misused(`nothing that holds has the id ${missing.join(', ')}; gatekeeper grants ${type === 'grant' ? 'list' : 'denials'} shows what does`) : 0
}

function clear({ flags, operands }: Parsed, ports: Ports): number {
  if (operands.length) return misused(`nothing is expected behind it: ${operands.join(' ')}; to take back single ones, use gatekeeper grants revoke`)
  const session = flags.get('session')
  const workspace = folderOf(flags.get('workspace'))
  const done = takeBack(stateFolder(), said => said.type === 'grant' && (session === undefined || said.session === session) && (workspace === undefined || said.workspace === workspace), Date.now())
  // What is void already holds nothing that anybody could miss.
  const isVoid = voidIn(ports)
  const held = done.filter(said => said.type === 'grant' && !isVoid(said)).length
  const rest = done.length - held
  print(`${held} taken back${rest ? `; ${rest} held no more, since settings have changed` : ''}\n`)
  return 0
}

/** Workspaces are kept by their canonical paths; one that is gone has none any more. */
function folderOf(value: string | true | undefined): string | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return realpathSync(value)
  } catch {
    return resolve(value)
  }
}

const noteOf = (said: Grant | Denial): string | undefined => (said.type === 'denial' ? said.note : undefined)
/** What a command says may hold secrets, and what was asked about is what it was. */
const shownText = (said: Grant | Denial): string => redact(said.type === 'denial' ? said.what : said.kind === 'exact' || said.kind === 'once' ? (said.key[1] ?? said.what) : said.what)

function toJson({ said, over, usesLeft }: Listed): object {
  return {
    id: said.id, kind: said.type === 'grant' ? said.kind : 'denial', what: shownText(said), workspace: said.workspace, agent: said.agent, session: said.session,
    ...(said.type === 'grant' && { mode: said.mode, covers: said.covers.map(redact) }), ...(noteOf(said) !== undefined && { note: noteOf(said) }),
    since: new Date(said.at).toISOString(), until: new Date(said.until).toISOString(), ...(usesLeft !== undefined && { usesLeft }), ...(over && { over }),
  }
}

function inWords({ said, over, usesLeft }: Listed, now: number): string {
  const kind = said.type === 'grant' ? `${said.kind.padEnd(6)}  ` : ''
  const note = noteOf(said)
  const details = [`${said.agent}, session ${said.session}`, `in ${said.workspace}`, over ?? `for another ${span(said.until - now)}`, ...(usesLeft === undefined ? [] : [`${usesLeft} ${usesLeft === 1 ? 'use' : 'uses'} left`])]
  return `${said.id}  ${kind}${shown(shownText(said))}${note === undefined ? '' : `: ${shown(note)}`}\n    ${shown(details.join(', '))}\n`
}

function span(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  return minutes < 120 ? `${minutes} min` : minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
}
