// Between an editor and an agent (Agent Client Protocol): everything is handed on as it came, but for what the agent wants done, which is judged before.
import { isObject, type Json, visible } from '../model/index.ts'
import { type Call, file, permission, type Problem, terminal } from './calls.ts'
import type { Ends, Judged, Relay } from './define.ts'
import { failure, type Id, INVALID, readMessage, REFUSED, request, result, UNKNOWN_METHOD } from './message.ts'
import { sessions } from './sessions.ts'

const PERMISSION = 'session/request_permission'
/** Of what an agent may send, what neither does anything nor shows anything of the machine. */
const REQUESTS = new Set(['terminal/output', 'terminal/wait_for_exit', 'terminal/kill', 'terminal/release', 'elicitation/create'])
const NOTICES = new Set(['session/update', '$/cancel_request', 'elicitation/complete', 'auth/status_update', ''])
const OPTIONS = [{ optionId: 'gatekeeper-allow', name: 'Allow once', kind: 'allow_once' }, { optionId: 'gatekeeper-reject', name: 'Reject', kind: 'reject_once' }]
/** Questions that wait, and answers that are remembered. */
const MOST = 1000

/** @param mark begins the ids of the proxy's own requests; nobody can know it */
export function acpProxy(ends: Ends, mark: string): Relay {
  const { judge, toClient, toServer, complain } = ends
  const known = sessions(ends.cwd)
  const waiting = new Map<Id, (outcome: unknown) => void>()
  const granted = new Set<string>()
  let count = 0

  return { fromClient, fromServer }

  function fromClient(line: Buffer | undefined): void {
    const message = readMessage(line)
    if (line === undefined || message.kind === 'unreadable') return complain(`the editor sent what cannot be read (${message.kind === 'unreadable' ? message.problem : 'too long'}), so it goes nowhere`)
    if (message.kind === 'response') {
      const settle = waiting.get(message.id)
      waiting.delete(message.id)
      settle?.(isObject(message.result) ? message.result['outcome'] : undefined)
      if (isOwn(message.id)) return
    }
    if (message.kind === 'request') known.asked(message.id, message.method, message.params)
    toServer(line)
  }

  function fromServer(line: Buffer | undefined): void {
    const message = readMessage(line)
    if (message.kind === 'unreadable') {
      complain(`the agent sent what cannot be read, so it goes nowhere: ${message.problem}`)
      for (const id of message.ids.length ? message.ids : [null]) toServer(failure(id, INVALID, `gatekeeper: ${message.problem}`))
    } else if (line === undefined || message.kind === 'blank') return
    else if (message.kind === 'response') {
      known.answered(message.id, message.result)
      toClient(line)
    } else if (message.kind === 'notice') {
      if (!NOTICES.has(message.method)) return complain(`the agent sent ${visible(message.method)}, which is not handed on: nothing is known of it`)
      if (message.method === 'session/update') known.updated(message.params)
      toClient(line)
    } else if (isOwn(message.id) || waiting.has(message.id)) toServer(failure(message.id, INVALID, 'gatekeeper: this id is in use'))
    else handle(line, message.id, message.method, message.params)
  }

  function handle(line: Buffer, id: Id, method: string, params: Json): void {
    const session = typeof params['sessionId'] === 'string' ? params['sessionId'] : ''
    switch (method) {
      case PERMISSION: return permit(line, id, params, session)
      case 'terminal/create': return hold(line, id, session, terminal(params), 'execute')
      case 'fs/write_text_file': return hold(line, id, session, file(method, 'write', params), 'edit')
      case 'fs/read_text_file': return hold(line, id, session, file(method, 'read', params), 'read')
      default:
        if (REQUESTS.has(method)) return toClient(line)
        complain(`the agent asked for ${visible(method)}, which is refused: nothing is known of it`)
        return toServer(failure(id, UNKNOWN_METHOD, `gatekeeper: nothing is known of ${method}, so it is not handed on`))
    }
  }

  function judged(session: string, call: Call): Judged {
    const base = known.folderOf(session)
    return judge({ session, action: call.action, cwd: call.cwd === undefined ? base : call.cwd.startsWith('/') ? call.cwd : `${base}/${call.cwd}`, base })
  }

  /** The agent asks by itself: yes and no are answered here, the rest by the user. */
  function permit(line: Buffer, id: Id, params: Json, session: string): void {
    const subject = params['subject']
    const inner = isObject(subject) && isObject(subject['toolCall']) ? subject['toolCall'] : params['toolCall']
    const verdict = judged(session, permission(known.callOf(session, isObject(inner) ? inner : {}), subject))
    const options = Array.isArray(params['options']) ? params['options'].filter(isObject) : []
    const option = (...kinds: readonly string[]): string | undefined => kinds.flatMap(kind => options.filter(one => one['kind'] === kind).map(one => one['optionId'])).find(one => typeof one === 'string')
    const select = (optionId: string | undefined): void => toServer(result(id, { outcome: optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId }, _meta: { gatekeeper: { decision: verdict.kind, reason: verdict.reason } } }))
    if (verdict.kind === 'deny') {
      complain(verdict.reason)
      return select(option('reject_once', 'reject_always'))
    }
    const yes = verdict.kind === 'allow' ? option('allow_once') : undefined
    if (yes !== undefined) return select(yes)
    wait(id, outcome => {
      const chosen = options.filter(one => isObject(outcome) && outcome['outcome'] === 'selected' && one['optionId'] === outcome['optionId'])
      const allowed = chosen.length > 0 && chosen.every(one => one['kind'] === 'allow_once' || one['kind'] === 'allow_always')
      if (verdict.kind === 'ask' && said(verdict, allowed) && allowed) grant(verdict.key)
    })
    toClient(line)
  }

  /** The agent wants it done by the editor. */
  function hold(line: Buffer, id: Id, session: string, call: Call | Problem, kind: string): void {
    const refuse = (reason: string): void => {
      complain(reason)
      toServer(failure(id, REFUSED, reason))
    }
    if ('problem' in call) return refuse(`gatekeeper: this call cannot be judged, so it is refused: ${call.problem}`)
    const verdict = judged(session, call)
    if (verdict.kind === 'deny') return refuse(verdict.reason)
    // What the user has just said yes to is not asked again.
    if (verdict.kind !== 'ask' || granted.delete(verdict.key)) return toClient(line)
    const own = `${mark}${++count}`
    wait(own, outcome => {
      const allowed = isObject(outcome) && outcome['outcome'] === 'selected' && outcome['optionId'] === OPTIONS[0]?.optionId
      if (said(verdict, allowed) && allowed) toClient(line)
      else refuse(`${verdict.reason}. the user did not allow it`)
    })
    const title = call.action.kind === 'several' ? call.action.actions.map(titleOf).at(-1) : titleOf(call.action)
    toClient(request(own, PERMISSION, {
      sessionId: session, options: OPTIONS,
      toolCall: { toolCallId: own, title: visible(`${title ?? kind}`).slice(0, 4000), kind, status: 'pending', content: [{ type: 'content', content: { type: 'text', text: verdict.reason } }] },
    }))
  }

  function wait(id: Id, settle: (outcome: unknown) => void): void {
    // Whoever asks more than anybody could answer gets no answer to the oldest.
    const [oldest] = waiting.keys()
    if (waiting.size >= MOST && oldest !== undefined) {
      waiting.get(oldest)?.(undefined)
      waiting.delete(oldest)
    }
    waiting.set(id, settle)
  }

  function grant(key: string): void {
    if (granted.size >= MOST) granted.clear()
    granted.add(key)
  }

  /** What cannot be recorded is not done. */
  function said({ answered }: Judged, allowed: boolean): boolean {
    try {
      answered(allowed)
      return true
    } catch (error) {
      complain(`the answer cannot be recorded: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }

  function isOwn(id: Id): boolean {
    return typeof id === 'string' && id.startsWith(mark)
  }
}

function titleOf(action: Call['action']): string | undefined {
  return action.kind === 'script' ? action.source : action.kind === 'file' ? `${action.tool} ${action.paths.join(' ')}` : undefined
}
