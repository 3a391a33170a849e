// `install` and `uninstall`: what would be written is shown, and nothing else is.
import { faultOf } from '../../disk/reason.ts'
import { apply, type Edit, type Host, hostOf, hosts, prepare, presentIn, type Prepared, readText, type Scope, type Setting, show, signOf, unable } from '../../install/index.ts'
import { FAULT, REFUSED } from '../codes.ts'
import { complain, misused, print } from '../io.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shown } from '../shown.ts'
import { confirmed } from './confirm.ts'
import type { Deed, Topic } from './define.ts'
import { listed, noAgent } from './install-list.ts'
import { settingOf } from './install-setting.ts'

type Direction = 'install' | 'uninstall'

interface Job extends Prepared {
  readonly host: Host
  readonly scope: Scope
}

const flags: Deed['flags'] = [
  { long: 'user', about: 'for you, in every project (the default; uninstall takes both away)' },
  { long: 'project', about: 'for everybody who works on this project' },
  { long: 'all', about: 'every agent that is here; to uninstall, every one that calls gatekeeper' },
  { long: 'dry-run', about: 'show what would be written, and write nothing' },
  { long: 'yes', short: 'y', about: 'do not ask' },
  { long: 'json', about: 'answer as one JSON object' },
]

/** The hosts that are meant. @returns what is wrong with the call */
function meant({ flags: given, operands }: Parsed, direction: Direction, setting: Setting): readonly Host[] | string {
  if (given.has('user') && given.has('project')) return 'say --user or --project, not both'
  if (given.has('all')) {
    if (operands.length) return 'name agents, or say --all, not both'
    return hosts.filter(host => (direction === 'install' ? signOf(host, setting) !== undefined : presentIn(host, setting).length))
  }
  const chosen: Host[] = []
  for (const name of operands) {
    const host = hostOf(name)
    const cannot = unable.find(one => one.name === name)
    if (!host) return cannot ? `there is no gate for ${cannot.title}: ${cannot.cannot}` : noAgent(name)
    chosen.push(host)
  }
  return chosen
}

async function act(direction: Direction, parsed: Parsed, ports: Ports): Promise<number> {
  const setting = settingOf(ports)
  const chosen = meant(parsed, direction, setting)
  if (typeof chosen === 'string') return misused(chosen)
  const json = parsed.flags.has('json')
  if (!chosen.length) return parsed.flags.has('all') ? idle(direction, json) : listed(direction, setting, json)
  const dry = parsed.flags.has('dry-run')
  if (direction === 'install' && setting.problem && !dry) return misused(`nothing was written: ${setting.problem}`, REFUSED)
  const jobs = chosen.flatMap(host => scopesOf(direction, parsed, host, setting).map((scope): Job => ({ host, scope, ...prepare(direction, host, scope, setting) })))
  const scopeless = jobs.filter(({ host, scope }) => !host.files(scope, setting.ground, setting.caller).length)
  if (scopeless.length && !parsed.flags.has('all')) return misused(scopeless.map(({ host, scope }) => `${host.title} reads no hooks ${scope === 'user' ? 'of a user' : 'of a project'}; say ${scope === 'user' ? '--project' : '--user'}`).join('; '))
  const problems = jobs.flatMap(one => one.problems)
  const told = (written: boolean): void => {
    if (json) print(`${JSON.stringify({ written, edits: jobs.flatMap(({ host, scope, edits }) => edits.map(edit => ({ agent: host.name, scope, path: edit.path, before: edit.before ?? null, after: edit.after ?? null }))), problems, off: direction === 'install' ? jobs.flatMap(({ host }) => offOf(host, setting) ?? []) : [], todo: written && direction === 'install' ? jobs.flatMap(({ host, edits }) => (edits.length ? host.todo.map(text => ({ agent: host.name, text })) : [])) : [] })}\n`)
  }
  if (!json) for (const { edits } of jobs) for (const edit of edits) print(`${show(edit, shown)}\n`)
  for (const problem of problems) complain(problem)
  if (problems.length) {
    told(false)
    return misused('nothing was written', REFUSED)
  }
  const edits = jobs.flatMap(one => one.edits)
  if (!edits.length) {
    told(false)
    if (!json) print(direction === 'install' ? 'nothing is to be written: it is there already\n' : 'nothing is to be taken away: it is not there\n')
    for (const { host } of direction === 'install' && !json ? jobs : []) for (const text of [offOf(host, setting)]) if (text !== undefined) complain(text)
    return 0
  }
  if (dry) {
    told(false)
    return 0
  }
  if (!parsed.flags.has('yes') && (json || !(await confirmed(edits.length === 1 ? 'write this?' : `write these ${edits.length} files?`)))) {
    told(false)
    complain('nothing was written: nobody said yes; --yes does it without asking')
    return REFUSED
  }
  const code = carry(direction, jobs, edits, setting, json)
  told(code === 0)
  return code
}

function carry(direction: Direction, jobs: readonly Job[], edits: readonly Edit[], setting: Setting, json: boolean): number {
  const projects = new Set(jobs.filter(one => one.scope === 'project').flatMap(one => one.edits.map(edit => edit.path)))
  try {
    apply(setting.receipts, edits, direction, path => projects.has(path))
  } catch (error) {
    return misused(`nothing was written: ${faultOf(error)}`, FAULT)
  }
  const quiet = direction === 'install' ? jobs.flatMap(({ host }) => offOf(host, setting) ?? []) : []
  if (json) return 0
  for (const { host, scope, edits: own } of jobs) {
    if (!own.length) continue
    print(direction === 'install' && offOf(host, setting) !== undefined ? `${host.title}: the entry is written, and gatekeeper is not in front of it yet\n` : `${host.title}: gatekeeper is ${direction === 'install' ? 'in front of it' : 'no longer in front of it'}\n`)
    if (direction === 'install') print([...host.todo.map(text => `  to do: ${text}`), `  when gatekeeper cannot answer: ${host.broken}`, ...(scope === 'project' ? [`  note: whoever works on this project with ${host.title} needs gatekeeper at ${setting.caller.gate} too; without it every call is refused there`] : []), ...doubles(host, setting).map(text => `  note: ${text}`), ''].join('\n'))
  }
  print(direction === 'install' ? 'gatekeeper doctor shows whether it works\n' : '')
  for (const text of quiet) complain(text)
  return 0
}

/** Why a host does not run what stands there, whatever it is. */
function offOf(host: Host, { ground }: Setting): string | undefined {
  const off = host.off?.(ground, readText)
  return off && `${host.title} does not call gatekeeper as it is: ${off}`
}

/** Hosts that run what stands in another's files judge each call twice when they have an entry of their own. */
function doubles(host: Host, setting: Setting): readonly string[] {
  const others = hosts.filter(one => one !== host && presentIn(one, setting).length)
  const here = others.filter(one => host.alsoReadBy?.includes(one.name)).map(one => `${one.title} also runs what stands here, and has an entry of its own: it asks gatekeeper twice`)
  return [...here, ...others.filter(one => one.alsoReadBy?.includes(host.name)).map(one => `${host.title} also runs the entry of ${one.title}: it asks gatekeeper twice`)]
}

/** What is taken away without a word on where is taken away wherever it is. */
function scopesOf(direction: Direction, { flags: given }: Parsed, host: Host, setting: Setting): readonly Scope[] {
  if (given.has('project')) return ['project']
  if (given.has('user') || direction === 'install') return ['user']
  const found = new Set(presentIn(host, setting).map(one => one.scope))
  return found.size ? [...found] : ['user']
}

function idle(direction: Direction, json: boolean): number {
  print(json ? `${JSON.stringify({ written: false, edits: [], problems: [], todo: [] })}\n` : direction === 'install' ? 'no agent is here that gatekeeper knows\n' : 'no agent calls gatekeeper\n')
  return 0
}

const topic = (name: Direction, about: string, examples: Deed['examples']): Topic => ({ name, about, deeds: [{ name, about, operands: '[agent...]', flags, examples, act: (parsed, ports) => act(name, parsed, ports) }] })

export const installTopic = topic('install', 'put gatekeeper in front of an agent; without a name, list the agents that are here', [
  ['gatekeeper install claude-code', 'shows what it would write, and asks'],
  ['gatekeeper install --all --dry-run', 'for every agent that is here, without writing anything'],
])
export const uninstallTopic = topic('uninstall', 'take gatekeeper away from an agent again; without a name, list those that call it', [['gatekeeper uninstall claude-code', 'the files are then what they were before'], ['gatekeeper uninstall --all', 'everywhere']])
