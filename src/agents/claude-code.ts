// Claude Code: PreToolUse and PermissionRequest hooks. Source: code.claude.com/docs, hooks reference (2026-08).
import { type Action, isObject, type Json, type Mode } from '../model/index.ts'
import type { Agent, HookInput, HookOutput, Reply } from './define.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Tools that touch neither files nor processes by themselves; what a sub-agent does is judged call by call. */
const INERT = new Set(['TodoWrite', 'Task', 'Agent', 'ExitPlanMode', 'EnterPlanMode', 'AskUserQuestion', 'BashOutput', 'TaskOutput', 'TaskCreate', 'TaskUpdate', 'TaskList', 'TaskGet', 'Skill', 'SlashCommand', 'ToolSearch', 'ListMcpResourcesTool'])

/** Events that precede a call, in the spelling that the answer needs. Others come after it, or have nothing to do with one. */
const eventOf = (name: string): string | undefined => {
  const plain = name.toLowerCase().replace(/[-_]/g, '')
  return plain === 'pretooluse' ? 'PreToolUse' : plain === 'permissionrequest' ? 'PermissionRequest' : undefined
}

function decode(input: unknown): HookInput | { readonly problem: string } | undefined {
  if (!isObject(input)) return { problem: 'the input is no JSON object' }
  const name = text(input['hook_event_name'])
  if (name === undefined) return { problem: 'the input names no hook event' }
  const event = eventOf(name)
  if (!event) return undefined
  const tool = text(input['tool_name'])
  const cwd = text(input['cwd'])
  const arguments_ = input['tool_input']
  if (!tool || !isObject(arguments_)) return { problem: 'the input names no tool and its arguments' }
  if (!cwd?.startsWith('/')) return { problem: 'the input gives no absolute cwd' }
  const action = actionOf(tool, arguments_)
  if ('problem' in action) return action
  const session = text(input['session_id'])
  const mode = modeOf(text(input['permission_mode']))
  // The folder where the session started; `cwd` follows the agent's cd.
  const workspace = process.env['CLAUDE_PROJECT_DIR']
  return { event, request: { principal: { agent: 'claude-code', ...(session && { session }) }, action, cwd, interactive: false }, ...(mode && { mode }), ...(workspace?.startsWith('/') && { workspace }) }
}

/** The modes that tighten are taken over. The others only say what becomes of what is left to the agent's own prompt. */
const modeOf = (mode: string | undefined): Mode | undefined => (mode === 'plan' || mode === 'dontAsk' ? mode : undefined)

function actionOf(tool: string, input: Json): Action | { readonly problem: string } {
  const file = (verb: 'read' | 'write' | 'list', key: string): Action | { readonly problem: string } => {
    const path = text(input[key])
    return path === undefined ? { problem: `${tool} names no ${key}` } : { kind: 'file', tool, verb, paths: [path] }
  }
  switch (tool) {
    case 'Bash': case 'PowerShell': case 'Monitor': {
      const source = text(input['command'])
      if (source !== undefined) return { kind: 'script', source, ...(tool === 'PowerShell' && { shell: 'pwsh' }) }
      const socket = isObject(input['ws']) ? text(input['ws']['url']) : undefined
      return socket === undefined ? { problem: `${tool} holds no command` } : { kind: 'fetch', tool, url: socket }
    }
    case 'Write': case 'Edit': case 'MultiEdit': return file('write', 'file_path')
    case 'NotebookEdit': return file('write', 'notebook_path')
    case 'Read': return file('read', 'file_path')
    case 'NotebookRead': return file('read', 'notebook_path')
    case 'Grep': {
      const path = text(input['path']) ?? '.'
      const glob = text(input['glob'])
      return { kind: 'file', tool, verb: 'read', paths: [path], ...(glob && { globs: [`${path}/**/${glob.replace(/^(?:\*\*\/)+/, '')}`] }) }
    }
    case 'Glob': case 'LS': return { kind: 'file', tool, verb: 'list', paths: [text(input['path']) ?? '.'] }
    case 'WebFetch': {
      const url = text(input['url'])
      if (url !== undefined && /^file:/i.test(url)) return { kind: 'file', tool, verb: 'read', paths: [url.replace(/^file:(?:\/\/[^/]*)?/i, '')] }
      return url === undefined ? { problem: 'WebFetch names no url' } : { kind: 'fetch', tool, url }
    }
    case 'WebSearch': return { kind: 'fetch', tool, url: 'web search' }
    case 'KillShell': case 'KillBash': case 'TaskStop': return { kind: 'inert', tool }
    default: {
      const mcp = /^mcp__(.+?)__(.+)$/s.exec(tool)
      if (mcp) return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '' }
      return INERT.has(tool) ? { kind: 'inert', tool } : { kind: 'tool', tool }
    }
  }
}

const print = (value: unknown): HookOutput => ({ stdout: `${JSON.stringify(value)}\n`, stderr: '', exit: 0 })

function encode(reply: Reply, event: string): HookOutput {
  if (reply.kind === 'pass') return { stdout: '', stderr: '', exit: 0 }
  if (event === 'PermissionRequest') {
    // The dialog is already coming: a question has nothing to add to it.
    if (reply.kind === 'ask') return { stdout: '', stderr: '', exit: 0 }
    return print({ hookSpecificOutput: { hookEventName: event, decision: reply.kind === 'allow' ? { behavior: 'allow' } : { behavior: 'deny', message: reply.reason } } })
  }
  return print({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: reply.kind, permissionDecisionReason: reply.reason } })
}

/** Exit code 2 blocks whatever the output says; the JSON repeats it for the events that ignore exit codes. */
const refuse = (reason: string): HookOutput => ({ ...encode({ kind: 'deny', reason: `gatekeeper: ${reason}` }, 'PreToolUse'), stderr: `gatekeeper: ${reason}\n`, exit: 2 })

const claudeCode: Agent = { name: 'claude-code', asks: true, decode, encode, refuse }
export default claudeCode
