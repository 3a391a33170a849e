// Environment variables that make programs run something: what setting one leads to.
import { type Assignment, exact, type Effect, type Invocation, literal, unknown, unresolved, type Word } from '../model/index.ts'
import type { Step } from './define.ts'

type Meaning = (value: Word, name: string) => readonly Step[]

/** The value is a command line that a program hands to a shell. */
const script: Meaning = value => [{ script: value, language: 'sh', hidden: true }]
/** The value is the path of code that is loaded, one or several separated by colons or blanks. */
const loads: Meaning = value => (exact(value) === '' ? [] : value.values ? value.values.flatMap(paths).map((target): Effect => ({ kind: 'execute', target })) : [{ kind: 'execute', target: value }])
/** The value is a shell script that is read before anything else. */
const startup: Meaning = value => (exact(value) === '' ? [] : [{ file: value, language: 'sh' }])
/** The value holds command-line options, some of which run code. */
const options: Meaning = (value, name) => (exact(value) === '' || value.values?.every(one => HARMLESS_OPTIONS.test(one)) ? [] : [unknown(value, `${name} can make programs run code`)])
/** A start-up file in another language. */
const code = (language: string): Meaning => value => (exact(value) === '' ? [] : [{ kind: 'interpret', target: value, language, file: true }])
/** Any value but an empty one may change what runs. */
const risky: Meaning = (value, name) => (exact(value) === '' ? [] : [unknown(value, `${name} changes what programs run or load`)])
/** Folders in which programs or modules are looked for. */
const folders: Meaning = value => (value.values ? value.values.flatMap(paths).filter(folder => !usual(exact(folder) ?? '')).map((target): Effect => ({ kind: 'execute', target })) : [{ kind: 'execute', target: value }])

const HARMLESS_OPTIONS = /^(?:\s*(?:--max[-_]old[-_]space[-_]size=\d+|--max-semi-space-size=\d+|--stack-trace-limit=\d+|--no-warnings|--no-deprecation|--trace-warnings|--trace-deprecation|--enable-source-maps|--unhandled-rejections=\w+|--preserve-symlinks|--experimental-vm-modules|--experimental-strip-types|--no-experimental-\S+|--dns-result-order=\w+|--openssl-legacy-provider|-j\s*\d*|-s|-k|--silent|--no-print-directory|-Xm[xsn]\d+[kmgKMG]?|-W\w*|-C debuginfo=\d|-D ?warnings|-C target-cpu=native|-q|-v+|--color=\w+|--no-header|--tb=\w+|-FRX|-[FRXSiKMJNq]+))*\s*$/

const paths = (value: string): readonly Word[] => value.split(/[:\s]+/).filter(Boolean).map(literal)

const USUAL = /^(?:\/(?:usr|bin|sbin|lib|lib64|opt|snap|nix|Applications|Library)(?:\/|$)|(?:\/home\/[^/]+|\/Users\/[^/]+|\/root)\/(?:\.cargo\/bin|\.local\/bin|go\/bin|\.go\/bin|\.bun\/bin|\.deno\/bin|\.nvm\/|\.pyenv\/|\.rbenv\/|\.volta\/|\.asdf\/|\.local\/share\/(?:mise|pnpm|fnm)|\.npm-global\/bin|\.yarn\/bin|\.poetry\/bin|\.fnm|\.nodenv\/|\.sdkman\/|\.dotnet|\.krew\/bin|\.pixi\/bin|\.rye\/|miniconda3\/|anaconda3\/|Library\/pnpm|bin\/?$))/
const usual = (folder: string): boolean => USUAL.test(folder) || /\/go\/bin\/?$|\/\.cargo\/bin\/?$|\/\.local\/bin\/?$/.test(folder)

const TABLE: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...['GIT_PAGER', 'PAGER', 'MANPAGER', 'BAT_PAGER', 'SYSTEMD_PAGER', 'AWS_PAGER', 'PSQL_PAGER', 'GH_PAGER', 'GLAB_PAGER', 'DELTA_PAGER', 'JJ_PAGER', 'GIT_EDITOR', 'GIT_SEQUENCE_EDITOR', 'EDITOR', 'VISUAL', 'FCEDIT', 'HGEDITOR', 'SVN_EDITOR', 'KUBE_EDITOR', 'PSQL_EDITOR', 'SUDO_EDITOR', 'SYSTEMD_EDITOR', 'GH_EDITOR',
    'GIT_SSH_COMMAND', 'GIT_SSH', 'GIT_PROXY_COMMAND', 'GIT_EXTERNAL_DIFF', 'GIT_ASKPASS', 'SSH_ASKPASS', 'SUDO_ASKPASS', 'RSYNC_RSH', 'CVS_RSH', 'SVN_SSH', 'BROWSER', 'GH_BROWSER', 'LESSOPEN', 'LESSCLOSE', 'PROMPT_COMMAND', 'CARGO_BUILD_RUSTC', 'CARGO_BUILD_RUSTC_WRAPPER', 'RUSTC_WRAPPER', 'RUSTC_WORKSPACE_WRAPPER', 'RUSTC', 'RUSTDOC', 'KUBECTL_EXTERNAL_DIFF', 'ANSIBLE_PAGER'].map((name): [string, Meaning] => [name, script]),
  ...['BASH_ENV', 'ENV', 'ZDOTDIR'].map((name): [string, Meaning] => [name, startup]),
  ...['LD_PRELOAD', 'LD_AUDIT', 'DYLD_INSERT_LIBRARIES', 'NODE_REPL_EXTERNAL_MODULE', 'OPENSSL_ENGINES', 'OPENSSL_CONF', 'OPENSSL_MODULES', 'GCONV_PATH', 'SSH_SK_PROVIDER', 'GTK_MODULES', 'QT_PLUGIN_PATH', 'VIMRUNTIME', 'EMACSLOADPATH'].map((name): [string, Meaning] => [name, loads]),
  ...['LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'DYLD_FRAMEWORK_PATH', 'DYLD_FALLBACK_LIBRARY_PATH', 'PATH', 'GIT_EXEC_PATH', 'GIT_TEMPLATE_DIR', 'COREPACK_HOME', 'PYTHONHOME', 'PERL5DB', 'PERLLIB', 'PERL5LIB', 'RUBYLIB', 'LUA_PATH', 'LUA_CPATH', 'GUILE_LOAD_PATH', 'GEM_PATH'].map((name): [string, Meaning] => [name, folders]),
  ...['PYTHONPATH', 'NODE_PATH'].map((name): [string, Meaning] => [name, value => (value.values?.every(one => paths(one).every(part => /^(?:\.|\.?\/?(?:src|lib|app|packages|python)(?:\/|$)|\$)/.test(exact(part) ?? ''))) ? [] : folders(value, name))]),
  ...['NODE_OPTIONS', 'BUN_OPTIONS', 'DENO_V8_FLAGS', 'PERL5OPT', 'RUBYOPT', 'JAVA_TOOL_OPTIONS', '_JAVA_OPTIONS', 'JDK_JAVA_OPTIONS', 'MAVEN_OPTS', 'GRADLE_OPTS', 'SBT_OPTS', 'MAKEFLAGS', 'MFLAGS', 'GNUMAKEFLAGS', 'RUSTFLAGS', 'RUSTDOCFLAGS', 'PYTEST_ADDOPTS', 'LESS', 'TAR_OPTIONS', 'GOFLAGS', 'PHP_INI_SCAN_DIR', 'PHPRC'].map((name): [string, Meaning] => [name, options]),
  ['PYTHONSTARTUP', code('python')],
  // Files that a program writes as it goes.
  ...['GIT_TRACE', 'GIT_TRACE2', 'GIT_TRACE2_EVENT', 'GIT_TRACE2_PERF', 'GIT_TRACE_SETUP', 'GIT_TRACE_PACKET', 'GIT_TRACE_PACKFILE', 'GIT_TRACE_PERFORMANCE', 'GIT_TRACE_CURL', 'GIT_TRACE_SHALLOW', 'GIT_TRACE_FSMONITOR', 'SSLKEYLOGFILE', 'LESSHISTFILE', 'NODE_V8_COVERAGE', 'LD_DEBUG_OUTPUT', 'NODE_REPL_HISTORY', 'PYTHON_HISTORY', 'MYSQL_HISTFILE', 'PSQL_HISTORY', 'SQLITE_HISTORY', 'GNUTLS_KEYLOGFILE', 'LLVM_PROFILE_FILE', 'STRACE_LOG'].map((name): [string, Meaning] => [name, target => (target.values?.every(value => /^(?:\d*|true|false|-|\/dev\/null)$/i.test(value)) ? [] : [{ kind: 'append', target }])]),
  ...['FZF_DEFAULT_COMMAND', 'FZF_CTRL_T_COMMAND', 'ACK_PAGER', 'ACK_PAGER_COLOR', 'LESSEDIT', 'GROFF_COMMAND_PREFIX'].map((name): [string, Meaning] => [name, script]),
  ...['FZF_DEFAULT_OPTS', 'FZF_DEFAULT_OPTS_FILE', 'MANOPT', 'MANROFFOPT', 'BAT_OPTS', 'BAT_CONFIG_PATH', 'BAT_CONFIG_DIR', 'LESSKEY_CONTENT', 'MORE', 'ACKRC', 'ACK_OPTIONS', 'ZIPOPT', 'UNZIP', 'ZIPINFO', 'GOENV', 'CARGO_HOME', 'GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE', 'COWPATH', 'AWKPATH', 'AWKLIBPATH'].map((name): [string, Meaning] => [name, options]),
  ['RUSTUP_TOOLCHAIN', (value, name) => (value.values?.every(one => /^[\w.-]+$/.test(one)) ? [] : risky(value, name))],
  ['HOME', (value, name) => [unknown(value, `${name} decides which settings and start-up files programs read`)]],
  // Somebody else gets to see, or to answer, what a program sends.
  ...['http_proxy', 'https_proxy', 'all_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'GH_HOST', 'GITLAB_HOST', 'AWS_ENDPOINT_URL', 'npm_config_registry', 'PIP_INDEX_URL', 'UV_INDEX_URL', 'GOPROXY'].map((name): [string, Meaning] => [name, target => (target.values?.every(value => /^(?:|off|direct)$/.test(value)) ? [] : [{ kind: 'connect', target }])]),
  // Settings that may name programs: ones that fetch keys, plug-ins, commands of a shell.
  ['KUBECONFIG', code('kubeconfig')], ['PSQLRC', code('sql')], ['AWS_CONFIG_FILE', code('aws')], ['AWS_SHARED_CREDENTIALS_FILE', code('aws')], ['ANSIBLE_CONFIG', code('ansible')], ['TF_CLI_CONFIG_FILE', code('terraform')],
  // Where agents and gatekeeper look for their own settings.
  ...['CLAUDE_CONFIG_DIR', 'CODEX_HOME', 'COPILOT_HOME', 'OPENCODE_CONFIG', 'XDG_CONFIG_HOME', 'XDG_STATE_HOME'].map((name): [string, Meaning] => [name, risky]),
  ...['DOCKER_HOST', 'CONTAINER_HOST'].map((name): [string, Meaning] => [name, target => [{ kind: 'connect', target }]]),
  ['PYTHONBREAKPOINT', (value, name) => (exact(value) === '0' ? [] : risky(value, name))],
  ['PYTHONWARNINGS', (value, name) => (value.values?.every(one => /^[\w:,]*$/.test(one) && !one.includes('.')) ? [] : risky(value, name))],
  ['PYTHONINSPECT', () => []],
  ['RIPGREP_CONFIG_PATH', (value, name) => (exact(value) === '' || exact(value) === '/dev/null' ? [] : risky(value, name))],
  ...['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG', 'CURL_HOME', 'WGETRC', 'INPUTRC', 'SCREENRC', 'TMUX_CONF', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig', 'PIP_CONFIG_FILE'].map((name): [string, Meaning] => [name, (value, own) => (exact(value) === '/dev/null' ? [] : risky(value, own))]),
  ...['npm_config_script_shell', 'npm_config_shell', 'npm_config_node_options', 'npm_config_git', 'npm_config_editor', 'npm_config_viewer', 'npm_config_onload_script', 'SHELLOPTS', 'BASHOPTS', 'VIMINIT', 'EXINIT', 'LESSKEYIN', 'LESS_KEY'].map((name): [string, Meaning] => [name, risky]),
  ['PS4', value => (value.values?.every(one => !/[`]|\$\(/.test(one)) ? [] : [{ script: value, language: 'bash' }])],
  ['PS1', value => (value.values?.every(one => !/[`]|\$\(/.test(one)) ? [] : [{ script: value, language: 'bash' }])],
  ...['HISTFILE', 'HISTIGNORE'].map((name): [string, Meaning] => [name, (value, own) => [unknown(value, `${own} changes what the shell remembers of its commands`)]]),
  ['SHELL', script],
  ['CC', script], ['CXX', script], ['LD', script], ['AR', script],
])

/** Patterns for families of names: the first that fits. */
const FAMILIES: readonly (readonly [RegExp, Meaning])[] = [
  [/^BASH_FUNC_/, (value, name) => [unknown(value, `${name} defines a function in every shell that starts`)]],
  [/^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/, (value, name) => [unknown(value, `${name} sets git settings, some of which run programs`)]],
  [/^CARGO_TARGET_.*_(?:RUNNER|LINKER)$/, script],
]

/** @returns what setting these variables can make programs do; nothing for the usual ones */
export function environmentSteps(assignments: readonly Assignment[]): readonly Step[] {
  const steps: Step[] = []
  for (const { name, value } of assignments) {
    const meaning = TABLE.get(name) ?? FAMILIES.find(([pattern]) => pattern.test(name))?.[1]
    if (!meaning || exact(value) === '') continue
    steps.push(...meaning(value, name))
  }
  return steps
}

/** What `export`, `declare` and their kin assign, as far as it is written as name=value. */
export function declared(call: Invocation): readonly Assignment[] {
  return call.args.flatMap(word => {
    const found = /^["']?(\w+)\+?=/.exec(word.values?.[0] ?? word.text)?.[1]
    if (!found) return []
    const value: Word = word.values ? { ...word, values: word.values.map(one => one.slice(one.indexOf('=') + 1)) } : unresolved(word.text, word.from)
    return [{ name: found, value }]
  })
}
