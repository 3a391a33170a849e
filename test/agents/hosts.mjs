// The agents that are driven: what npm calls them, what they need to talk to the stand-in, and how the model calls their tools.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { trustHooks } from './codex-trust.mjs'

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const json = (path, value) => write(path, `${JSON.stringify(value, null, 2)}\n`)

/**
 * name: as `gatekeeper install` knows it. package, version, program: as npm does. script: what npm no longer runs of a package by itself. scripted: it is a Node program, not one of its own.
 * settings: written before gatekeeper is installed; `file` is the one that gatekeeper writes to. args: headless, with the agent's own questions out of the way, so that nothing but gatekeeper refuses.
 * open: the ways to break the gate that this agent is known to let a call through with; `waits`: a question that nobody can answer keeps it for ever.
 */
export const hosts = [
  {
    name: 'claude-code', title: 'Claude Code', package: '@anthropic-ai/claude-code', version: '2.1.332', program: 'claude', script: 'node_modules/@anthropic-ai/claude-code/install.cjs',
    settings: ({ home }) => json(join(home, '.claude/settings.json'), { cleanupPeriodDays: 30 }),
    file: '.claude/settings.json',
    args: mode => ['-p', '--model', 'claude-sonnet-4-5', ...(mode === 'own' ? [] : ['--permission-mode', 'bypassPermissions']), 'do it'],
    env: url => ({
      ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: 'stand-in', DISABLE_AUTOUPDATER: '1', DISABLE_TELEMETRY: '1', DISABLE_ERROR_REPORTING: '1', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      // It refuses to bypass permissions as root outside of a sandbox.
      IS_SANDBOX: '1',
    }),
    shell: command => ({ tool: 'Bash', input: { command, description: 'a test' } }),
    write: (path, content) => ({ tool: 'Write', input: { file_path: path, content } }),
    read: path => ({ tool: 'Read', input: { file_path: path } }),
  },
  {
    name: 'codex', title: 'Codex', package: '@openai/codex', version: '0.171.0', program: 'codex', scripted: true,
    settings: ({ home, url }) => write(join(home, '.codex/config.toml'), `model = "stand-in"
model_provider = "standin"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false
[analytics]
enabled = false
[model_providers.standin]
name = "stand-in"
base_url = "${url}/v1"
wire_api = "responses"
env_key = "STAND_IN_KEY"
request_max_retries = 0
stream_max_retries = 0
`),
    file: '.codex/hooks.json',
    // What a person does in /hooks. Without it Codex skips the hook and says nothing.
    trust: trustHooks,
    args: () => ['exec', '--skip-git-repo-check', '--json', 'do it'],
    env: () => ({ STAND_IN_KEY: 'stand-in' }),
    shell: command => ({ tool: 'exec_command', input: { cmd: command } }),
    // Its files are changed by a patch and read by the shell.
    write: (path, content) => ({ tool: 'exec_command', input: { cmd: `apply_patch <<'END'\n*** Begin Patch\n*** Add File: ${path}\n+${content}\n*** End Patch\nEND\n` } }),
  },
  {
    name: 'gemini-cli', title: 'Gemini CLI', package: '@google/gemini-cli', version: '0.61.0', program: 'gemini', scripted: true,
    settings: ({ home, project }) => {
      json(join(home, '.gemini/trustedFolders.json'), { [project]: 'TRUST_FOLDER' })
      json(join(home, '.gemini/settings.json'), { security: { auth: { selectedType: 'gemini-api-key' } }, privacy: { usageStatisticsEnabled: false }, telemetry: { enabled: false }, general: { enableAutoUpdate: false, enableAutoUpdateNotification: false } })
    },
    file: '.gemini/settings.json',
    args: () => ['-m', 'gemini-2.5-flash', '--yolo', '-p', 'do it'],
    env: url => ({ GEMINI_API_KEY: 'stand-in', GOOGLE_GEMINI_BASE_URL: url }),
    shell: command => ({ tool: 'run_shell_command', input: { command, description: 'a test' } }),
    write: (path, content) => ({ tool: 'write_file', input: { file_path: path, content } }),
    read: path => ({ tool: 'read_file', input: { file_path: path } }),
  },
  {
    name: 'qwen-code', title: 'Qwen Code', package: '@qwen-code/qwen-code', version: '0.24.4', program: 'qwen', scripted: true,
    settings: ({ home, project }) => {
      json(join(home, '.qwen/trustedFolders.json'), { [project]: 'TRUST_FOLDER' })
      json(join(home, '.qwen/settings.json'), { security: { auth: { selectedType: 'openai' } }, privacy: { usageStatisticsEnabled: false }, telemetry: { enabled: false }, general: { enableAutoUpdate: false } })
    },
    file: '.qwen/settings.json',
    args: () => ['-m', 'stand-in', '--yolo', '-p', 'do it'],
    env: url => ({ OPENAI_API_KEY: 'stand-in', OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: 'stand-in' }),
    shell: command => ({ tool: 'run_shell_command', input: { command, description: 'a test', is_background: false } }),
    write: (path, content) => ({ tool: 'write_file', input: { file_path: path, content } }),
    read: path => ({ tool: 'read_file', input: { file_path: path } }),
  },
  {
    name: 'opencode', title: 'opencode', package: 'opencode-ai', version: '1.18.33', program: 'opencode', script: 'node_modules/opencode-ai/postinstall.mjs',
    settings: ({ home, url }) => json(join(home, '.config/opencode/opencode.json'), {
      autoupdate: false, share: 'disabled', model: 'standin/one', small_model: 'standin/one',
      provider: { standin: { npm: '@ai-sdk/openai-compatible', name: 'stand-in', options: { baseURL: `${url}/v1`, apiKey: 'stand-in' }, models: { one: { name: 'one' } } } },
    }),
    file: '.config/opencode/plugins/gatekeeper.js',
    args: () => ['run', '--model', 'standin/one', 'do it'],
    env: () => ({ OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1', OPENCODE_DISABLE_LSP_DOWNLOAD: '1', OPENCODE_DISABLE_DEFAULT_PLUGINS: '1' }),
    shell: command => ({ tool: 'bash', input: { command, description: 'a test' } }),
    write: (path, content) => ({ tool: 'write', input: { filePath: path, content } }),
    read: path => ({ tool: 'read', input: { filePath: path } }),
  },
]
