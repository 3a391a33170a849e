// VS Code's agent (Copilot Chat): PreToolUse hooks. Source: microsoft/vscode-copilot-chat (2026-03), code.visualstudio.com/docs (2026-06).
import { blocked, likeClaude } from './answers.ts'
import { agentOf } from './host.ts'
import { prefixed } from './mcp.ts'

/** It ignores matchers: every tool comes here. */
export default agentOf({
  name: 'vscode', events: ['PreToolUse'],
  tools: {
    shell: 'run_in_terminal runTerminalCommand', typed: 'send_to_terminal', write: 'create_file replace_string_in_file multi_replace_string_in_file insert_edit_into_file create_directory edit_notebook_file', patch: 'apply_patch',
    read: 'read_file view_image', search: 'grep_search', list: 'list_dir file_search', fetch: 'fetch_webpage',
    inert: 'runSubagent manage_todo_list get_terminal_output get_errors terminal_last_command terminal_selection kill_terminal vscode_askQuestions get_changed_files test_search semantic_search list_code_usages think get_task_output',
  },
  mcp: prefixed, asks: ['PreToolUse'], encode: likeClaude,
  refuse: (reason, event) => (event === undefined ? blocked(reason, likeClaude({ kind: 'deny', reason }, 'PreToolUse')) : likeClaude({ kind: 'deny', reason }, event)),
})
