// Variables of shells, of the loader and of the C library. Source: bash(1) 5.2, dash(1), zshparam(1), ld.so(8), dyld(1), locale(7).
import { exact, unknown } from '../../model/index.ts'
import { any, bus, code, folders, harmless, helper, loads, type Meaning, only, place, prompts, type Row, runs, settings, startsWith, unless, written } from './meanings.ts'

const remembers: Meaning = (value, name) => [unknown(value, `${name} changes what the shell remembers of its commands`)]
const defines: Meaning = (value, name) => [unknown(value, `${name} defines a function in every shell that starts`)]
/** The name of a stage of deployment, for which many use ENV, is a file of nobody's. */
const interactive: Meaning = (value, name) => (value.values?.every(text => /^(?:prod|production|dev|devel|development|tests?|testing|staging|stage|local|ci|qa|uat|preview|live|sandbox)$/i.test(text)) ? [] : startsWith(value, name))
const shell: Meaning = (value, name) => (value.values?.every(text => /^(?:\/(?:usr\/(?:local\/)?)?bin\/)?(?:ba|z|da|fi|k|mk|tc|c)?sh$/.test(text)) ? [] : runs(value, name))
const commands: Meaning = (value, name) => (exact(value) === '' ? [] : [unknown(value, `${name} decides what names of commands stand for`)])
const home: Meaning = (value, name) => [unknown(value, `${name} decides which settings and start-up files programs read`)]

/** Where temporary files go: what makes and names them is judged as for the usual folder. */
const temporary = only(/^(?!.*\.\.)(?:|(?:\/private)?(?:\/var)?\/tmp(?:\/[\w.-]+)*\/?|\/var\/folders\/[\w./+-]+|\/run\/user\/\d+\/?|\/dev\/shm\/?)$/)

export const SHELLS: readonly Row[] = [
  { names: 'TMPDIR', means: temporary, examples: { hits: ['.git/hooks', 'src', '/home/dev/.config', '/tmp/../etc', '/etc'], misses: ['', '/tmp', '/tmp/x', '/var/tmp/'] } },
  { names: 'BASH_ENV', means: startsWith, examples: { hits: ['./e', '$(id)', '/tmp/x/../e'], misses: [''] } },
  { names: 'ENV', means: interactive, examples: { hits: ['./e', '$(id)', '`id`', 'e', '/tmp/e'], misses: ['', 'production', 'dev'] } },
  { names: 'ZDOTDIR', means: startsWith, examples: { hits: ['/tmp/e', '.'], misses: [''] } },
  { names: 'PROMPT_COMMAND', means: runs, examples: { hits: ['./e', 'sh -c id'], misses: ['', 'true'] } },
  { names: 'PS0 | PS1 | PS2 | PS3 | PS4 | PROMPT | RPROMPT | MAILPATH | MAIL', means: prompts, examples: { hits: ['$(id)', '`id`', '\\u$(./e)\\$ ', '\\044(./e) ', '\\140./e\\140', '\\444(./e)', '$\\[(./e)', '\\D{$%p(./e)}', '${x@P} ', '${x:=-delete}', '$(date; ./e)', '$(date "+$(./e)")', '$(./date)', '$(date +%s)$(./e)'], misses: ['', '$ ', '\\u@\\h:\\w\\$ ', '+ ${LINENO}: ', '$(date +%T) $ ', '+ $(date "+%s.%N")\\011 ', '$(hostname):$(date -u +%T) '] } },
  { names: 'SHELLOPTS | BASHOPTS | BASH_COMPAT | EXECIGNORE | GLOBIGNORE | READNULLCMD | NULLCMD | BASH_XTRACEFD', means: any, examples: { hits: ['xtrace', 'x'], misses: [''] } },
  { names: 'BASH_FUNC_*', means: defines, examples: { hits: ['() { id; }', '() { :;}; ./e'], misses: [] } },
  { names: 'HISTFILE | HISTIGNORE', means: remembers, examples: { hits: ['/tmp/h', '*'], misses: [''] } },
  { names: 'HOME', means: home, examples: { hits: ['/tmp/e', '.', '$PWD'], misses: [''] } },
  { names: 'SHELL', means: shell, examples: { hits: ['./e', '/tmp/sh'], misses: ['/bin/sh', '/bin/bash', 'sh', 'bash', '/bin/zsh'] } },
  { names: 'INPUTRC | EDITRC | FPATH | TERMINFO | TERMINFO_DIRS | TERMCAP', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'BASH_ALIASES | BASH_CMDS', means: commands, examples: { hits: ['./e', '([ls]=./e)'], misses: [''] } },
  { names: 'PATH', means: folders, examples: { hits: ['.', './e', '/tmp/e:/usr/bin', ':/usr/bin', '/usr/bin:', '/usr/bin::/bin', '/usr/../tmp/e', 'node_modules/.bin:/usr/bin'], misses: ['/usr/local/bin:/usr/bin:/bin', '/opt/homebrew/bin:/usr/bin', '/home/dev/.cargo/bin:/usr/bin'] } },
  { names: 'BASH_LOADABLES_PATH | LD_LIBRARY_PATH | LD_RUN_PATH | LD_ORIGIN_PATH | LIBPATH | SHLIB_PATH | DYLD_*_PATH | LOCPATH', means: folders, examples: { hits: ['.', '/tmp/e', '/usr/lib:', '/usr/lib:./e'], misses: ['/usr/lib', '/usr/local/lib:/opt/x/lib'] } },
  { names: 'LD_PRELOAD | LD_AUDIT | DYLD_INSERT_LIBRARIES | GCONV_PATH | GETCONF_DIR | SSH_SK_PROVIDER | GTK_MODULES | GTK_PATH | GIO_EXTRA_MODULES | GIO_MODULE_DIR | QT_PLUGIN_PATH | QT_QPA_PLATFORM_PLUGIN_PATH | GST_PLUGIN_PATH | LADSPA_PATH | LV2_PATH | LIBGL_DRIVERS_PATH | VK_LAYER_PATH | VK_ICD_FILENAMES | OCL_ICD_VENDORS | OPENSSL_ENGINES | OPENSSL_CONF | OPENSSL_MODULES | PKCS11_MODULE_PATH | LIBMYSQL_PLUGIN_DIR', means: loads, examples: { hits: ['./e.so', '/tmp/e.so', 'e.so'], misses: [''] } },
  { names: 'LD_DEBUG_OUTPUT | LD_PROFILE_OUTPUT | MALLOC_TRACE | SSLKEYLOGFILE | GNUTLS_KEYLOGFILE | LLVM_PROFILE_FILE | STRACE_LOG | DEPENDENCIES_OUTPUT | SUNPRO_DEPENDENCIES', means: written, examples: { hits: ['/etc/x', 'x.log', '/home/dev/.bashrc'], misses: ['', '/dev/null'] } },
  { names: 'ASAN_SYMBOLIZER_PATH | HWASAN_SYMBOLIZER_PATH | LSAN_SYMBOLIZER_PATH | MSAN_SYMBOLIZER_PATH | TSAN_SYMBOLIZER_PATH | UBSAN_SYMBOLIZER_PATH | LLVM_SYMBOLIZER_PATH', means: helper(/^(?:llvm-symbolizer(?:-\d+)?|addr2line|\/usr\/(?:bin|lib\/llvm-[\d.]+\/bin)\/llvm-symbolizer(?:-\d+)?)$/), examples: { hits: ['./e', '/tmp/e'], misses: ['', 'llvm-symbolizer', '/usr/bin/llvm-symbolizer-15'] } },
  { names: 'ASAN_OPTIONS | HWASAN_OPTIONS | LSAN_OPTIONS | MSAN_OPTIONS | TSAN_OPTIONS | UBSAN_OPTIONS', means: only(/^(?!.*(?:log_path|symbolizer_path|coverage_dir|log_exe_name|include|suppressions=(?![\w-][\w/-]*\.(?:supp|txt)(?:[\s:,]|$))))[^]*$/), examples: { hits: ['log_path=/etc/x', 'detect_leaks=0:external_symbolizer_path=./e', 'include=.env', 'suppressions=.env', 'suppressions=/tmp/x.supp'], misses: ['', 'detect_leaks=0', 'suppressions=tsan.supp second_deadlock_stack=1', 'halt_on_error=1:print_stacktrace=1'] } },
  { names: 'GLIBC_TUNABLES | HOSTALIASES | RESOLV_HOST_CONF', means: any, examples: { hits: ['x', './x'], misses: [''] } },
  { names: 'PYTHONSTARTUP', means: code('python'), examples: { hits: ['./e.py'], misses: [''] } },
  { names: 'SCREENRC | TMUX_CONF | VIMINIT | GVIMINIT | EXINIT | MYVIMRC | NVIM_APPNAME | SYSSCREENRC', means: settings, examples: { hits: ['./x', '!./e'], misses: [''] } },
  { names: 'SCREENDIR | TMUX_TMPDIR | VIM | VIMRUNTIME | EMACSLOADPATH | EMACSPATH | XDG_CONFIG_HOME | XDG_CONFIG_DIRS | XDG_DATA_HOME | XDG_DATA_DIRS | XDG_STATE_HOME | CLAUDE_CONFIG_DIR | CODEX_HOME | COPILOT_HOME | OPENCODE_CONFIG | MANPATH | GROFF_TMAC_PATH | GROFF_FONT_PATH', means: place, examples: { hits: ['/tmp/e', '.'], misses: ['/usr/share'] } },
  { names: 'DBUS_SESSION_BUS_ADDRESS | DBUS_SYSTEM_BUS_ADDRESS | DBUS_STARTER_ADDRESS | AT_SPI_BUS_ADDRESS | IBUS_ADDRESS', means: bus, examples: { hits: ['unixexec:path=./e', 'unixexec:path=touch,argv1=x', 'unix:path=/run/x;unixexec:path=./e', 'tcp:host=e.example,port=1', 'x:y'], misses: ['', 'unix:path=/run/user/1000/bus', 'unix:path=/run/user/1000/bus,guid=abc', 'unix:abstract=/tmp/dbus-x', 'autolaunch:', 'disabled:'] } },
  { names: 'XDG_RUNTIME_DIR', means: unless(/[;:,=]/, 'is part of the address of a bus'), examples: { hits: ['/run/x;unixexec:path=./e'], misses: ['', '/run/user/1000', '/tmp/run'] } },
  { names: 'FREI0R_PATH | LIBVA_DRIVERS_PATH | VDPAU_DRIVER_PATH | GBM_BACKENDS_PATH | ALSA_PLUGIN_DIR | GDK_PIXBUF_MODULEDIR | GDK_PIXBUF_MODULE_FILE | GTK_IM_MODULE_FILE | GST_PLUGIN_SYSTEM_PATH* | GST_PLUGIN_PATH_* | NAPI_RS_NATIVE_LIBRARY_PATH', means: folders, examples: { hits: ['./e', '/tmp/e', '/tmp/e.js'], misses: ['/usr/lib/x', '/opt/x/lib'] } },
  { names: 'ALSA_CONFIG_PATH | PULSE_CLIENTCONFIG | KRB5_CONFIG | GSS_MECH_CONFIG', means: only(/^(?:|\/(?:etc|usr)\/(?!.*\.\.)[\w./-]+)$/), examples: { hits: ['./x', '/tmp/x', '/etc/../tmp/x'], misses: ['', '/etc/krb5.conf', '/usr/share/alsa/alsa.conf'] } },
  { names: 'SUDO_ASKPASS | SSH_ASKPASS | FCEDIT | SUDO_EDITOR | EDITOR | VISUAL | BROWSER', means: runs, examples: { hits: ['./e', 'sh -c id', '/tmp/e'], misses: ['', 'true', 'vim', 'code --wait', 'cat'] } },
  { names: 'SSH_AUTH_SOCK | SSH_AGENT_PID | TERM | COLUMNS | LANG | LC_ALL | TZ | NO_COLOR | CI | FORCE_COLOR | DEBUG | IFS | OPTIND', means: harmless, examples: { hits: [], misses: ['x', '/tmp/x', '1'] } },
]
