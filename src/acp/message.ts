// JSON-RPC messages, read so strictly that whoever reads the same bytes after us can read nothing else in them.
import { isUtf8 } from 'node:buffer'
import { isObject, type Json } from '../model/index.ts'

export type Id = string | number

export type Message =
  | { readonly kind: 'request'; readonly id: Id; readonly method: string; readonly params: Json }
  | { readonly kind: 'notice'; readonly method: string; readonly params: Json }
  | { readonly kind: 'response'; readonly id: Id; readonly result: unknown }
  | { readonly kind: 'blank' }

/** `ids`: whoever waits for an answer is told that there is none. */
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly problem: string
  readonly ids: readonly Id[]
}

const unreadable = (problem: string, ...values: readonly unknown[]): Unreadable => ({ kind: 'unreadable', problem, ids: values.flatMap(value => (isObject(value) && isId(value['id']) && 'method' in value ? [value['id']] : [])) })

const isId = (value: unknown): value is Id => typeof value === 'string' || Number.isSafeInteger(value)

/** @param line undefined for one that was too long to be kept */
export function readMessage(line: Buffer | undefined): Message | Unreadable {
  if (!line) return unreadable('a message is too long, or was cut short')
  if (!isUtf8(line)) return unreadable('a message is not valid UTF-8')
  const text = line.toString('utf8').replace(/\r?\n$/, '')
  if (/^[ \t]*$/.test(text)) return { kind: 'blank' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unreadable('a message is not valid JSON')
  }
  if (Array.isArray(value)) return unreadable('messages come one by one, not as a list', ...value)
  if (!isObject(value)) return unreadable('a message is no JSON object')
  // Some readers end a line there.
  if (/[\r\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) return unreadable('a message holds a line break', value)
  if (hasDoubles(text)) return unreadable('a message has one name twice', value)
  return messageOf(value)
}

function messageOf(value: Json): Message | Unreadable {
  const { id, method } = value
  const params = value['params'] === undefined || value['params'] === null ? {} : value['params']
  const answers = 'result' in value || 'error' in value
  if (value['jsonrpc'] !== '2.0' || Object.keys(value).some(key => !/^(?:jsonrpc|id|method|params|result|error|_meta)$/.test(key))) return unreadable('a message is none of JSON-RPC 2.0', value)
  if (method === undefined && answers && isId(id)) return { kind: 'response', id, result: value['result'] }
  // An answer to what could not be read.
  if (method === undefined && 'error' in value && id === null) return { kind: 'notice', method: '', params: {} }
  if (typeof method !== 'string' || answers || (id !== undefined && !isId(id)) || !isObject(params)) return unreadable('a message is neither a request nor an answer', value)
  return id === undefined ? { kind: 'notice', method, params } : { kind: 'request', id, method, params }
}

/**
 * True when an object has a name twice, however it is spelt: of two, readers take the first or the last, and some do not mind case.
 *
 * @param text valid JSON
 */
export function hasDoubles(text: string): boolean {
  const names: (Set<string> | undefined)[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '{') names.push(new Set())
    else if (char === '[') names.push(undefined)
    else if (char === '}' || char === ']') names.pop()
    else if (char === '"') {
      const from = at
      for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++
      const own = names.at(-1)
      if (!own || !isName(text, at + 1)) continue
      const name: unknown = JSON.parse(text.slice(from, at + 1))
      const plain = String(name).toLowerCase()
      if (own.has(plain)) return true
      own.add(plain)
    }
  }
  return false
}

/** A colon follows. */
function isName(text: string, from: number): boolean {
  let at = from
  while (/[ \t\r\n]/.test(text[at] ?? '')) at++
  return text[at] === ':'
}

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', ...value })}\n`)

export const request = (id: Id, method: string, params: object): Buffer => line({ id, method, params })
export const result = (id: Id, value: object): Buffer => line({ id, result: value })
export const failure = (id: Id | null, code: number, message: string): Buffer => line({ id, error: { code, message } })

/** Codes of errors (JSON-RPC 2.0, section 5.1; those of the application lie above -32000). */
export const INVALID = -32600
export const UNKNOWN_METHOD = -32601
export const REFUSED = -32003
