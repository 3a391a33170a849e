// Crush: PreToolUse hooks. Source: charmbracelet/crush (2026-08).
import { byWord } from './answers.ts'
import { agentOf } from './host.ts'
import { prefixed } from './mcp.ts'
import { text } from './text.ts'

/** Its own prompt follows silence, but not in every mode, so that a question is a refusal here. Sub-agents have no hook. */
export default agentOf({
  name: 'crush', events: ['PreToolUse'], event: input => text(input['event']), root: 'CRUSH_PROJECT_DIR',
  tools: { shell: 'bash', write: 'write edit multiedit', read: 'view', search: 'grep rg', list: 'ls glob', fetch: 'fetch web_fetch', web: 'web_search', inert: 'job_output job_kill todos lsp_diagnostics lsp_references lsp_restart' },
  mcp: prefixed, encode: byWord('deny', { decision: 'allow' }, { version: 1 }),
})
