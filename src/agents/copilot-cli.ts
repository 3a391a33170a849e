// GitHub Copilot CLI and its cloud agent: the event as `preToolUse`, or in Claude's form as `PreToolUse`. Source: docs.github.com, hooks reference (2026-10).
import type { HookOutput, Reply } from './define.ts'
import { permission, say, SILENT } from './answers.ts'
import { agentOf } from './host.ts'
import { dashed } from './mcp.ts'
import { text } from './text.ts'
import { claudeTools } from './shared-tools.ts'

/** In Claude's form the answer stands at both places, since VS Code reads the same files. */
export function twofold(reply: Reply, event: string): HookOutput {
  if (reply.kind === 'pass') return SILENT
  const plain = { permissionDecision: reply.kind, ...(reply.kind !== 'allow' && { permissionDecisionReason: reply.reason }) }
  return say(event === 'preToolUse' ? plain : { ...plain, ...permission(reply.kind, reply.reason) })
}

export default agentOf({
  name: 'copilot-cli', events: ['PreToolUse', 'preToolUse', 'permissionRequest'], root: 'COPILOT_PROJECT_DIR',
  event: input => text(input['hook_event_name']) ?? text(input['hookEventName']) ?? ('toolName' in input ? 'preToolUse' : undefined),
  tools: {
    ...claudeTools, shell: 'bash Bash Monitor', pwsh: 'powershell PowerShell', write: `create edit ${claudeTools.write}`, read: `view ${claudeTools.read}`, patch: 'apply_patch', search: 'grep rg Grep', list: 'glob Glob LS', fetch: 'web_fetch WebFetch', web: 'web_search WebSearch',
    typed: 'write_bash write_powershell', inert: `read_bash stop_bash list_bash read_powershell stop_powershell list_powershell task update_todo report_intent ask_user ${claudeTools.inert}`,
  },
  mcp: dashed, asks: ['PreToolUse', 'preToolUse', 'permissionRequest'],
  encode: (reply, event) => {
    if (event !== 'permissionRequest') return twofold(reply, event)
    return reply.kind === 'allow' ? say({ behavior: 'allow' }) : reply.kind === 'deny' ? say({ behavior: 'deny', message: reply.reason }) : SILENT
  },
})
