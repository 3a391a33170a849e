// What settings say of the records: from JSON to values, with every problem named by its key.
import { isObject, type Json } from '../model/index.ts'

export type SinkKind = 'file' | 'stderr' | 'syslog' | 'http'
export interface HttpSink {
  readonly kind: 'http'
  readonly url: string
  /** Absolute path of a file that holds what the endpoint takes for a password. */
  readonly tokenFile?: string
}
export type SinkSetting = { readonly kind: 'file' | 'stderr' | 'syslog' } | HttpSink

export interface AuditSettings {
  /** Days that records are kept; for ever when it is not said. */
  readonly retention?: number
  /** Bytes of all files together. */
  readonly maxBytes?: number
  readonly sinks: readonly SinkSetting[]
  /** Sinks without which nothing runs. */
  readonly required: readonly SinkKind[]
}

const KINDS: readonly SinkKind[] = ['file', 'stderr', 'syslog', 'http']
const KEYS = ['retention', 'maxBytes', 'required', 'sinks']
const DAYS = new Map([['d', 1], ['w', 7], ['y', 365]])
const BYTES = new Map([['KB', 1024], ['MB', 1024 ** 2], ['GB', 1024 ** 3]])
const LEAST_BYTES = 1024 ** 2

type Complain = (message: string) => void

/** @param json the value of the key `audit`, undefined where it is not there */
export function auditSettings(json: unknown, complain: Complain): AuditSettings {
  const none: AuditSettings = { sinks: [{ kind: 'file' }], required: ['file'] }
  if (json === undefined) return none
  if (!isObject(json)) {
    complain('audit must be an object')
    return none
  }
  unknownKeys('audit', json, KEYS, complain)
  const retention = retentionOf(json['retention'], complain)
  const maxBytes = bytesOf(json['maxBytes'], complain)
  const sinks = sinksOf(json['sinks'], complain) ?? none.sinks
  const required = requiredOf(json['required'], sinks, complain)
  return { sinks, required, ...(retention !== undefined && { retention }), ...(maxBytes !== undefined && { maxBytes }) }
}

function unknownKeys(where: string, json: Json, known: readonly string[], complain: Complain): void {
  for (const key of Object.keys(json)) if (!known.includes(key)) complain(`${where}.${key} is no setting; known are ${known.join(', ')}`)
}

function retentionOf(value: unknown, complain: Complain): number | undefined {
  if (value === undefined) return undefined
  const [, count, unit = ''] = (typeof value === 'string' && /^([1-9]\d{0,4})([dwy])$/.exec(value)) || []
  const days = Number(count) * (DAYS.get(unit) ?? 0)
  if (days > 0) return days
  complain(`audit.retention is ${JSON.stringify(value)}; it must be a number of days, weeks or years, such as "90d", "12w" or "2y"`)
  return undefined
}

function bytesOf(value: unknown, complain: Complain): number | undefined {
  if (value === undefined) return undefined
  const [, count, unit = ''] = (typeof value === 'string' && /^([1-9]\d{0,8})(KB|MB|GB)$/.exec(value)) || []
  const bytes = typeof value === 'number' ? value : Number(count) * (BYTES.get(unit) ?? 0)
  if (Number.isSafeInteger(bytes) && bytes >= LEAST_BYTES) return bytes
  complain(`audit.maxBytes is ${JSON.stringify(value)}; it must be at least ${LEAST_BYTES} bytes, or a text such as "200MB"`)
  return undefined
}

function sinksOf(value: unknown, complain: Complain): readonly SinkSetting[] | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value) || !value.length) {
    complain('audit.sinks must be a list with at least one of "file", "stderr", "syslog", {"http": {"url": "https://..."}}')
    return undefined
  }
  const sinks = value.flatMap((one: unknown, at) => sinkOf(`audit.sinks[${at}]`, one, complain) ?? [])
  for (const kind of KINDS) if (sinks.filter(sink => sink.kind === kind).length > 1) complain(`audit.sinks names ${kind} twice`)
  if (sinks.some(sink => sink.kind === 'http') && !sinks.some(sink => sink.kind === 'file')) complain('audit.sinks has http without file; records are kept in the file until they are delivered, so name both')
  return sinks.length ? sinks : undefined
}

function sinkOf(where: string, value: unknown, complain: Complain): SinkSetting | undefined {
  if (value === 'file' || value === 'stderr' || value === 'syslog') return { kind: value }
  const http = isObject(value) && Object.keys(value).length === 1 ? value['http'] : undefined
  if (isObject(http)) return httpOf(`${where}.http`, http, complain)
  complain(`${where} is ${JSON.stringify(value)}; it can be "file", "stderr", "syslog" or {"http": {"url": "https://..."}}`)
  return undefined
}

function httpOf(where: string, http: Json, complain: Complain): HttpSink | undefined {
  unknownKeys(where, http, ['url', 'tokenFile'], complain)
  const { url, tokenFile } = http
  if (typeof url !== 'string' || !isSafe(url)) {
    complain(`${where}.url must be an https address without a user in it; http is for this machine alone`)
    return undefined
  }
  if (tokenFile === undefined) return { kind: 'http', url }
  if (typeof tokenFile === 'string' && tokenFile.startsWith('/')) return { kind: 'http', url, tokenFile }
  complain(`${where}.tokenFile must be an absolute path`)
  return undefined
}

const isSafe = (url: string): boolean => /^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/.test(url) || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]\S*)?$/.test(url)

function requiredOf(value: unknown, sinks: readonly SinkSetting[], complain: Complain): readonly SinkKind[] {
  const configured = sinks.map(({ kind }) => kind)
  if (value === undefined) return configured.filter(kind => kind === 'file')
  if (value === true) return configured
  if (value === false) return []
  const named: readonly unknown[] = Array.isArray(value) ? value : [value]
  const kinds = named.flatMap(one => KINDS.filter(kind => kind === one))
  if (kinds.length < named.length) complain(`audit.required is ${JSON.stringify(value)}; it can be true, false or a list of sinks: ${KINDS.join(', ')}`)
  for (const kind of kinds) if (!configured.includes(kind)) complain(`audit.required names ${kind}, which is not in audit.sinks`)
  return kinds.length < named.length ? configured : kinds
}
