// The agents that are driven: what npm calls them, what they need to talk to the stand-in, and how the model calls their tools.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { trustHooks } from './codex-trust.mjs'

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const json = (path, value) => write(path, `${JSON.stringify(value, null, 2)}\n`)

const patch = (path, content) => `*** Begin Patch\n*** Add File: ${path}\n+${content}\n*** End Patch\n`

/** What a text that is no JSON and comes with exit code 0 does: the hosts that read an answer themselves take it for none. */
const GARBAGE = { 'refuses when the gate prints garbage': 'a text that is no answer is taken for none' }

/**
 * name: as `gatekeeper install` knows it. package, version, program: as npm does. script: what npm no longer runs of a package by itself. scripted: it is a Node program, not one of its own.
 * settings: written before gatekeeper is installed; `file` is the one that gatekeeper writes to. args: headless, with the agent's own questions out of the way, so that nothing but gatekeeper refuses.
 * known: checks that do not hold, and why that cannot be helped. more: checks that only this agent has.
 */
export const hosts = [
  {
    name: 'claude-code', title: 'Claude Code', package: '@anthropic-ai/claude-code', version: '2.1.332', program: 'claude', script: 'node_modules/@anthropic-ai/claude-code/install.cjs',
    settings: ({ home }) => json(join(home, '.claude/settings.json'), { cleanupPeriodDays: 30 }),
    known: GARBAGE,
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
    settings: ({ home, url }) => write(join(home, '.codex/config.toml'), `model = "gpt-5.5"
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
    known: GARBAGE,
    file: '.codex/hooks.json',
    // What a person does in /hooks. Without it Codex skips the hook and says nothing.
    trust: trustHooks,
    args: mode => ['exec', '--skip-git-repo-check', '--json', ...(mode === 'code' ? ['-m', 'gpt-6.2-sol'] : []), 'do it'],
    env: () => ({ STAND_IN_KEY: 'stand-in' }),
    shell: command => ({ tool: 'exec_command', input: { cmd: command } }),
    // Its files are changed by patches and read by the shell.
    write: (path, content) => ({ tool: 'apply_patch', input: patch(path, content) }),
    read: path => ({ tool: 'exec_command', input: { cmd: `cat ${path}` } }),
    async *more({ drive, made, project }) {
      // Newer models send a script, which calls the tools.
      const script = text => ({ tool: 'exec', namespace: 'functions', input: `text(await ${text})` })
      const ran = await drive([script("tools.exec_command({ cmd: 'touch allowed-8' })"), script("tools.exec_command({ cmd: 'touch denied-8' })"), script(`tools.apply_patch(${JSON.stringify(patch(join(project, 'denied/8'), 'x'))})`)], { mode: 'code' })
      const [, shell = '', patched = ''] = ran.results
      yield { check: 'calls of a script of code mode are judged one by one', holds: made('allowed-8') && !made('denied-8') && !made('denied/8') && [shell, patched].every(text => text.includes('the user settings deny')), note: `${shell} ${patched}` }
      const typed = await drive([{ tool: 'exec_command', input: { cmd: 'less note.txt', tty: true, yield_time_ms: 1000 } }, { tool: 'write_stdin', input: ([first]) => ({ session_id: Number(/session ID (\d+)/.exec(first)?.[1] ?? -1), chars: '!touch denied-9\n', yield_time_ms: 1000 }) }])
      yield { check: 'what is typed into a program that runs is judged, or the program is not started', holds: !made('denied-9') && typed.results.length > 0, note: typed.results.join(' ') }
    },
  },
  {
    name: 'gemini-cli', title: 'Gemini CLI', package: '@google/gemini-cli', version: '0.61.0', program: 'gemini', scripted: true,
    settings: ({ home, project }) => {
      json(join(home, '.gemini/trustedFolders.json'), { [project]: 'TRUST_FOLDER' })
      json(join(home, '.gemini/settings.json'), { security: { auth: { selectedType: 'gemini-api-key' } }, privacy: { usageStatisticsEnabled: false }, telemetry: { enabled: false }, general: { enableAutoUpdate: false, enableAutoUpdateNotification: false } })
    },
    known: GARBAGE,
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
    known: GARBAGE,
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
    known: { 'refuses when the plug-in cannot be loaded': 'opencode leaves out a plug-in that it cannot load, and says nothing' },
    async *more({ drive, made, home }) {
      const plugIn = join(home, '.config/opencode/plugins/gatekeeper.js')
      const text = readFileSync(plugIn, 'utf8')
      writeFileSync(plugIn, `${text}\n}`)
      try {
        const ran = await drive([this.shell('touch denied-8')])
        yield { check: 'refuses when the plug-in cannot be loaded', holds: !made('denied-8') && ran.results.length > 0, note: ran.results[0] ?? '' }
      } finally {
        writeFileSync(plugIn, text)
      }
    },
  },
  {
    name: 'copilot-cli', title: 'Copilot CLI', package: '@github/copilot', version: '1.0.102', program: 'copilot', scripted: true,
    settings: () => {},
    file: '.copilot/hooks/gatekeeper.json',
    known: GARBAGE,
    args: () => ['-p', 'do it', '--allow-all-tools', '--no-color', '--no-auto-update'],
    env: url => ({ COPILOT_PROVIDER_BASE_URL: `${url}/v1`, COPILOT_PROVIDER_API_KEY: 'stand-in', COPILOT_MODEL: 'stand-in', COPILOT_AUTO_UPDATE: 'false', COPILOT_OFFLINE: 'true' }),
    shell: command => ({ tool: 'bash', input: { command, description: 'a test' } }),
    write: (path, content) => ({ tool: 'create', input: { path, file_text: content } }),
    read: path => ({ tool: 'view', input: { path } }),
  },
  {
    name: 'pi', title: 'Pi', package: '@earendil-works/pi-coding-agent', version: '1.6.0', program: 'pi', scripted: true,
    settings: ({ home, url }) => json(join(home, '.pi/agent/models.json'), { providers: { standin: { baseUrl: `${url}/v1`, api: 'openai-completions', apiKey: 'stand-in', models: [{ id: 'one' }] } } }),
    file: '.pi/agent/extensions/gatekeeper.js',
    args: () => ['-p', '--provider', 'standin', '--model', 'one', 'do it'],
    env: () => ({ PI_OFFLINE: '1', PI_TELEMETRY: '0' }),
    shell: command => ({ tool: 'bash', input: { command } }),
    write: (path, content) => ({ tool: 'write', input: { path, content } }),
    read: path => ({ tool: 'read', input: { path } }),
  },
]
