// Where secrets are kept: credential stores, private keys, token files. Data; all names are lower case.
import { isSecretAtHome } from './home.ts'
import { isHidden, isOfSystem, isSpecial } from './paths.ts'

/** These names are secret in any folder. */
const NAMES: ReadonlySet<string> = new Set([
  '.env', '.netrc', '_netrc', '.git-credentials', '.pgpass', 'pgpass.conf', '.my.cnf', '.mylogin.cnf', '.pypirc', '.vault-token', '.htpasswd',
  '.dockercfg', '.s3cfg', '.boto', '.token', '.rediscli_auth', '.databrickscfg', '.snowsql', '.authinfo', '.authinfo.gpg', '.smbcredentials',
  'credentials.json', 'application_default_credentials.json', 'access_tokens.db', 'accesstokens.json', 'msal_token_cache.json',
  'secrets.yml', 'secrets.yaml', 'secrets.json', 'secrets.toml', '.secrets', '.secrets.toml', '.dev.vars',
  'wallet.dat', 'ntds.dit', 'login.keychain', 'login.keychain-db', 'system.keychain',
  'key4.db', 'key3.db', 'logins.json', 'cookies.sqlite', 'signons.sqlite',
  '.bash_history', '.zsh_history', '.zhistory', '.sh_history', '.ksh_history', '.ash_history', '.histfile', '.history', 'fish_history',
  'consolehost_history.txt', '.python_history', '.node_repl_history', '.psql_history', '.mysql_history', '.sqlite_history', '.rediscli_history',
  '.irb_history', '.irb-history', '.pry_history', '.mongo_history', '.mongorc.js', '.dbshell', '.php_history', '.lua_history', '.rhistory', '.bun_repl_history',
  '.deno_history', '.scala_history', '.ghc_history', '.octave_hist', '.gdb_history', '.lldb-history', '.hg_history', '.ipython_history', '.erlang-history',
])

/** Names by their shape. */
const SHAPES: readonly RegExp[] = [
  /^\.env\.(?!(?:.*\.)?(?:example|sample|template)$).+$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:_sk)?(?![\w.-]*\.pub$)(?:[._-].*)?$/,
  /^(?:ssh_host_.*_key|(?:deploy|github|gitlab|server|client|host|private|ssh)[\w.-]*_(?:rsa|dsa|ecdsa|ed25519))$/,
  /\.(?:p12|pfx|pkcs12|jks|jceks|keystore|kdbx?|ppk|p8|keytab|ovpn|agekey|token|keychain|keychain-db)$/,
  /^service[-_]?account.*\.json$/,
  /^client_secret.*\.json$/,
  /^utc--.*--[0-9a-f]{40}$/,
]

/** Names of sources, which none of these is. */
export const SOURCE = /^[a-z][a-z0-9-]*\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|c|h|md|html|css)$/

/** Keys, unless they are of the kind that everybody may have: certificates, public keys, what packages ship. */
const KEY = /\.(?:pem|key)$/
const PUBLIC_KEY = /(?:^|[._-])(?:(?:pub|public)[._-]?\d*\.(?:pem|key)|(?:pubkey|cert|certs|certificate|ca|cacert|cacerts|cabundle|certificates|chain|fullchain|bundle|roots?|dhparams?|csr)[._-]?\d*\.pem)$/
const PUBLIC_FOLDERS = /\/(?:node_modules|site-packages|dist-packages|etc\/ssl\/certs|etc\/pki\/(?:tls\/certs|ca-trust)|usr\/(?:local\/)?share\/ca-certificates|etc\/ca-certificates|usr\/lib\/ssl\/certs)\//

/** Folders with all that is in them, wherever they are. */
const FOLDERS = /\/(?:\.ssh|\.gnupg|\.password-store|\.gpg|1password|\.1password|keyrings|keychains|\.secrets|gnupg)(?:\/|$)/
/** Inside .ssh, what everybody may read. */
const SSH_PUBLIC = /\/\.ssh\/(?:known_hosts(?:\.old|2)?|[^/]+\.pub)$/

/** Ends of paths, wherever they are. */
const TAILS = /\/(?:\.aws\/(?:credentials|config)|\.kube\/config|\.docker\/config\.json|\.containers\/auth\.json|\.cargo\/credentials(?:\.toml)?|\.gem\/credentials|\.bundle\/config|\.claude\/\.?credentials\.json|\.codex\/auth\.json|\.gemini\/oauth_creds\.json|\.qwen\/oauth_creds\.json|\.cursor\/cli-auth\.json|\.streamlit\/secrets\.toml|etc\/g?shadow-?|master\.passwd|opasswd)$/

/** Anywhere on the machine, with all that is below. */
const ABSOLUTE = /^\/(?:etc\/(?:g?shadow(?:[-.~]\w*)?|security\/opasswd|ssl\/private|pki\/tls\/private|ssh\/ssh_host_[^/]*_key|krb5\.keytab|ipsec\.secrets|wireguard|openvpn|ppp\/(?:chap|pap)-secrets|wpa_supplicant|networkmanager\/system-connections|letsencrypt\/(?:archive|live|keys|accounts)|rndc\.key|docker\/key\.json|kubernetes\/(?:admin|kubelet|super-admin|controller-manager|scheduler)\.conf|rancher\/k3s\/k3s\.yaml|gitlab\/gitlab-secrets\.json|master\.passwd|security\/passwd)|private\/etc\/master\.passwd|private\/var\/db\/dslocal|var\/db\/dslocal|var\/lib\/kubelet\/pki|var\/lib\/docker\/swarm|var\/lib\/sss\/(?:db|secrets)|var\/lib\/networkmanager\/secret_key|run\/secrets|var\/run\/secrets|run\/user\/\d+\/(?:keyring|gnupg)|library\/keychains|system\/library\/keychains|proc\/(?:[^/]+\/(?:task\/[^/]+\/)?(?:environ|mem|auxv)|kcore)|dev\/(?:mem|kmem|port|kcore)|windows\/system32\/config|c:\/windows\/system32\/config\/(?:sam|system|security))(?:\/|$)/

/**
 * @param path folded and normalised
 * @param rest what follows a home folder in it
 * @param reading its content is only read: public keys and known hosts may be
 */
export function isSecret(path: string, rest: string | undefined, reading: boolean): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (!SOURCE.test(name)) {
    if (NAMES.has(name) || SHAPES.some(shape => shape.test(name))) return true
    if (KEY.test(name) && !PUBLIC_KEY.test(name) && !PUBLIC_FOLDERS.test(path)) return true
  }
  if (isHidden(path) || MARKS.test(path)) {
    if (FOLDERS.test(path)) return !(reading && SSH_PUBLIC.test(path))
    if (TAILS.test(path)) return true
  }
  if (isOfSystem(path) && ABSOLUTE.test(path)) return true
  return rest !== undefined && isSpecial(rest) && isSecretAtHome(rest)
}

/** What FOLDERS and TAILS have in common that is not below a name with a dot. */
const MARKS = /keyrings|keychains|1password|gnupg|\/etc\/|passwd$/

/** For whoever checks that no quick look hides what they match. */
export const secretTables = (): readonly RegExp[] => [FOLDERS, TAILS, ABSOLUTE]
export const isSecretName = (name: string): boolean => NAMES.has(name) || KEY.test(name) || SHAPES.some(shape => shape.test(name))

/** Names to try a pattern on: what it would take to name a secret. */
export const secretSamples = (): readonly string[] => [
  ...NAMES, '.env.local', '.env.production', 'id_rsa', 'id_ed25519', 'id_ecdsa', 'id_dsa', 'service-account.json', 'client_secret.json', '.npmrc', '.ssh', '.aws', '.gnupg', '.kube',
  '.docker', '.azure', '.password-store',
]
/** Folders to try a pattern on. */
export const SECRET_FOLDERS: readonly string[] = ['.ssh', '.aws', '.gnupg', '.kube', '.docker', '.azure', '.config', '.cargo', '.password-store', '.mozilla']
