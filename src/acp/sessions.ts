// What a proxy has seen of sessions: in which folder each is, and what its calls of tools were said to be.
import { isObject, type Json } from '../model/index.ts'
import type { Id } from './message.ts'

/** Sessions, and calls of one session, that are remembered. */
const MOST = 500

export interface Sessions {
  /** The editor asked for something. */
  readonly asked: (id: Id, method: string, params: Json) => void
  /** The agent answered. */
  readonly answered: (id: Id, result: unknown) => void
  /** The agent told of a call. */
  readonly updated: (params: Json) => void
  readonly folderOf: (session: string) => string
  /** A call with all that was said of it: later messages name only what has changed. */
  readonly callOf: (session: string, call: Json) => Json
}

/** @param cwd the folder of a session that names none */
export function sessions(cwd: string): Sessions {
  const folders = new Map<string, string>()
  const opening = new Map<Id, string>()
  const calls = new Map<string, Json>()
  const put = <K, V>(map: Map<K, V>, key: K, value: V): void => {
    const [oldest] = map.keys()
    if (map.size >= MOST && oldest !== undefined && !map.has(key)) map.delete(oldest)
    map.set(key, value)
  }
  return {
    asked: (id, method, { cwd: folder, sessionId }) => {
      if (!method.startsWith('session/') || typeof folder !== 'string' || !folder.startsWith('/')) return
      put(opening, id, folder)
      // It has a name already: what is done while it is opened is done there.
      if (typeof sessionId === 'string' && method !== 'session/fork') put(folders, sessionId, folder)
    },
    answered: (id, result) => {
      const folder = opening.get(id)
      opening.delete(id)
      if (folder !== undefined && isObject(result) && typeof result['sessionId'] === 'string') put(folders, result['sessionId'], folder)
    },
    updated: ({ sessionId, update }) => {
      if (typeof sessionId !== 'string' || !isObject(update) || typeof update['toolCallId'] !== 'string' || !/^tool_call/.test(String(update['sessionUpdate']))) return
      const key = `${sessionId}\0${update['toolCallId']}`
      put(calls, key, merged(calls.get(key), update))
    },
    folderOf: session => folders.get(session) ?? cwd,
    callOf: (session, call) => merged(calls.get(`${session}\0${String(call['toolCallId'])}`), call),
  }
}

function merged(before: Json | undefined, after: Json): Json {
  const all = new Map(Object.entries(before ?? {}))
  for (const key of ['kind', 'title', 'rawInput', 'content', 'locations']) if (after[key] !== undefined && after[key] !== null) all.set(key, after[key])
  return Object.fromEntries(all)
}
