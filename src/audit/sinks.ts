// Where records go besides the file. A sink that fails changes nothing, unless the settings require it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeSync } from 'node:fs'
import { faultOf, whyOf } from '../disk/reason.ts'
import { isObject } from '../model/index.ts'
import { append, chainFolder } from './chain.ts'
import { type Means, readKey } from './index.ts'
import type { AuditSettings, SinkSetting } from './settings.ts'
import { isHeld } from './waiting.ts'

/** How long a required sink may keep a decision waiting, in milliseconds. */
const PATIENCE = 5000

/** @param line what the file has got, where there is one */
export function emit(state: string, line: string, settings: AuditSettings, means: Means): void {
  const { sinks, required } = settings
  for (const sink of sinks) {
    const isRequired = required.includes(sink.kind)
    try {
      send(state, sink, line, isRequired, means)
    } catch (error) {
      if (!isRequired) continue
      const why = `the ${sink.kind} sink, which the settings require: ${faultOf(error)}`
      correct(state, line, why, settings, means)
      throw new Error(why)
    }
  }
  for (const sink of means.sinks ?? []) {
    try {
      sink(line)
    } catch {
      // It is the program's own, and nothing depends on it.
    }
  }
}

/** What the sinks before have had says that it ran, which it now does not. What has run already, did. */
function correct(state: string, line: string, why: string, settings: AuditSettings, means: Means): void {
  try {
    const said: unknown = JSON.parse(line)
    if (!isObject(said) || said['outcome'] !== 'ran' || said['exit'] !== undefined) return
    const { prev: _1, after: _2, fork: _3, lost: _4, mac: _5, ...rest } = said
    const body = JSON.stringify({ ...rest, id: `${String(rest['id'])}-1`, outcome: 'refused', note: why }).slice(0, -1)
    const key = readKey(`${chainFolder(state)}/key`)
    const now = settings.sinks.some(({ kind }) => kind === 'file') && key ? append(state, key, body, Date.now(), settings) : `${body}}`
    for (const sink of settings.sinks)
      try {
        send(state, sink, now, false, means)
      } catch {
        // It is the one that failed, or fails as well.
      }
  } catch {
    // Nothing runs in any case.
  }
}

function send(state: string, sink: SinkSetting, line: string, isRequired: boolean, { deliverer }: Means): void {
  switch (sink.kind) {
    case 'file': return
    case 'stderr': return toStderr(`${line}\n`)
    case 'syslog': return toSyslog(line)
    case 'http': return isRequired ? delivered(deliverer) : kick(state, deliverer)
  }
}

function toStderr(text: string): void {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) done += writeSync(2, bytes, done, bytes.length - done)
}

const LOGGERS = ['/usr/bin/logger', '/bin/logger']
const SOCKETS = ['/dev/log', '/var/run/syslog', '/run/systemd/journal/syslog']

/** Why nothing can be told to syslog. */
export const syslogMissing = (loggers: readonly string[] = LOGGERS, sockets: readonly string[] = SOCKETS): string | undefined =>
  !loggers.some(path => existsSync(path)) ? `there is no logger program in ${loggers.join(' or ')}; install one, or take syslog out of audit.sinks` : !sockets.some(path => existsSync(path)) ? 'there is no syslog on this machine; start one, or take it out of audit.sinks' : undefined

/** Node cannot write to the datagram socket of syslog by itself; logger(1) can, and says when nobody listens. */
export function toSyslog(line: string, loggers: readonly string[] = LOGGERS, sockets: readonly string[] = SOCKETS): void {
  const logger = loggers.find(path => existsSync(path))
  const problem = syslogMissing(loggers, sockets)
  if (!logger || problem !== undefined) throw new Error(problem ?? '')
  const plain = ['-t', 'gatekeeper', '-p', 'auth.notice']
  const run = (args: readonly string[]): string | undefined => {
    const { status, stderr, error } = spawnSync(logger, args, { input: `${line}\n`, stdio: ['pipe', 'ignore', 'pipe'], timeout: PATIENCE, encoding: 'utf8', env: {} })
    // It may end before it has read anything; what it says of that tells more than a broken pipe.
    return status === 0 ? undefined : stderr?.trim() || (error ? whyOf(error) : `it ended with ${status}`)
  }
  // Only one of the loggers of this world knows how to take long lines, and to say that it failed.
  const first = run([...plain, '--socket-errors=on', '--size', '65536'])
  if (first === undefined) return
  const again = /option|usage/i.test(first) ? run(plain) : first
  if (again !== undefined) throw new Error(`${logger}: ${again}`)
}

/** What is not delivered now is delivered with the next record: it is in the file. */
function kick(state: string, deliverer: readonly string[] | undefined): void {
  const [program, ...args] = deliverer ?? []
  // Whoever delivers looks once more before it ends.
  if (program === undefined || isHeld(`${chainFolder(state)}/deliver`)) return
  const child = spawn(program, args, { detached: true, stdio: 'ignore', cwd: '/' })
  child.on('error', () => undefined)
  child.unref()
}

function delivered(deliverer: readonly string[] | undefined): void {
  const [program, ...args] = deliverer ?? []
  if (program === undefined) throw new Error('nothing here delivers to it')
  const { status, stderr, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: PATIENCE, encoding: 'utf8', cwd: '/' })
  if (status !== 0) throw new Error(error ? whyOf(error) : stderr.trim().replace(/^gatekeeper: /, '') || `delivering ended with ${status}`)
}
