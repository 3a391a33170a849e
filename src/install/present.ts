// Which agents are here, and where they call gatekeeper already.
import { existsSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import type { Host, HostFile, Scope } from './define.ts'
import { readWhole } from './file.ts'
import { handlers, type Handler } from './ours.ts'
import { agentOf, gatesOf } from './launch.ts'
import { brokenAround, isOurs, planInstall } from './plan.ts'
import type { Setting } from './prepare.ts'
import { blockIn } from './toml.ts'

/** @returns what says that the agent is here; undefined when nothing does */
export function signOf(host: Host, { ground }: Setting): string | undefined {
  const folder = host.folders(ground).find(one => statSync(one, { throwIfNoEntry: false })?.isDirectory())
  return folder ?? host.programs.map(name => onPath(name, ground.env('PATH') ?? '')).find(found => found !== undefined)
}

const onPath = (name: string, path: string): string | undefined =>
  path.split(delimiter).filter(folder => isAbsolute(folder)).map(folder => join(folder, name)).find(file => statSync(file, { throwIfNoEntry: false })?.isFile())

export interface Present {
  readonly host: Host
  readonly scope: Scope
  readonly path: string
  readonly kind: HostFile['kind']
  readonly lines: readonly string[]
  /** What is wrong with it; undefined where it is as we would write it now. */
  readonly problem?: string
}

/** Where a host calls gatekeeper. */
export const presentIn = (host: Host, setting: Setting): readonly Present[] =>
  (['user', 'project'] as const).flatMap(scope => host.files(scope, setting.ground, setting.caller).flatMap(file => present(host, scope, file)))

function present(host: Host, scope: Scope, file: HostFile): readonly Present[] {
  const read = readWhole(file.path)
  if ('problem' in read || read.text === undefined) return []
  const broken = file.kind === 'json' ? brokenAround(read.text, host.name) : undefined
  if (broken !== undefined) return [{ host, scope, path: file.path, kind: file.kind, lines: [], problem: broken }]
  const lines = linesIn(file, read.text, host.name)
  if (!lines.length) return []
  const gone = lines.flatMap(gatesOf).find(path => !existsSync(path))
  const problem = gone === undefined ? (planInstall(file, host.name, { now: read.text }) ? 'it is not what gatekeeper would write now' : undefined) : `it calls ${gone}, which is not there`
  return [{ host, scope, path: file.path, kind: file.kind, lines, ...(problem && { problem: `${problem}; gatekeeper install ${host.name}${scope === 'project' ? ' --project' : ''} puts that right` }) }]
}

function linesIn(file: HostFile, text: string, agent: string): readonly string[] {
  if (file.kind === 'json') return handlers(text, agent).map((one: Handler) => one.line)
  if (file.kind === 'whole') return isOurs(text, agent) ? [text] : []
  const command = /^command = (?:"((?:[^"\\]|\\.)*)"|'([^']*)')/m.exec(blockIn(text) ?? '')
  const line = command?.[2] ?? (command?.[1] === undefined ? undefined : command[1].replace(/\\(["\\])/g, '$1'))
  return line !== undefined && agentOf(line) === agent ? [line] : []
}
