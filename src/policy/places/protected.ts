// What must not change behind the user's back: git's own files, start-up files, schedules, editors' and agents' settings. Data in lower case.
import { isProtectedAtHome } from './home.ts'
import { isHidden, isOfSystem, isSpecial } from './paths.ts'

/** Folders, and all that is in them, wherever they are. */
const FOLDERS = /\/(?:\.git|\.hg|\.svn|\.jj|\.vscode|\.vscode-server|\.vscode-insiders|\.idea|\.fleet|\.zed|\.claude|\.claude-plugin|\.cursor|\.cursor-plugin|\.codex|\.codex-plugin|\.gemini|\.qwen|\.windsurf|\.codeium|\.continue|\.roo|\.cline|\.clinerules|\.augment|\.kiro|\.factory|\.amp|\.opencode|\.openhands|\.goose|\.junie|\.trae|\.devin|\.copilot|\.grok|\.kimi|\.kimi-code|\.crush|\.aider|\.agents|\.ssh)(?:\/|$)/
/** A bare repository's hooks and settings. */
const BARE = /\.git\/(?:hooks(?:\/|$)|config$)/
/** Work trees that an agent keeps inside its own folder hold ordinary sources. */
const WORKTREES = /\/\.(?:claude|codex|cursor)\/worktrees\/[^/]+(?=\/)/

const NAMES: ReadonlySet<string> = new Set([
  '.gitconfig', '.gitmodules', '.envrc', '.direnvrc', '.mcp.json', '.claude.json', '.aider.conf.yml', '.aiderignore', '.cursorignore', '.geminiignore', '.opencode.json',
  'opencode.json', 'opencode.jsonc', 'crush.json', '.crush.json', '.goosehints',
  '.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.bash_functions', '.bash_env', '.profile', '.zshrc', '.zshenv', '.zprofile', '.zlogin', '.zlogout',
  '.zshrc.local', '.kshrc', '.mkshrc', '.cshrc', '.tcshrc', '.login', '.logout', '.inputrc', '.shrc', '.shinit', '.yashrc', '.xonshrc', '.elvishrc', '.xinitrc', '.xprofile',
  '.xsession', '.xsessionrc', '.xserverrc', '.pam_environment', '.environment', '.vimrc', '.exrc', '.gvimrc', '.nvimrc', '.emacs', '.spacemacs', '.tmux.conf', '.screenrc',
  '.gdbinit', '.lldbinit', '.psqlrc', '.sqliterc', '.irbrc', '.pryrc', '.pythonrc', '.pythonrc.py', '.pythonstartup', '.rprofile', '.wgetrc', '.curlrc', '.digrc', '.forward', '.procmailrc', '.hushlogin',
  '.ripgreprc', '.lessfilter', '.lesskey', '.hgrc', 'authorized_keys', 'authorized_keys2', '.rhosts', '.shosts', 'sitecustomize.py', 'usercustomize.py', 'microsoft.powershell_profile.ps1', 'profile.ps1',
])

/** Of the machine, with all that is below. */
const ABSOLUTE = /^\/(?:var\/(?:spool\/(?:cron|at|anacron)|at\/tabs|cron|run\/docker\.sock|lib\/systemd|lib\/dpkg\/info)|run\/(?:docker\.sock|podman\/podman\.sock|containerd\/containerd\.sock|systemd)|usr\/(?:local\/)?lib\/systemd|usr\/lib\/(?:tmpfiles\.d|sysctl\.d|udev|modules-load\.d)|usr\/share\/(?:dbus-1|polkit-1)|lib\/(?:systemd|udev)|library\/(?:launchagents|launchdaemons|startupitems|privilegedhelpertools|security)|system\/library\/launch(?:agents|daemons)|boot\/(?:grub|efi|loader)|sys\/firmware|sys\/kernel\/(?:security|uevent_helper)|proc\/sys|selinux)(?:\/|$)/
const ETC = /^\/(?:private\/)?etc(?:\/|$)/
/** What of /etc is worth the same care on another machine or in a container. */
const ETC_ELSEWHERE = /^\/etc\/(?:cron|sudoers|pam|profile|passwd|group|ssh\/|systemd\/|init|rc\.|rc\d|ld\.so|security\/|bash|zsh|environment|xdg\/autostart|anacrontab)/

/**
 * @param path folded and normalised
 * @param rest what follows a home folder in it
 * @param elsewhere it is on another machine
 */
export function isProtected(path: string, rest: string | undefined, elsewhere = false): boolean {
  if (NAMES.has(path.slice(path.lastIndexOf('/') + 1))) return true
  const plain = isHidden(path) ? path.replace(WORKTREES, '') : path
  if ((isHidden(plain) && FOLDERS.test(plain)) || (plain.includes('.git/') && BARE.test(plain))) return true
  if (isOfSystem(path) && (ABSOLUTE.test(path) || (elsewhere ? ETC_ELSEWHERE : ETC).test(path))) return true
  return rest !== undefined && isSpecial(rest) && isProtectedAtHome(rest)
}

/** For whoever checks that no quick look hides what they match. */
export const protectedTables = (): readonly RegExp[] => [FOLDERS, BARE, ABSOLUTE, ETC]

/** Names to try a pattern on. */
export const protectedSamples = (): readonly string[] => ['.git', '.vscode', '.idea', '.claude', '.cursor', ...NAMES]
