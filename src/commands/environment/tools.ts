// Variables of git, pagers, archivers, remote shells and everyday tools. Source: git(1), less(1), man(1), tar(1), rsync(1), fzf(1), rg(1), gpg(1), man pages of each.
import { literal, unknown } from '../../model/index.ts'
import { any, caches, folders, helper, hosts, type Meaning, only, pipes, place, reads, type Row, runs, settings, stores, unless, written } from './meanings.ts'

const PAGER_OPTIONS = /^(?:\s*-{0,2}(?:[FRXSiIKMJNqQeEnsRr]+|FRX|-?quit-if-one-screen|-?RAW-CONTROL-CHARS|-?no-init|x\d+|j\.?\d+|z-?\d+|P[\w .%?:]*))*\s*$/
const FZF = /^(?:\s*--(?:height[= ]\S+|reverse|border(?:=\w+)?|ansi|multi|cycle|exact|no-\w+|layout[= ]\w+|info[= ]\w+|inline-info|color[= ][\w:,#-]+|margin[= ]\S+|prompt[= ]\S+|pointer[= ]\S+))*\s*$/
/** Where git finds objects and the work tree: another repository has settings of its own. */
const repository: Meaning = (value, name) => (value.values?.every(text => /^(?:|\.|\.git|\.\/\.git|[01])$/.test(text)) ? [] : [unknown(value, `${name} leads to another repository, whose settings can run programs`)])

/** ffmpeg's report: `file=path:level=32`, or a name with the date in the working directory. */
const report: Meaning = value => (value.values ?? [undefined]).map(text => ({ kind: 'write', target: text === undefined ? value : literal(/(?:^|:)file=((?:\\[^]|[^\\:])*)/.exec(text)?.[1]?.replace(/\\([^])/g, '$1') || '.') }))
/** A tape, or the archive itself; one with a colon is on another machine, which a program is run to reach. */
const tape: Meaning = (value, name) => {
  if (value.values?.every(text => /^(?:|-|\/dev\/(?:null|n?st\d+|tape))$/.test(text))) return []
  return value.values?.every(text => !/[:!|]/.test(text)) ? [{ kind: 'write', target: value }] : [unknown(value, `${name} can be on another machine, or a program`)]
}
const SWITCH = /^(?:|true|false|yes|no|on|off|-?\d+)$/i

export const TOOLS: readonly Row[] = [
  { names: 'GIT_PAGER | PERF_PAGER | PAGER | MANPAGER | BAT_PAGER | SYSTEMD_PAGER | AWS_PAGER | PSQL_PAGER | GH_PAGER | GLAB_PAGER | DELTA_PAGER | JJ_PAGER | ANSIBLE_PAGER | DPKG_PAGER | HOMEBREW_PAGER | ACK_PAGER | ACK_PAGER_COLOR | DIFFPAGER | MYSQL_PAGER | GOOGLE_PAGER | PERLDOC_PAGER | PERLDOC_SRC_PAGER | LESSEDIT', means: runs, examples: { hits: ['./e', 'sh -c id', 'less | sh'], misses: ['', 'cat', 'less', 'less -R', 'delta'] } },
  { names: 'GIT_EDITOR | GIT_SEQUENCE_EDITOR | HGEDITOR | SVN_EDITOR | CVSEDITOR | P4EDITOR | KUBE_EDITOR | PSQL_EDITOR | SYSTEMD_EDITOR | GH_EDITOR | HOMEBREW_EDITOR | JULIA_EDITOR | VISUAL_EDITOR | DOCKER_EDITOR | GLAB_EDITOR | BUNDLER_EDITOR | K9S_EDITOR | MOST_EDITOR | npm_config_editor', means: runs, examples: { hits: ['./e', 'sh -c id', 'vim -c :!id'], misses: ['', 'true', ':', 'vim', 'nano', 'code --wait'] } },
  { names: 'SSH_PKCS11_HELPER | SSH_SK_HELPER | SYSTEMD_SSH | DIRENV_BASH | JJ_EDITOR | SOPS_EDITOR | SOPS_GPG_EXEC | SOPS_AGE_KEY_CMD | ALTERNATE_EDITOR | SKIM_DEFAULT_COMMAND | CHGHG | JUST_CHOOSER | PACMAN', means: helper(/^(?:hg|gpg|gpg2|fzf|pacman|fd|(?:\/usr)?\/bin\/(?:bash|hg|ssh|gpg)|\/usr\/lib(?:exec)?\/(?:openssh\/)?ssh-(?:pkcs11|sk)-helper)$/), examples: { hits: ['./e', '/tmp/e', 'sh -c id'], misses: ['', 'vim', 'fzf', '/usr/bin/bash', '/usr/lib/openssh/ssh-sk-helper'] } },
  { names: 'GIT_SSH_COMMAND | GIT_SSH | GIT_PROXY_COMMAND | GIT_EXTERNAL_DIFF | GIT_ASKPASS | GIT_SHELL_PATH | GIT_MAN_VIEWER | GIT_DIFFTOOL_EXTCMD | RSYNC_RSH | RSYNC_CONNECT_PROG | RSYNC_SHELL | CVS_RSH | SVN_SSH | SVN_MERGE | HGMERGE | HG | RSH | BORG_RSH | BORG_PASSCOMMAND | RESTIC_PASSWORD_COMMAND | RCLONE_PASSWORD_COMMAND | RCLONE_SFTP_SSH | RCLONE_METADATA_MAPPER | RCLONE_WEBDAV_BEARER_TOKEN_COMMAND | RCLONE_CONFIG_*_SSH | RCLONE_CONFIG_*_COMMAND | NIX_BUILD_HOOK | PARALLEL_SHELL | PARALLEL_SSH | GROFF_COMMAND_PREFIX | KUBECTL_EXTERNAL_DIFF | GH_BROWSER | GH_PATH | GLAB_BROWSER | HOMEBREW_BROWSER | HOMEBREW_CURL_PATH | HOMEBREW_GIT_PATH | HOMEBREW_RUBY_PATH | HELM_BIN | CLOUDSDK_PYTHON | CLOUDSDK_GSUTIL_PYTHON | CLOUDSDK_BQ_PYTHON | FZF_DEFAULT_COMMAND | FZF_CTRL_T_COMMAND | FZF_ALT_C_COMMAND', means: runs, examples: { hits: ['./e', 'sh -c id', '/tmp/e'], misses: ['', 'ssh', 'true', 'cat'] } },
  { names: 'LESSGLOBALTAGS | LESSECHO', means: helper(/^(?:global|lessecho)$/), examples: { hits: ['./e', 'id;', 'sh -c id'], misses: ['', 'global', 'lessecho'] } },
  // Which characters of a file's name a shell is kept from reading.
  { names: 'LESSMETACHARS | LESSMETAESCAPE', means: any, examples: { hits: ['%', '-'], misses: [''] } },
  { names: 'MANLESS', means: only(/^[^$]*$/), examples: { hits: ['x$ +!./e'], misses: ['', ' page %d'] } },
  { names: 'SYSTEM', means: unless(/\//, 'decides where manual pages are looked for'), examples: { hits: ['../../tmp/e'], misses: ['', 'linux', 'Linux x86_64'] } },
  // file prints each line that it does not understand, the others the first.
  { names: 'MAGIC | PIP_REQUIREMENT | PIP_CONSTRAINT | PIP_BUILD_CONSTRAINT | GIT_SHALLOW_FILE | GIT_GRAFT_FILE | UNITSFILE | MYUNITSFILE | YAMLLINT_CONFIG_FILE | HADOLINT_CONFIG | GRYPE_OUTPUT_TEMPLATE_FILE | SYFT_FORMAT_TEMPLATE_PATH', means: reads, examples: { hits: ['.env', '/home/dev/.ssh/id_rsa', 'a.txt:.env'], misses: ['', 'a.txt', '/dev/null', '/usr/share/misc/magic'] } },
  { names: 'GIT_TRACE_REDACT', means: (value, name) => (value.values?.every(text => /^(?:|1|true|yes|on)$/i.test(text)) ? [] : [unknown(value, `${name} has credentials printed`)]), examples: { hits: ['0', 'false'], misses: ['', '1', 'true'] } },
  { names: 'LESSOPEN | LESSCLOSE', means: pipes, examples: { hits: ['|./e %s', '||- ./e %s', './e %s %s', '|-./e %s'], misses: ['', '|cat', '||-cat'] } },
  { names: 'LESS | SYSTEMD_LESS | MORE', means: only(PAGER_OPTIONS), examples: { hits: ['+!./e', '--lesskey-content=x', '-k x', '-o /etc/x', '-Os', '+:e x'], misses: ['', '-R', '-FRX', 'FRX', '-FRSXMK', '-R -F -X', '--quit-if-one-screen'] } },
  { names: 'LESSKEY | LESSKEYIN | LESS_KEY | LESSKEY_SYSTEM | LESSKEYIN_SYSTEM | LESSKEY_CONTENT | LESSKEY_CONTENT_SYSTEM', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'LESSHISTFILE | GIT_TRACE* | GIT_REDIRECT_STDOUT | GIT_REDIRECT_STDERR | MYSQL_HISTFILE | PSQL_HISTORY | SQLITE_HISTORY | GDBHISTFILE | AWS_CLI_HISTORY_FILE | REDISCLI_HISTFILE | GUILE_HISTORY | HTOPRC | NVIM_LOG_FILE | RCLONE_LOG_FILE | TRIVY_OUTPUT | GRYPE_FILE | SYFT_FILE | TF_LOG_PATH', means: written, examples: { hits: ['/etc/x', '/home/dev/.bashrc', 'x.log'], misses: ['', '/dev/null', '-'] } },
  { names: 'GIT_EXEC_PATH | GIT_TEMPLATE_DIR', means: folders, examples: { hits: ['./e', '/tmp/e'], misses: ['/usr/lib/git-core'] } },
  { names: 'GIT_CONFIG_GLOBAL | GIT_CONFIG_SYSTEM | GIT_CONFIG | GIT_CONFIG_NOSYSTEM_FILE | GITWEB_CONFIG | GITWEB_CONFIG_SYSTEM | GITWEB_CONFIG_COMMON', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'GIT_DIR | GIT_WORK_TREE | GIT_COMMON_DIR | GIT_OBJECT_DIRECTORY | GIT_ALTERNATE_OBJECT_DIRECTORIES | GIT_NAMESPACE', means: repository, examples: { hits: ['/tmp/x', '../x/.git', '/'], misses: ['.git'] } },
  { names: 'GIT_INDEX_FILE', means: only(/^(?!.*\.\.)(?:|(?:\/tmp\/|(?:\.\/)?\.git\/)[\w./-]+)$/), examples: { hits: ['/etc/x', '../x'], misses: ['', '.git/index2', '/tmp/index'] } },
  { names: 'GIT_ALLOW_PROTOCOL', means: only(/^(?:(?:https?|ssh|git|file)(?::|$))*$/), examples: { hits: ['ext', 'ext:file', 'https:ext'], misses: ['https', 'https:ssh', 'file'] } },
  { names: 'GIT_SSL_NO_VERIFY | NODE_TLS_REJECT_UNAUTHORIZED | PYTHONHTTPSVERIFY', means: (value, name) => (value.values?.every(text => (name.startsWith('GIT') ? /^(?:0|false|)$/i : /^1?$/).test(text)) ? [] : [unknown(value, `${name} switches a safety check off`)]), examples: { hits: ['no'], misses: [''] } },
  { names: 'MANOPT | MANROFFOPT | MANPAGER_OPTIONS', means: only(/^(?:\s*-{1,2}(?:a|no-hyphenation|nh|nj|encoding=\w+))*\s*$/), examples: { hits: ['-P ./e', '-H./e'], misses: ['', '--no-hyphenation'] } },
  { names: 'BAT_OPTS | DELTA_FEATURES', means: only(/^(?:\s*--(?:style|theme|color|paging|wrap|tabs)=[\w,+-]+|\s*-[pn]+|[\w -]*)*$/), examples: { hits: ['--pager=./e', '--pager ./e'], misses: ['', '--style=plain', '--theme=ansi'] } },
  { names: 'RIPGREP_CONFIG_PATH | BAT_CONFIG_PATH | FZF_DEFAULT_OPTS_FILE | ACKRC | WGETRC | SYSTEM_WGETRC | HOMEBREW_CURLRC | HOMEBREW_SSH_CONFIG_PATH | HOMEBREW_BAT_CONFIG_PATH | TASKRC | PERF_CONFIG | JJ_CONFIG | LEFTHOOK_CONFIG | TRIVY_CONFIG | TIGRC_USER | TIGRC_SYSTEM | MAILRC | JUST_JUSTFILE | MAKEPKG_CONF | RCLONE_CONFIG | HGRCPATH | APT_CONFIG | MISE_CONFIG_FILE | MISE_GLOBAL_CONFIG_FILE', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'FZF_DEFAULT_OPTS | FZF_CTRL_T_OPTS | SKIM_DEFAULT_OPTIONS', means: only(FZF), examples: { hits: ['--preview=./e', '--bind=start:execute(./e)', '--preview ./e'], misses: ['', '--height 40% --reverse', '--ansi --no-sort'] } },
  { names: 'CURL_HOME | GNUPGHOME | BAT_CONFIG_DIR | GH_CONFIG_DIR | GLAB_CONFIG_DIR | PARALLEL_HOME | DIRENV_CONFIG | MISE_CONFIG_DIR | MAGICK_CONFIGURE_PATH | GS_LIB | PRE_COMMIT_HOME | RESTIC_CACHE_DIR | HTTPIE_CONFIG_DIR | W3M_DIR | ELINKS_CONFDIR | LYNX_CFG_PATH | ASCIINEMA_CONFIG_HOME | LFTP_HOME | M4PATH | ENSCRIPT_LIBRARY | PASSWORD_STORE_EXTENSIONS_DIR | EXIFTOOL_HOME | RPM_CONFIGDIR | NIX_CONF_DIR | TASKDATA | DEVELOPER_DIR', means: place, examples: { hits: ['/tmp/e', './e'], misses: ['', '/usr/share/x'] } },
  { names: 'TAR_OPTIONS | ZIPOPT | UNZIP | UNZIPOPT | ZIPINFO | ZIPINFOOPT | GZIP | BZIP2 | BZIP | LZOP | RAR | XZ_OPT | XZ_DEFAULTS | ZSTD_CLEVEL | PIGZ | GREP_OPTIONS | PARALLEL | XARGS | ACK_OPTIONS', means: only(/^(?:\s*-(?:v+|q|\d|T ?\d+|-threads=\d+|-color(?:=\w+)?|-no-same-owner|-fast|-best)|\d*)*\s*$/), examples: { hits: ['-x', '--checkpoint-action=exec=./e', '-TT ./e', '-f /etc/x', '--to-command=./e'], misses: ['', '-9', '-v', '-T0'] } },
  { names: 'ZIP', means: only(/^(?:[^-\s]\S*\.zip|(?:\s*-(?:[qvrjX9]+|\d))*)$/), examples: { hits: ['-m', '-T -TT ./x', '-qrm', 'a.zip -m', '--move'], misses: ['', '-q', '-9', 'out.zip'] } },
  { names: 'NMAPDIR | GVBINDIR | VALGRIND_LIB | PERF_EXEC_PATH | MAGICK_CODER_MODULE_PATH | MAGICK_FILTER_MODULE_PATH', means: folders, examples: { hits: ['./e', '/tmp/e'], misses: ['/usr/libexec/valgrind'] } },
  { names: 'NMAP_ARGS | ENSCRIPT | CTAGS | PERLDOC', means: any, examples: { hits: ['--script ./e.nse', '-f /etc/x'], misses: [''] } },
  // A remote that only variables describe, a text that stands in a file.
  { names: 'RCLONE_CONFIG_*_TYPE | TRIVY_TEMPLATE', means: any, examples: { hits: ['sftp', '@.env'], misses: [''] } },
  { names: 'BC_ENV_ARGS | DC_ENV_ARGS', means: only(/^(?:\s*-[lqsw]+)*\s*$/), examples: { hits: ['.env', '-f x', "-e '1'"], misses: ['', '-l', '-q -l'] } },
  { names: 'SHELLCHECK_OPTS', means: only(/^(?:\s*(?:-[aCVx]|-[eiosSfW] ?[\w,-]+|--(?:exclude|include|enable|shell|severity|format|color|wiki-link-count)=[\w,-]+|--(?:check-sourced|external-sources|norc)))*\s*$/), examples: { hits: ['--rcfile=.env', '-P /', '--source-path=/'], misses: ['', '-x', '-e SC1091,SC2034 -s bash', '--severity=error'] } },
  { names: 'PASSWORD_STORE_ENABLE_EXTENSIONS', means: only(/^(?:|false)$/), examples: { hits: ['true'], misses: ['', 'false'] } },
  { names: 'MLRRC', means: only(/^(?:|__none__|\/dev\/null)$/), examples: { hits: ['./x', '/tmp/x'], misses: ['', '__none__'] } },
  { names: 'VALGRIND_OPTS', means: only(/^(?:\s*--(?:leak-check|track-origins|error-exitcode|show-leak-kinds|num-callers|undef-value-errors)=\w+|\s*-q)*\s*$/), examples: { hits: ['--log-file=x', '--tool=../e', '--suppressions=/etc/x'], misses: ['', '--leak-check=full -q'] } },
  { names: 'PYLINTRC | MLRRC_PATH | LYNX_CFG | LYNX_LSS | HTML_TIDY', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'RUFF_OUTPUT_FILE | PIP_LOG | PIP_LOG_FILE | PIP_LOCAL_LOG | PIP_REPORT', means: written, examples: { hits: ['/etc/x', 'x.log'], misses: ['', '/dev/null'] } },
  // tar without an archive takes this one, and most often to write it.
  { names: 'TAPE', means: tape, examples: { hits: ['e@h:x', 'x.tar', '/home/dev/.bashrc', '/dev/sda', '|./e'], misses: ['', '-', '/dev/st0', '/dev/nst0'] } },
  { names: 'RSYNC_PROXY | http_proxy | https_proxy | ftp_proxy | all_proxy | HTTP_PROXY | HTTPS_PROXY | FTP_PROXY | ALL_PROXY', means: hosts, examples: { hits: ['http://e.example:1', 'e.example:x'], misses: [''] } },
  // git asks a program what changed, or plans with one: `crontab:./e`.
  { names: 'GIT_TEST_FSMONITOR | GIT_TEST_MAINT_SCHEDULER', means: only(SWITCH), examples: { hits: ['./e', 'e', 'crontab:./e', '/tmp/e'], misses: ['', '0', '1', 'true'] } },
  { names: 'GIT_TEST_* | GIT_DIFF_TOOL | GIT_MERGE_TOOL | GROFF_TYPESETTER', means: only(/^[\w+=-]*$/), examples: { hits: ['./e', '../../../tmp/e', 'crontab:./e'], misses: ['', '1', 'main', 'vimdiff', 'utf8'] } },
  { names: 'GITPERLLIB | GROFF_BIN_PATH', means: folders, examples: { hits: ['.', '/tmp/e'], misses: ['/usr/bin', '/usr/share/perl5'] } },
  { names: 'FFREPORT', means: report, examples: { hits: ['file=/etc/x', 'level=32'], misses: [] } },
  { names: 'RUFF_CACHE_DIR | MYPY_CACHE_DIR | PIP_CACHE_DIR | UV_CACHE_DIR | MPLCONFIGDIR | HYPOTHESIS_STORAGE_DIRECTORY | npm_config_cache | NPM_CONFIG_CACHE | npm_config_logs_dir | YARN_CACHE_FOLDER | BUN_INSTALL_CACHE_DIR | DENO_DIR | TURBO_CACHE_DIR | NX_CACHE_DIRECTORY | GOCACHE | GOTMPDIR | GOLANGCI_LINT_CACHE | CARGO_TARGET_DIR | CARGO_BUILD_TARGET_DIR | CCACHE_TEMPDIR | CCACHE_DEBUGDIR | SCCACHE_DIR | COMPOSER_CACHE_DIR | BUNDLE_USER_CACHE | NUGET_PACKAGES | KUBECACHEDIR | HELM_CACHE_HOME | HELM_REPOSITORY_CACHE | TRIVY_CACHE_DIR | XDG_CACHE_HOME', means: caches, examples: { hits: ['/etc', '/home/dev', '.git/hooks', '/tmp/../etc', '../cache', '/home/dev/.config'], misses: ['', '/tmp/x', '.ruff_cache', './.cache/ruff', 'target', '/home/dev/.cache/ruff', '/root/.cache'] } },
  // These hold what is run: pickled objects, programs, plug-ins, settings.
  { names: 'BLACK_CACHE_DIR | PYLINTHOME | NUMBA_CACHE_DIR | CYPRESS_CACHE_FOLDER | TFLINT_PLUGIN_DIR | BAZELISK_HOME | CCACHE_DIR', means: stores, examples: { hits: ['/etc', '/home/dev', '.git/hooks', '../cache', '/tmp/e', '/dev/shm/e', '/var/tmp/e'], misses: ['', '.cache/black', '/home/dev/.cache/black', '/root/.cache'] } },
  // kpathsea takes settings from variables of the same name before those in texmf.cnf.
  { names: 'shell_escape', means: only(/^[fpn0]?$/), examples: { hits: ['t', '1', 'y'], misses: ['', 'f', 'p'] } },
  { names: 'openout_any', means: only(/^[pr]?$/), examples: { hits: ['a'], misses: ['', 'p', 'r'] } },
  { names: 'shell_escape_commands', means: any, examples: { hits: ['sh'], misses: [''] } },
  { names: 'TEXMFCNF | TEXMFHOME | TEXMFLOCAL | LUAINPUTS | CLUAINPUTS | TEXFORMATS', means: place, examples: { hits: ['/tmp/e', './e'], misses: ['/usr/share/texmf'] } },
  // What the launcher puts aside for its own sake comes back under its own name.
  { names: 'GATEKEEPER_*', means: any, examples: { hits: ['--require ./x.js', '1'], misses: [''] } },
  { names: 'NIX_CONFIG | NIX_USER_CONF_FILES | NIX_PATH | NIX_SSHOPTS | NIX_REMOTE | COWPATH | AWKPATH | AWKLIBPATH | GRC_ALIASES', means: any, examples: { hits: ['./x', 'post-build-hook = ./e'], misses: [''] } },
]
