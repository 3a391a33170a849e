// Payloads as each host sends them, in our own words, and the request that each of them is.
import type { Action, SingleAction } from '../../src/model/index.ts'

export type Json = Readonly<Record<string, unknown>>

export interface Payload {
  readonly agent: string
  readonly event: string
  readonly stdin: Json
  readonly action: Action
  /** The folder of the request. */
  readonly cwd?: string
  /** What comes of it before the host's dialect: see the test. */
  readonly says: 'allow' | 'ask' | 'deny' | 'pass'
}

const APP = '/home/dev/app'
type Call = readonly [tool: string, input: Json, says: Payload['says'], action: Action, cwd?: string]

const sh = (source: string): Action => ({ kind: 'script', source })
const file = (tool: string, verb: 'read' | 'write' | 'list' | 'delete', ...paths: string[]): SingleAction => ({ kind: 'file', tool, verb, paths })
/** Some of the paths lead where only the host knows. */
const away = (tool: string, ...rest: [verb: 'read' | 'write', ...paths: string[]]): Action => ({ kind: 'several', tool, actions: [file(tool, ...rest), { kind: 'tool', tool }] })
const below = (tool: string, ...paths: string[]): Action => ({ kind: 'file', tool, verb: 'read', paths, recursive: true })
/** Judged by its patterns: see what it says. */
const any: Action = { kind: 'file', tool: 'Grep', verb: 'read', paths: ['.'], recursive: true }
const mcp = (server: string, tool: string): Action => ({ kind: 'mcp', server, tool })
const cuts = (tool: string, ...pairs: (readonly [string, string])[]): Action => ({ kind: 'several', tool, actions: pairs.map(([server, own]) => ({ kind: 'mcp', server, tool: own })) })
/** What is typed, in every reading, and that nobody knows what reads it. */
const typed = (tool: string, ...sources: string[]): Action => ({ kind: 'several', tool, actions: [...sources.map(source => ({ kind: 'script' as const, source })), { kind: 'tool', tool }] })
const inert = (tool: string): Action => ({ kind: 'inert', tool })

const host = (agent: string, event: string, of: (tool: string, input: Json) => Json, calls: readonly Call[]): readonly Payload[] =>
  calls.map(([tool, input, says, action, cwd]) => ({ agent, event, stdin: of(tool, input), action, says, ...(cwd !== undefined && { cwd }) }))

/** Members that Claude's likes have in common. */
const claude = (more: Json) => (tool_name: string, tool_input: Json): Json => ({ session_id: 'ses-1', cwd: APP, hook_event_name: 'PreToolUse', tool_name, tool_input, ...more })
/** One call of each outcome by a shell tool. */
const shell = (tool: string, key = 'command'): readonly Call[] => [
  [tool, { [key]: 'ls src' }, 'allow', sh('ls src')], [tool, { [key]: 'git push' }, 'ask', sh('git push')], [tool, { [key]: 'rm -rf ~' }, 'deny', sh('rm -rf ~')], [tool, { [key]: 'mkdir build' }, 'pass', sh('mkdir build')],
]
const CLAUDE = { transcript_path: '/home/dev/.claude/projects/app/ses-1.jsonl', permission_mode: 'default', tool_use_id: 'toolu_9' }
const CODEX = { turn_id: 'turn-1', transcript_path: null, model: 'gpt-x', permission_mode: 'default', tool_use_id: 'call_1' }
const patch = (...lines: string[]): string => ['*** Begin Patch', ...lines, '*** End Patch', ''].join('\n')
const CURSOR = { conversation_id: 'c-1', generation_id: 'g-1', model: 'm', cursor_version: '3.9.1', workspace_roots: [APP], user_email: null, transcript_path: null }
const cursor = (event: string, of: (input: Json) => Json): ((tool: string, input: Json) => Json) => (_, input) => ({ ...CURSOR, hook_event_name: event, ...of(input) })
const windsurf = (event: string) => (_: string, tool_info: Json): Json => ({ agent_action_name: event, trajectory_id: 't-1', execution_id: 'e-1', timestamp: '2026-11-01T00:00:00Z', model_name: 'm', tool_info })
const cline = (toolName: string, parameters: Json): Json => ({ clineVersion: '3.9', hookName: 'PreToolUse', timestamp: '1', taskId: 'ses-1', workspaceRoots: [APP], userId: 'u', model: { provider: 'p', slug: 's' }, preToolUse: { toolName, parameters } })

export const payloads: readonly Payload[] = [
  ...host('claude-code', 'PreToolUse', claude(CLAUDE), [
    ...shell('Bash'),
    ['Monitor', { command: 'tail -f a.txt' }, 'allow', sh('tail -f a.txt')], ['Monitor', { ws: { url: 'wss://x.example/a' } }, 'ask', { kind: 'fetch', tool: 'Monitor', url: 'wss://x.example/a' }],
    ['PowerShell', { command: 'Get-Item x' }, 'ask', { kind: 'script', source: 'Get-Item x', shell: 'pwsh' }],
    ['Write', { file_path: `${APP}/a.ts`, content: 'x' }, 'pass', file('Write', 'write', `${APP}/a.ts`)], ['Write', { file_path: '/home/dev/.bashrc', content: 'x' }, 'deny', file('Write', 'write', '/home/dev/.bashrc')],
    ['Write', { file_path: '/home/dev/.config/gatekeeper/settings.json', content: '{}' }, 'deny', file('Write', 'write', '/home/dev/.config/gatekeeper/settings.json')],
    ['Edit', { file_path: `${APP}/.claude/settings.json`, old_string: 'a', new_string: 'b' }, 'deny', file('Edit', 'write', `${APP}/.claude/settings.json`)], ['NotebookEdit', { notebook_path: `${APP}/a.ipynb`, new_source: '' }, 'pass', file('NotebookEdit', 'write', `${APP}/a.ipynb`)],
    ['Read', { file_path: '/home/dev/.ssh/id_ed25519' }, 'deny', file('Read', 'read', '/home/dev/.ssh/id_ed25519')], ['Read', { file_path: '~/.ssh/id_ed25519' }, 'deny', file('Read', 'read', '~/.ssh/id_ed25519', '/home/dev/.ssh/id_ed25519')],
    ['Grep', { pattern: 'x', glob: '*.{ts,tsx}' }, 'allow', { ...file('Grep', 'read', '.'), globs: ['./**/*.ts', './**/*.tsx'], recursive: true } as Action],
    ['Grep', { pattern: 'x', glob: '.{env,x}' }, 'deny', { ...file('Grep', 'read', '.'), globs: ['./**/.env', './**/.x'], recursive: true } as Action], ['Grep', { pattern: 'x', path: 'src', glob: '.e[n]v' }, 'deny', { ...file('Grep', 'read', 'src'), globs: ['src/**/.e?v'], recursive: true } as Action],
    ...['/', '/home', '/etc', '/home/dev', '/proc'].map((path): Call => ['Grep', { pattern: '.', path, output_mode: 'content' }, 'ask', below('Grep', path)]), ['Grep', { pattern: '.', path: '~' }, 'ask', below('Grep', '~', '/home/dev')], ['Grep', { pattern: '.', path: '/etc', glob: '*.ts' }, 'ask', { kind: 'file', tool: 'Grep', verb: 'read', paths: ['/etc'], globs: ['/etc/**/*.ts'], recursive: true }],
    ['Grep', { pattern: '.' }, 'allow', below('Grep', '.')], ['Grep', { pattern: '.', path: `${APP}/src` }, 'allow', below('Grep', `${APP}/src`)], ['Grep', { pattern: '.', path: '/etc/hosts' }, 'allow', below('Grep', '/etc/hosts')],
    ['Glob', { pattern: '**/*.ts' }, 'allow', file('Glob', 'list', '.')], ['WebFetch', { url: 'https://x.example/', prompt: 'p' }, 'ask', { kind: 'fetch', tool: 'WebFetch', url: 'https://x.example/' }], ['WebFetch', { url: 'file:///etc/shadow', prompt: 'p' }, 'deny', file('WebFetch', 'read', 'file:///etc/shadow')], ['WebFetch', { url: 'file:///etc/sh%61dow', prompt: 'p' }, 'deny', file('WebFetch', 'read', 'file:///etc/sh%61dow')],
    ['Write', { file_path: ' /home/dev/.bashrc', content: '' }, 'deny', file('Write', 'write', ' /home/dev/.bashrc', '/home/dev/.bashrc')], ['Read', { file_path: '\t.env\n' }, 'deny', file('Read', 'read', '\t.env\n', '.env')], ['Read', { file_path: 'my notes.txt' }, 'allow', file('Read', 'read', 'my notes.txt')],
    ['Read', { file_path: ' @~/.ssh/id_ed25519' }, 'deny', file('Read', 'read', ' @~/.ssh/id_ed25519', '@~/.ssh/id_ed25519', '~/.ssh/id_ed25519', '/home/dev/.ssh/id_ed25519')],
    ...['.[!]x]nv', '.[]e]nv', '.e\\nv', '.[[:alpha:]]nv', '.[e]nv', '[.]env', '.[e/]nv', '.@(env|x)', '.+(e)nv', '.{d..f}nv', '.(env|x)', '.@(@(e)nv|x)', '!(x)env', '@(.env|x)', '.{e,x', '\\.env', '**/.[^]a]nv', '.en[[=v=]]', '[[:alpha:]]/.env', 'a,.en[v]'].map((glob): Call => ['Grep', { pattern: '.', glob }, 'deny', any]),
    ...['*.[ch]', '*.[jt]s?(x)', '*.{js,ts}', '**/*.@(js|ts)', 'src/**', 'app/(group)/*.tsx', '*.test.[jt]s', '*', '[a-z]*.md', '*.ts,*.tsx'].map((glob): Call => ['Grep', { pattern: '.', glob }, 'allow', any]),
    ...['~/**', '/**/*.ts', '/home/**'].map((glob): Call => ['Grep', { pattern: '.', glob }, 'ask', any]), ...['/etc/**', '../../../etc/*', '~/.ssh/*'].map((glob): Call => ['Grep', { pattern: '.', glob }, 'deny', any]),
    ['mcp__github__create_issue', { title: 'x' }, 'ask', mcp('github', 'create_issue')], ['TodoWrite', { todos: [] }, 'pass', inert('TodoWrite')], ['Brandnew', { a: 1 }, 'ask', { kind: 'tool', tool: 'Brandnew' }],
  ]),
  ...host('claude-code', 'PermissionRequest', claude({ ...CLAUDE, tool_use_id: undefined, hook_event_name: 'PermissionRequest', permission_suggestions: [] }), shell('Bash')),
  ...host('codex', 'PreToolUse', claude(CODEX), [
    ...shell('Bash'),
    ['apply_patch', { command: patch('*** Update File: src/a.ts', '@@', '-a', '+b') }, 'pass', file('apply_patch', 'write', 'src/a.ts')],
    ['apply_patch', { command: patch('*** Add File: b.ts', '+x', '*** Delete File: /home/dev/notes.txt') }, 'deny', { kind: 'several', tool: 'apply_patch', actions: [{ kind: 'file', tool: 'apply_patch', verb: 'write', paths: ['b.ts'] }, { kind: 'file', tool: 'apply_patch', verb: 'delete', paths: ['/home/dev/notes.txt'] }] }],
    ['apply_patch', { command: patch('*** Update File: src/a.ts', '*** Move to: .git/hooks/pre-commit', '@@', '-a', '+b') }, 'deny', { kind: 'several', tool: 'apply_patch', actions: [{ kind: 'file', tool: 'apply_patch', verb: 'write', paths: ['src/a.ts', '.git/hooks/pre-commit'] }, { kind: 'file', tool: 'apply_patch', verb: 'delete', paths: ['src/a.ts'] }] }],
    ['apply_patch', { command: patch('*** Add File: ../../../etc/cron.d/x', '+x') }, 'deny', file('apply_patch', 'write', '../../../etc/cron.d/x')],
    ['mcp__files__write', { path: '/etc/hosts' }, 'ask', mcp('files', 'write')], ['update_plan', { plan: [] }, 'pass', inert('update_plan')],
  ]),
  // What is typed into a command that runs has no hook.
  ...host('codex', 'PreToolUse', claude(CODEX), [['Bash', { command: 'less a.txt' }, 'ask', sh('less a.txt')], ['Bash', { command: 'ls | xargs less' }, 'ask', sh('ls | xargs less')], ['Bash', { command: 'git log --oneline' }, 'allow', sh('git log --oneline')], ['Bash', { command: 'cat a.txt | head -3' }, 'allow', sh('cat a.txt | head -3')]]),
  // The folder is the call's, and the model's choice: what is written there is not of the session's workspace.
  ...host('codex', 'PreToolUse', claude({ ...CODEX, cwd: '/home/dev/other' }), [['Bash', { command: 'mkdir build' }, 'ask', sh('mkdir build'), '/home/dev/other'], ['Bash', { command: 'ls' }, 'allow', sh('ls'), '/home/dev/other']]),
  ...host('codex', 'PermissionRequest', claude({ ...CODEX, hook_event_name: 'PermissionRequest' }), shell('Bash')),
  ...host('gemini-cli', 'BeforeTool', claude({ transcript_path: '/home/dev/.gemini/tmp/a.json', hook_event_name: 'BeforeTool', timestamp: '2026-11-01T00:00:00Z' }), [
    ...shell('run_shell_command'),
    ['run_shell_command', { command: 'ls', dir_path: 'src' }, 'allow', sh('ls'), `${APP}/src`], ['run_shell_command', { command: 'touch x', dir_path: '/home/dev/other' }, 'ask', sh('touch x'), '/home/dev/other'],
    ['write_file', { file_path: `${APP}/a.ts`, content: '' }, 'pass', file('write_file', 'write', `${APP}/a.ts`)], ['replace', { file_path: `${APP}/.git/hooks/x`, old_string: 'a', new_string: 'b' }, 'deny', file('replace', 'write', `${APP}/.git/hooks/x`)],
    ['read_file', { absolute_path: '/etc/shadow' }, 'deny', file('read_file', 'read', '/etc/shadow')], ['read_many_files', { include: ['src/a.ts', '**/*.pem'], exclude: [] }, 'deny', { kind: 'file', tool: 'read_many_files', verb: 'read', paths: ['src/a.ts'], globs: [`${APP}/**/*.pem`], recursive: true }],
    ...['.{d..f}nv', '.@(env|x)', '.[!]x]nv', '.e\\nv'].map((one): Call => ['read_many_files', { include: [one] }, 'deny', { kind: 'file', tool: 'read_many_files', verb: 'read', recursive: true } as Action]),
    ['read_many_files', { include: ['app/(group)/page.tsx'] }, 'allow', { kind: 'file', tool: 'read_many_files', verb: 'read', paths: ['app/(group)/page.tsx'], globs: [`${APP}/app/group/page.tsx`], recursive: true }], ['read_many_files', { include: ['/'] }, 'ask', { kind: 'file', tool: 'read_many_files', verb: 'read', paths: ['/'], recursive: true }],
    ['list_directory', { dir_path: 'src' }, 'allow', file('list_directory', 'list', 'src')], ['web_fetch', { prompt: 'sum up https://x.example/a and b' }, 'ask', { kind: 'fetch', tool: 'web_fetch', url: 'https://x.example/a' }],
    ['mcp_git_hub_create', {}, 'ask', cuts('mcp_git_hub_create', ['git', 'hub_create'], ['git_hub', 'create'])], ['mcp_db_query', {}, 'ask', mcp('db', 'query')],
  ]),
  ...host('qwen-code', 'PreToolUse', claude({ transcript_path: '/home/dev/.qwen/a.jsonl', permission_mode: 'auto_edit', timestamp: '2026-11-01T00:00:00Z', prompt_id: 'p', tool_use_id: 'toolu_1', tool_call_id: 'c' }), [
    ...shell('run_shell_command'), ['write_file', { file_path: `${APP}/a`, content: '' }, 'pass', file('write_file', 'write', `${APP}/a`)], ['edit', { file_path: `${APP}/a`, old_string: '', new_string: '' }, 'pass', file('edit', 'write', `${APP}/a`)],
    ['read_file', { file_path: '/etc/shadow' }, 'deny', file('read_file', 'read', '/etc/shadow')], ['mcp__jira__delete', {}, 'ask', mcp('jira', 'delete')],
  ]),
  ...host('cursor', 'preToolUse', (tool_name, tool_input) => ({ ...CURSOR, hook_event_name: 'preToolUse', cwd: '', tool_name, tool_input, tool_use_id: 'x' }), [
    ...shell('Shell'), ['Shell', { command: 'ls', cwd: '', working_directory: 'src' }, 'allow', sh('ls'), `${APP}/src`],
    ['Write', { file_path: 'src/a.ts', old_string: 'a', new_string: 'b' }, 'pass', file('Write', 'write', 'src/a.ts')], ['Delete', { file_path: '/home/dev/notes.txt' }, 'deny', file('Delete', 'delete', '/home/dev/notes.txt')],
    ['Read', { file_path: `${APP}/.env` }, 'deny', file('Read', 'read', `${APP}/.env`)], ['MCP:create_issue', {}, 'ask', mcp('', 'create_issue')],
  ]),
  ...host('cursor', 'beforeShellExecution', cursor('beforeShellExecution', input => ({ cwd: APP, sandbox: false, ...input })), shell('')),
  ...host('cursor', 'beforeMCPExecution', cursor('beforeMCPExecution', input => ({ tool_name: 'create', tool_input: JSON.stringify(input), mcp_server_name: 'git', command: 'npx x' })), [['', { a: 1 }, 'ask', mcp('git', 'create')]]),
  ...host('cursor', 'beforeReadFile', cursor('beforeReadFile', input => ({ content: 'secret', ...input })), [
    ['', { file_path: `${APP}/src/a.ts`, attachments: [{ type: 'rule', file_path: `${APP}/docs/guide.md` }] }, 'allow', file('Read', 'read', `${APP}/src/a.ts`, `${APP}/docs/guide.md`)], ['', { file_path: `${APP}/.env` }, 'deny', file('Read', 'read', `${APP}/.env`)],
  ]),
  ...host('cursor', 'subagentStart', cursor('subagentStart', input => input), [['', { subagent_id: 's', subagent_type: 'general', task: 't' }, 'pass', inert('Task')]]),
  ...host('copilot-cli', 'preToolUse', (toolName, toolArgs) => ({ sessionId: 'ses-1', timestamp: 1, cwd: APP, toolName, toolArgs: JSON.stringify(toolArgs) }), [
    ...shell('bash'), ['create', { path: 'Dockerfile', file_text: '' }, 'pass', file('create', 'write', 'Dockerfile')], ['edit', { path: `${APP}/a`, old_str: '', new_str: '' }, 'pass', file('edit', 'write', `${APP}/a`)], ['view', { path: '/home/dev/.npmrc' }, 'deny', file('view', 'read', '/home/dev/.npmrc')],
    ['hub-create_issue', {}, 'ask', mcp('hub', 'create_issue')], ['a-b-c', {}, 'ask', cuts('a-b-c', ['a', 'b-c'], ['a-b', 'c'])], ['apply_patch', { input: patch('*** Add File: x', '+x') }, 'pass', file('apply_patch', 'write', 'x')],
    ['write_bash', { sessionId: 's', input: '', delay: 5 }, 'pass', inert('write_bash')], ['write_bash', { sessionId: 's', input: 'ls\n' }, 'ask', typed('write_bash', 'ls\n')], ['write_bash', { sessionId: 's', input: '{down}' }, 'ask', typed('write_bash', '{down}')],
    ['write_bash', { sessionId: 's', input: 'echo {enter}rm -rf /{enter}' }, 'deny', typed('write_bash', 'echo {enter}rm -rf /{enter}', 'echo \nrm -rf /\n')], ['write_bash', { sessionId: 's', input: 'echo {left}{enter}rm -{Backspace}rf /{ENTER}' }, 'deny', typed('write_bash', 'echo {left}{enter}rm -{Backspace}rf /{ENTER}', 'echo \n\nrm -\nrf /\n', 'echo \nrm -rf /\n')],
    ['powershell', { command: 'dir' }, 'ask', { kind: 'script', source: 'dir', shell: 'pwsh' }],
  ]),
  ...host('copilot-cli', 'preToolUse', (toolName, toolArgs) => ({ sessionId: 'ses-1', timestamp: 1, cwd: APP, toolName, toolArgs }), shell('bash')),
  ...host('copilot-cli', 'PreToolUse', claude({ timestamp: '2026-11-01T00:00:00Z' }), [...shell('Bash'), ['Write', { file_path: 'a', content: '' }, 'pass', file('Write', 'write', 'a')]]),
  ...host('vscode', 'PreToolUse', claude({ timestamp: '2026-11-01T00:00:00Z', transcript_path: '/home/dev/.config/Code/a.jsonl', tool_use_id: 'call_1__vscode-1' }), [
    ...shell('run_in_terminal'), ['create_file', { filePath: `${APP}/a`, content: '' }, 'pass', file('create_file', 'write', `${APP}/a`)],
    ['multi_replace_string_in_file', { explanation: 'e', replacements: [{ filePath: `${APP}/a`, oldString: '' }, { filePath: `${APP}/.git/config`, oldString: '' }] }, 'deny', file('multi_replace_string_in_file', 'write', `${APP}/a`, `${APP}/.git/config`)],
    ['read_file', { filePath: `${APP}/.env`, startLine: 1 }, 'deny', file('read_file', 'read', `${APP}/.env`)], ['mcp_git_hub_x', {}, 'ask', cuts('mcp_git_hub_x', ['git', 'hub_x'], ['git_hub', 'x'])], ['runSubagent', { prompt: 'p' }, 'pass', inert('runSubagent')],
    ['fetch_webpage', { urls: ['https://a.example', 'https://b.example'], query: 'q' }, 'ask', { kind: 'several', tool: 'fetch_webpage', actions: [{ kind: 'fetch', tool: 'fetch_webpage', url: 'https://a.example' }, { kind: 'fetch', tool: 'fetch_webpage', url: 'https://b.example' }] }],
    ['send_to_terminal', { id: 't', command: ': !rm -rf /' }, 'ask', typed('send_to_terminal', ': !rm -rf /')], ['send_to_terminal', { id: 't', command: 'rm -rf /' }, 'deny', typed('send_to_terminal', 'rm -rf /')],
    ...['vscode-userdata:/User/settings.json', 'vscode-remote://x/etc/passwd', 'untitled:a', 'Vscode-Local:/a', ' vsls:/a'].map((path): Call => ['create_file', { filePath: path, content: '' }, 'ask', away('create_file', 'write', ...new Set([path, path.trim()]))]),
    ['read_file', { filePath: 'vscode-remote://x/etc/passwd' }, 'ask', away('read_file', 'read', 'vscode-remote://x/etc/passwd')],
    ['create_file', { filePath: `file://${APP}/a`, content: '' }, 'pass', file('create_file', 'write', `file://${APP}/a`)], ['create_file', { filePath: 'c:\\a.txt', content: '' }, 'ask', file('create_file', 'write', 'c:\\a.txt')],
    ['create_and_run_task', { task: {} }, 'ask', { kind: 'tool', tool: 'create_and_run_task' }],
  ]),
  ...host('cline', 'PreToolUse', cline, [
    ...shell('execute_command'),
    ['run_commands', { commands: '["ls",{"command":"rm","args":["-rf","/"]}]' }, 'deny', { kind: 'several', tool: 'run_commands', actions: [{ kind: 'script', source: 'ls' }, { kind: 'argv', argv: ['rm', '-rf', '/'] }] }],
    ['write_to_file', { path: '@ws:.clinerules/hooks/PreToolUse', content: '' }, 'deny', away('write_to_file', 'write', '@ws:.clinerules/hooks/PreToolUse', 'ws:.clinerules/hooks/PreToolUse', '.clinerules/hooks/PreToolUse')], ['write_to_file', { path: '@ws:src/x.ts', content: '' }, 'ask', away('write_to_file', 'write', '@ws:src/x.ts', 'ws:src/x.ts', 'src/x.ts')], ['read_file', { path: '@ws:.env' }, 'deny', away('read_file', 'read', '@ws:.env', 'ws:.env', '.env')],
    ['write_to_file', { path: 'src/x.ts', content: '' }, 'pass', file('write_to_file', 'write', 'src/x.ts')], ['read_files', { files: '[{"path":".env"}]' }, 'deny', file('read_files', 'read', '.env')], ['use_mcp_tool', { server_name: 'git', tool_name: 'create', arguments: '{}' }, 'ask', mcp('git', 'create')],
  ]),
  ...host('cline', 'tool_call', (name, input) => ({ hookName: 'tool_call', iteration: 1, tool_call: { id: 'c', name, input }, preToolUse: { toolName: name, parameters: {} }, agent_id: 'main', workspaceInfo: { rootPath: APP } }), [
    ['run_commands', { commands: ['git push --force'] }, 'deny', sh('git push --force')], ['editor', { path: `${APP}/a`, old_text: '', new_text: '' }, 'pass', file('editor', 'write', `${APP}/a`)],
  ]),
  ...host('amazon-q', 'preToolUse', (tool_name, tool_input) => ({ hook_event_name: 'preToolUse', cwd: APP, tool_name, tool_input }), [
    ...shell('execute_bash'), ['fs_write', { command: 'create', path: `${APP}/a`, file_text: 'rm -rf /' }, 'pass', file('fs_write', 'write', `${APP}/a`)], ['fs_write', { command: 'burn', path: `${APP}/a` }, 'ask', { kind: 'tool', tool: 'fs_write' }],
    ['fs_read', { operations: [{ mode: 'Line', path: 'a.txt' }, { mode: 'Directory', path: 'src' }] }, 'allow', { kind: 'several', tool: 'fs_read', actions: [{ kind: 'file', tool: 'fs_read', verb: 'read', paths: ['a.txt'] }, { kind: 'file', tool: 'fs_read', verb: 'list', paths: ['src'] }] }],
    ['fs_read', { operations: [{ mode: 'Image', path: 'a.png', image_paths: ['/home/dev/.ssh/id_ed25519'] }] }, 'deny', file('fs_read', 'read', 'a.png', '/home/dev/.ssh/id_ed25519')], ['fs_read', { operations: [{ mode: 'Search', path: '/', pattern: 'x' }] }, 'ask', below('fs_read', '/')], ['fs_read', { operations: [{ mode: 'Image', image_paths: ['a.png'] }] }, 'allow', file('fs_read', 'read', 'a.png')],
    ['@git/create', {}, 'ask', mcp('git', 'create')], ['execute_cmd', { command: 'del x' }, 'ask', { kind: 'script', source: 'del x', shell: 'cmd' }],
  ]),
  ...host('kiro-cli', 'PreToolUse', claude({}), [
    ...shell('execute_bash'), ['str_replace', { path: `${APP}/a`, old_str: '', new_str: '' }, 'pass', file('str_replace', 'write', `${APP}/a`)], ['fs_write', { operations: [{ path: 'a', content: '' }, { path: '.git/config', content: '' }] }, 'deny', file('fs_write', 'write', 'a', '.git/config')],
    ['read_file', { path: `${APP}/.env`, offset: null }, 'deny', file('read_file', 'read', `${APP}/.env`)], ['@db/query', {}, 'ask', mcp('db', 'query')],
  ]),
  ...host('factory-droid', 'PreToolUse', claude({ transcript_path: '/home/dev/.factory/sessions/a.jsonl', permission_mode: 'auto-low' }), [
    ...shell('Execute'), ['Create', { file_path: 'a', content: '' }, 'pass', file('Create', 'write', 'a')], ['ApplyPatch', { input: patch('*** Delete File: /etc/hosts') }, 'deny', file('ApplyPatch', 'delete', '/etc/hosts')], ['Read', { file_path: `${APP}/.env` }, 'deny', file('Read', 'read', `${APP}/.env`)],
    ['mcp__linear__create', {}, 'ask', mcp('linear', 'create')],
  ]),
  ...host('openhands', 'PreToolUse', (tool_name, tool_input) => ({ event_type: 'PreToolUse', tool_name, tool_input, tool_response: null, message: null, session_id: 'ses-1', working_dir: APP, metadata: {} }), [
    ...shell('terminal'), ['terminal', { command: 'rm -rf /', is_input: true }, 'deny', typed('terminal:input', 'rm -rf /\n')], ['terminal', { command: 'C-c', is_input: true }, 'pass', inert('terminal:input')], ['terminal', { command: '', is_input: true }, 'pass', inert('terminal:input')],
    ['terminal', { command: ': !rm -rf /', is_input: true }, 'ask', typed('terminal:input', ': !rm -rf /\n')], ['terminal', { command: 'ls', is_input: 'true' }, 'ask', typed('terminal:input', 'ls\n')], ['terminal', { command: '!gatekeeper approve 1234', is_input: true }, 'ask', typed('terminal:input', '!gatekeeper approve 1234\n')],
    ...['C-m', 'C-j', 'C-p', 'C-a', 'C-d', 'C-z', 'C-r', 'C-o'].map((command): Call => ['terminal', { command, is_input: true }, 'ask', { kind: 'tool', tool: 'terminal:input' }]), ['terminal', { command: 'C-cc', is_input: true }, 'ask', typed('terminal:input', 'C-cc\n')],
    ['file_editor', { command: 'create', path: `${APP}/a`, file_text: '' }, 'pass', file('file_editor', 'write', `${APP}/a`)], ['file_editor', { command: 'view', path: '/etc/shadow' }, 'deny', file('file_editor', 'read', '/etc/shadow')],
  ]),
  ...host('crush', 'PreToolUse', (tool_name, tool_input) => ({ event: 'PreToolUse', session_id: 'ses-1', cwd: APP, tool_name, tool_input }), [
    ...shell('bash'), ['multiedit', { file_path: 'a.go', edits: [{ old_string: '', new_string: '' }] }, 'pass', file('multiedit', 'write', 'a.go')], ['view', { file_path: '.env' }, 'deny', file('view', 'read', '.env')], ['mcp_git_x', {}, 'ask', mcp('git', 'x')],
  ]),
  ...host('windsurf', 'pre_run_command', windsurf('pre_run_command'), shell('', 'command_line').map(([tool, input, ...rest]): Call => [tool, { ...input, cwd: APP }, ...rest])),
  ...host('windsurf', 'pre_write_code', windsurf('pre_write_code'), [['', { file_path: `${APP}/a`, edits: [{ old_string: '', new_string: 'x' }] }, 'pass', file('pre_write_code', 'write', `${APP}/a`)]]),
  ...host('windsurf', 'pre_read_code', windsurf('pre_read_code'), [['', { file_path: `${APP}/.env` }, 'deny', file('pre_read_code', 'read', `${APP}/.env`)], ['', { file_path: '/home/dev' }, 'ask', below('pre_read_code', '/home/dev')], ['', { file_path: `${APP}/src` }, 'allow', below('pre_read_code', `${APP}/src`)]]),
  ...host('windsurf', 'pre_mcp_tool_use', windsurf('pre_mcp_tool_use'), [['', { mcp_server_name: 'git', mcp_tool_name: 'create', mcp_tool_arguments: {} }, 'ask', mcp('git', 'create')]]),
  ...host('devin-cli', 'PreToolUse', (tool_name, tool_input) => ({ hook_event_name: 'PreToolUse', session_id: 'ses-1', tool_name, tool_input }), [
    ...shell('exec'), ['write', { file_path: `${APP}/a`, content: '' }, 'pass', file('write', 'write', `${APP}/a`)], ['read', { file_path: `${APP}/.env` }, 'deny', file('read', 'read', `${APP}/.env`)],
  ]),
  ...host('devin-cli', 'PermissionRequest', (tool_name, tool_input) => ({ hook_event_name: 'PermissionRequest', session_id: 'ses-1', tool_name, tool_input }), shell('exec')),
  ...host('antigravity', 'PreToolUse', (name, args) => ({ toolCall: { name, args }, stepIdx: 1, conversationId: 'ses-1', workspacePaths: [APP], transcriptPath: '/x', artifactDirectoryPath: '/y' }), [
    ...shell('run_command', 'CommandLine'), ['run_command', { CommandLine: 'touch x', Cwd: '/home/dev/other' }, 'ask', sh('touch x'), '/home/dev/other'], ['write_to_file', { TargetFile: `${APP}/a`, CodeContent: '' }, 'pass', file('write_to_file', 'write', `${APP}/a`)],
    ['multi_replace_file_content', { TargetFile: `${APP}/.git/config`, ReplacementChunks: [{ TargetContent: '' }] }, 'deny', file('multi_replace_file_content', 'write', `${APP}/.git/config`)], ['view_file', { AbsolutePath: `${APP}/.env` }, 'deny', file('view_file', 'read', `${APP}/.env`)],
    ['send_command_input', { CommandId: 'c', Input: ':!id\n' }, 'ask', typed('send_command_input', ':!id\n')], ['send_command_input', { CommandId: 'c', Input: 'rm -rf /\n' }, 'deny', typed('send_command_input', 'rm -rf /\n')],
    ['list_dir', { DirectoryPath: `${APP}/src` }, 'allow', file('list_dir', 'list', `${APP}/src`)], ['read_url_content', { Url: 'https://x.example' }, 'ask', { kind: 'fetch', tool: 'read_url_content', url: 'https://x.example' }],
  ]),
  ...host('auggie', 'PreToolUse', (tool_name, tool_input) => ({ hook_event_name: 'PreToolUse', conversation_id: 'ses-1', workspace_roots: [APP], tool_name, tool_input, tool_error: null, is_mcp_tool: tool_name.startsWith('create') }), [
    ...shell('launch-process'), ['launch-process', { command: 'ls', cwd: '/etc' }, 'allow', sh('ls'), '/etc'], ['write-process', { terminal_id: 3, input_text: 'rm -rf /\n' }, 'deny', typed('write-process', 'rm -rf /\n')], ['write-process', { terminal_id: 3, input_text: 'ls' }, 'ask', typed('write-process', 'ls')], ['write-process', { terminal_id: 3, input_text: 'ls\n' }, 'ask', typed('write-process', 'ls\n')], ['write-process', { terminal_id: 3, input_text: ':q!\rrm -rf /\r' }, 'deny', typed('write-process', ':q!\rrm -rf /\r', ':q!\nrm -rf /\n')],
    ['write-process', { terminal_id: 3, input_text: '\u0003' }, 'pass', inert('write-process')], ['write-process', { terminal_id: 3, input_text: 'x\u0003rm -rf /\n' }, 'deny', typed('write-process', 'x\u0003rm -rf /\n', 'x\nrm -rf /\n')],
    ['save-file', { path: 'src/a.ts', file_content: '' }, 'pass', file('save-file', 'write', 'src/a.ts')], ['str-replace-editor', { command: 'str_replace', path: '.git/config', old_str_1: '', new_str_1: '' }, 'deny', file('str-replace-editor', 'write', '.git/config')],
    ['remove-files', { file_paths: ['src/a.ts', '/home/dev/notes.txt'] }, 'deny', file('remove-files', 'delete', 'src/a.ts', '/home/dev/notes.txt')], ['create_git', {}, 'ask', mcp('git', 'create')],
  ]),
  ...host('goose', 'PreToolUse', (tool_name, tool_input) => ({ event: 'PreToolUse', session_id: 'ses-1', matcher_context: tool_name, tool_name, tool_input, working_dir: APP, tool_call_id: 'c' }), [
    ...shell('developer__shell'), ['developer__edit', { path: 'a.py', before: '', after: '' }, 'pass', file('developer__edit', 'write', 'a.py')], ['developer__read_image', { source: 'a.png' }, 'allow', file('developer__read_image', 'read', 'a.png')], ['git__create', {}, 'ask', mcp('git', 'create')],
  ]),
  ...host('kimi-code', 'PreToolUse', claude({ client_type: 'kimi_code_cli', tool_call_id: 'c' }), [
    ...shell('Bash'), ['Bash', { command: 'ls', cwd: 'src' }, 'allow', sh('ls'), `${APP}/src`], ['Write', { path: 'a', content: '' }, 'pass', file('Write', 'write', 'a')], ['Read', { path: '.env' }, 'deny', file('Read', 'read', '.env')], ['mcp__git__create', {}, 'ask', mcp('git', 'create')],
  ]),
  ...host('kimi-cli', 'PreToolUse', claude({ tool_call_id: 'c' }), [...shell('Shell'), ['StrReplaceFile', { path: 'a', edit: [{ old: '', new: '' }] }, 'pass', file('StrReplaceFile', 'write', 'a')], ['ReadFile', { path: '.env' }, 'deny', file('ReadFile', 'read', '.env')]]),
  ...host('continue-cli', 'PreToolUse', claude({ transcript_path: '', permission_mode: 'normal', tool_use_id: 'tu' }), [...shell('Bash'), ['Write', { filepath: `${APP}/a`, content: '' }, 'pass', file('Write', 'write', `${APP}/a`)]]),
  ...host('grok-cli', 'PreToolUse', (toolName, toolInput) => ({ hookEventName: 'PreToolUse', sessionId: 'ses-1', cwd: APP, workspaceRoot: APP, toolName, toolInput }), [...shell('run_terminal_command'), ['read_file', { path: '.env' }, 'deny', file('read_file', 'read', '.env')]]),
]
