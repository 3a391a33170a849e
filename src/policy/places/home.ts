// What is secret or protected below anybody's home folder, by its path from there. Data; all names are lower case.

/** Where secrets are kept: files, and folders with all that is in them. */
const SECRET: readonly string[] = [
  '.aws', '.azure', '.kube', '.npmrc', '.yarnrc', '.yarnrc.yml', '.pip/pip.conf', '.config/pip/pip.conf', '.config/gcloud', '.config/gh/hosts.yml', '.config/hub',
  '.config/glab-cli', '.config/doctl', '.config/heroku', '.config/op', '.config/1password', '.config/rclone', '.config/git/credentials', '.config/keybase',
  '.config/configstore', '.config/sops', '.config/age', '.config/stripe', '.config/ngrok', '.config/ngrok2', '.ngrok2', '.config/netlify', '.netlify',
  '.config/vercel', '.local/share/com.vercel.cli', '.vercel', '.config/flyctl', '.fly', '.config/hcloud', '.config/linode-cli', '.config/scw', '.config/exercism',
  '.config/containers/auth.json', '.config/composer/auth.json', '.composer/auth.json', '.config/nuget', '.nuget/nuget.config', '.m2/settings.xml',
  '.m2/settings-security.xml', '.gradle/gradle.properties', '.ivy2/.credentials', '.sbt/.credentials', '.terraformrc', '.terraform.d', '.pulumi/credentials.json',
  '.docker/contexts', '.oci', '.bluemix', '.ibmcloud', '.aliyun', '.tccli', '.doctl', '.railway', '.supabase', '.wrangler', '.config/.wrangler',
  '.cf', '.chef', '.ansible/vault', '.vault', '.kaggle', '.huggingface', '.cache/huggingface/token', '.cache/huggingface/stored_tokens', '.openai', '.anthropic',
  '.config/openai', '.config/anthropic', '.config/claude/credentials.json', '.claude.json', '.local/share/opencode/auth.json', '.config/github-copilot',
  '.copilot/auth', '.config/goose/secrets.yaml', '.local/share/keyrings', '.local/share/kwalletd', '.kde/share/apps/kwallet', '.config/bitwarden', '.config/bitwarden cli', '.bitwarden',
  '.factory/auth.json', '.factory/auth.encrypted', '.factory/auth.v2.file', '.factory/auth.v2.key', '.augment/session.json', '.grok/user-settings.json', '.grok/auth.json', '.kimi/credentials', '.kimi/config.json', '.kimi/config.toml', '.kimi-code/credentials', '.config/cursor/auth.json', '.local/share/crush/crush.json', '.local/share/opencode/mcp-auth.json',
  '.copilot/config.json', '.local/share/amp/secrets.json', '.local/share/goose/secrets.yaml', '.pi/agent/auth.json', '.cline/data/secrets.json', '.openhands/settings.json', '.continue/.env', '.codeium/config.json', '.local/share/kiro-cli/data.sqlite3', '.local/share/amazon-q/data.sqlite3', '.local/share/devin/credentials.toml',
  '.lastpass', '.config/keepassxc', '.electrum', '.bitcoin', '.ethereum', '.config/solana', '.monero', '.near-credentials', '.foundry/keystores', '.brownie/accounts',
  '.config/google-chrome', '.config/google-chrome-beta', '.config/chromium', '.config/bravesoftware', '.config/microsoft-edge', '.config/vivaldi', '.config/opera', '.mozilla',
  '.thunderbird', '.librewolf', '.waterfox', '.cache/google-chrome', '.config/slack', '.config/discord', '.config/signal', '.config/telegramdesktop', '.config/whatsapp',
  '.local/share/telegramdesktop', '.msmtprc', '.muttrc', '.mutt', '.fetchmailrc', '.offlineimaprc', '.mbsyncrc', '.irssi', '.weechat', '.config/weechat', '.remmina', '.vnc/passwd',
  '.local/share/fish/fish_history', '.local/share/atuin', '.subversion/auth', '.cvspass', '.rhosts', '.google_authenticator', '.yubico', '.cert', '.pki', '.step/secrets',
  '.local/share/mkcert', '.android/adbkey', '.krb5', '.k5login', '.purple/accounts.xml', '.config/filezilla', '.filezilla', '.lftp', '.ncftp', '.mc.cli', '.mc/config.json', '.minio',
  '.config/rbw', '.local/share/rbw', '.local/share/pass', '.config/sqlit', '.dbeaver', '.local/share/dbeaverdata', '.sqlworkbench', '.config/pgcli/history', '.config/mycli/history',
  'library/keychains', 'library/cookies', 'library/safari', 'library/messages', 'library/mail', 'library/accounts', 'library/group containers',
  'library/application support/google/chrome', 'library/application support/chromium', 'library/application support/bravesoftware', 'library/application support/microsoft edge',
  'library/application support/firefox', 'library/application support/arc', 'library/application support/com.apple.tcc', 'library/application support/addressbook',
  'library/application support/1password', 'library/application support/bitwarden', 'library/application support/slack', 'library/application support/discord',
  'library/application support/signal', 'library/application support/bitcoin', 'library/application support/electrum', 'library/application support/github-copilot',
  'library/containers/com.apple.notes', 'library/preferences/com.apple.accounts.plist', 'library/mobile documents',
  'appdata/local/google/chrome', 'appdata/local/microsoft/edge', 'appdata/roaming/mozilla', 'appdata/local/microsoft/credentials', 'appdata/roaming/microsoft/credentials',
  'appdata/roaming/microsoft/protect', 'appdata/roaming/gcloud', 'appdata/roaming/npm-cache', 'appdata/roaming/gnupg',
]

/** What must not change behind the user's back: the same. */
const PROTECTED: readonly string[] = [
  '.config/autostart', '.config/systemd', '.config/environment.d', '.config/fish', '.config/git', '.config/direnv', '.config/nvim', '.config/powershell', '.config/nushell', '.config/elvish',
  '.config/upstart', '.config/pulse', '.config/kitty', '.config/alacritty', '.config/tmux', '.config/plasma-workspace', '.config/openbox', '.config/i3', '.config/sway', '.config/hypr',
  '.config/code', '.config/cursor', '.config/opencode', '.config/amp', '.config/crush', '.config/goose', '.config/devin', '.config/claude', '.config/zed', '.config/mise', '.config/zsh',
  '.config/procps', '.config/user-tmpfiles.d', '.config/cron', '.local/share/systemd', '.local/share/applications', '.local/share/autostart', '.local/share/dbus-1', '.local/share/fish/vendor_conf.d',
  '.oh-my-zsh', '.oh-my-bash', '.zsh', '.zinit', '.zplug', '.antigen', '.bash_completion', '.bash_completion.d', '.bashrc.d', '.profile.d', '.init', '.vim', '.emacs.d', '.xmonad',
  '.nanorc', '.asdfrc', '.mise', '.pyenv/version', '.rbenv/version', '.kde/autostart', '.kde4/autostart', '.gnomerc', '.anacron', '.ipython/profile_default/startup',
  'library/launchagents', 'library/launchdaemons', 'library/application support/code', 'library/application support/cursor', 'library/application support/claude',
  'library/preferences/com.apple.loginitems.plist', 'library/application support/com.apple.backgroundtaskmanagementagent', 'library/scripts', 'library/services',
  'appdata/roaming/microsoft/windows/start menu/programs/startup', 'documents/powershell', 'documents/windowspowershell',
]

const isBelow = (rest: string, entries: readonly string[]): boolean => entries.some(entry => rest.startsWith(entry) && (rest.length === entry.length || rest.charCodeAt(entry.length) === 47))

/** @param rest what follows a home folder in a path, folded and normalised */
export const isSecretAtHome = (rest: string): boolean => isBelow(rest, SECRET)
export const isProtectedAtHome = (rest: string): boolean => isBelow(rest, PROTECTED)
/** Both tables, for whoever checks them. */
export const homeTables = (): readonly string[] => [...SECRET, ...PROTECTED]
