// The tools of hosts whose names others have taken over.
import type { Tools } from './tools.ts'

export const claudeTools: Tools = {
  shell: 'Bash Monitor', pwsh: 'PowerShell',
  write: 'Write Edit MultiEdit NotebookEdit', read: 'Read NotebookRead', search: 'Grep', list: 'Glob LS', fetch: 'WebFetch', web: 'WebSearch',
  // What a sub-agent does is judged call by call.
  inert: 'TodoWrite Task Agent ExitPlanMode EnterPlanMode AskUserQuestion BashOutput TaskOutput TaskCreate TaskUpdate TaskList TaskGet Skill SlashCommand ToolSearch ListMcpResourcesTool ListAgents KillShell KillBash TaskStop',
}

/** `command` of fs_write says what to do with the file. */
export const kiroTools: Tools = {
  shell: 'execute_bash', cmd: 'execute_cmd', editor: 'fs_write', write: 'str_replace', batch: 'fs_read', read: 'read_file', list: 'list_directory', search: 'grep', inert: 'introspect todo_list thinking',
}
