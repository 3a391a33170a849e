// Qwen Code: PreToolUse hooks in Claude's form, with Gemini's tools. Source: QwenLM/qwen-code (2026-11).
import { blocked, likeClaude } from './answers.ts'
import { agentOf } from './host.ts'

export default agentOf({
  name: 'qwen-code', fresh: true, events: ['PreToolUse', 'PermissionRequest'], root: 'QWEN_PROJECT_DIR',
  tools: {
    shell: 'run_shell_command', write: 'write_file edit replace notebook_edit', read: 'read_file', globs: 'read_many_files', search: 'grep_search search_file_content', list: 'list_directory glob', fetch: 'web_fetch', web: 'web_search google_web_search',
    inert: 'get_goal update_goal list_agents tool_search todo_write task exit_plan_mode agent skill ask_user_question',
  },
  asks: ['PreToolUse', 'PermissionRequest'], encode: likeClaude,
  refuse: (reason, event) => (event === undefined ? blocked(reason, likeClaude({ kind: 'deny', reason }, 'PreToolUse')) : likeClaude({ kind: 'deny', reason }, event)),
})
