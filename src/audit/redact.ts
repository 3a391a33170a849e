// Takes secrets out of text before it is written anywhere. What looks like one is one. Every repetition has an end, or nothing behind it that could
// fail: the time it takes grows with the length of the text and no faster.

const MARK = '[redacted]'

/** Prefixes that vendors give their tokens, with what follows them at least. */
const TOKENS: readonly string[] = [
  // Code hosts, registries, continuous integration.
  'gh[pousr]_\\w{20,}', 'github_pat_\\w{20,}', 'gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|soat|oas|ffct)-[\\w-]{16,}', 'ATATT3[\\w=-]{20,}', 'ATCTT3[\\w=-]{20,}', 'ATBB\\w{20,}', 'npm_\\w{20,}', 'pypi-[\\w-]{16,}', 'rubygems_\\w{20,}', 'cio[a-zA-Z0-9]{32}\\b',
  'oy2[a-z0-9]{43}\\b', 'dckr_[po]at_[\\w-]{20,}', 'AKCp\\w{20,}', 'cmVmdGtu\\w{20,}', 'CLOJARS_\\w{20,}', 'CCIP(?:AT|RJ)_\\w{20,}', 'bkua_\\w{20,}', 'sq[upa]_\\w{30,}', 'sgp_\\w{20,}', 'rdme_\\w{20,}',
  // Clouds and platforms.
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\\b', 'LTAI[a-zA-Z0-9]{12,}', 'AKID[a-zA-Z0-9]{28,}', 'AIza[\\w-]{30,}', 'ya29\\.[\\w-]{10,}', 'GOCSPX-[\\w-]{20,}', 'AQVN[\\w-]{30,}', 'y0_[\\w-]{30,}', 'do[opr]_v1_\\w{20,}', 'HRKU-[\\w-]{20,}', 'fo1_[\\w-]{20,}', 'fm[12][ar]?_[\\w+/=-]{20,}',
  'vc[pkiar]_\\w{20,}', 'nfp_\\w{20,}', 'rnd_\\w{20,}', 'sbp_\\w{20,}', 'sb_secret_[\\w-]{16,}', 'pscale_(?:tkn|pw|oauth|app_secret|id)_[\\w.-]{20,}', 'napi_\\w{20,}', 'dapi[0-9a-f]{32}', 'hv[sbr]\\.[\\w-]{20,}', 'dp\\.(?:pt|st|ct|sa|scim|audit)\\.[\\w.-]{20,}', 'pul-[0-9a-f]{40}', 'tskey-[\\w-]{16,}', 'ops_eyJ[\\w-]{20,}', 'pnu_\\w{20,}',
  // Models.
  'sk-[\\w-]{16,}', 'hf_\\w{20,}', 'r8_\\w{20,}', 'gsk_\\w{20,}', 'xai-\\w{20,}', 'pplx-\\w{20,}', 'fw_\\w{20,}', 'tgp_v1_[\\w-]{20,}', 'tvly-[\\w-]{20,}', 'lsv2_[a-z]{2}_\\w{20,}', 'pcsk_\\w{20,}', 'nvapi-[\\w-]{20,}', 'jina_\\w{20,}',
  // Money.
  '[sr]k_(?:live|test|prod)_\\w{10,}', 'whsec_[\\w+/=]{16,}', 'sk_[0-9a-f]{40,}', 'sq0(?:atp|csp|idp)-[\\w-]{20,}', 'EAAA[\\w-]{40,}', 'shp(?:at|ca|pa|ss|tka)_\\w{20,}', 'access_token\\$production\\$\\w{10,}\\$\\w{20,}', 'access-(?:sandbox|development|production)-[0-9a-f-]{36}', 'EZ[AT]K\\w{30,}', 'FLWSECK(?:_TEST)?-\\w{12,}',
  // Messages, monitoring, work.
  'xox[abceoprs]-[\\w-]{10,}', 'xapp-\\d-[\\w-]{20,}', 'xwfp-[\\w-]{20,}', '[MNO][\\w-]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,40}\\b', '\\d{8,10}:AA[\\w-]{32,}', 'SG\\.[\\w-]{16,}\\.[\\w-]{16,}', 'SK[0-9a-f]{32}\\b', 'key-[0-9a-f]{32}\\b', '[0-9a-f]{32}-us\\d{1,2}\\b', 're_\\w{8,}_\\w{16,}', 'xkeysib-[\\w-]{20,}',
  'NRA[KAL]-\\w{20,}', 'NRII-[\\w-]{20,}', 'sntry[su]_[\\w+/=-]{20,}', 'glc_[\\w+/=]{20,}', 'glsa_\\w{20,}', 'hc[a-z]{1,3}k_\\w{20,}', 'dt0[a-z]\\d\\d\\.\\w{20,}\\.\\w{20,}', 'phx_\\w{20,}', 'lin_(?:api|oauth)_\\w{20,}', 'ntn_\\w{20,}', 'secret_\\w{40,}', 'pat\\w{14}\\.[0-9a-f]{20,}', 'figd_[\\w-]{20,}', 'PMAK-[\\w-]{20,}',
  'CFPAT-[\\w-]{20,}', 'pat-(?:na|eu)\\d-[\\w-]{20,}', 'tfp_\\w{20,}', 'sl\\.[\\w-]{60,}', 'fio-u-[\\w-]{20,}', 'aio_\\w{20,}', 'EAA[a-zA-Z0-9]{60,}', '\\w{14}\\.atlasv1\\.[\\w-]{20,}', 'v1\\.0-[0-9a-f]{20,}-[0-9a-f]{40,}', '[\\w~.-]{3}\\dQ~[\\w~.-]{31,}', 'AGE-SECRET-KEY-\\w+',
  // Tokens that say who they are for.
  'eyJ[\\w-]{8,2048}\\.[\\w-]{8,}(?:\\.[\\w-]*)?',
]

const WHOLE: readonly string[] = ['-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[^]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)', `(?<![\\w.-])(?:${TOKENS.join('|')})`]

/** A reference to a variable is no secret; its name is worth keeping. */
const REFERENCE = String.raw`(?!["']?(?:\$\{?[A-Z_][A-Z0-9_]*\}?|\$\{\{ ?[\w.]+ ?\}\})(?:["'\s;&|)]|$))`
const VALUE = String.raw`${REFERENCE}(?:\\?"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'&,;|)}]+)`
const SECRET = 'password|passwd|passphrase|passcode|pass|secret|token|api[_-]?key|apikey|access[_-]?key(?:[_-]?id)?|account[_-]?key|shared[_-]?access[_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|master[_-]?key|secret[_-]?key|auth[_-]?key|license[_-]?key|credentials?|client[_-]?secret|_pat|_auth|authtoken'
/** What may follow such a word and leave it one: `API_KEY_PROD`, `password2`, `secret_access_key`. */
const ENDING = String.raw`(?:[_-]?(?:\d{1,3}|value|base64|b64|key|string|prod|production|dev|development|test|staging|live|old|new|main|default|admin|root|user))?`

/** Each keeps its first group, so that a reader still sees what kind of thing stood there. */
const AFTER: readonly (readonly [source: string, flags: string])[] = [
  [String.raw`((?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@:'"]*:[^\s/@'"]+(?=@)`, 'gi'],
  [String.raw`((?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/)[\w-]{16,}(?=@)`, 'gi'],
  [String.raw`(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[\w/-]{10,}`, 'gi'],
  [String.raw`(discord(?:app)?\.com\/api\/webhooks\/)\d+\/[\w-]+`, 'gi'],
  [String.raw`(\.webhook\.office\.com\/webhookb2\/)[\w@/-]{10,}`, 'gi'],
  [String.raw`([?&](?:sig|signature|x-amz-signature|x-goog-signature|key|code|auth)=)[^\s&'"]{8,}`, 'gi'],
  [String.raw`((?:authorization|proxy-authorization|x-api-key|api-key|x-auth-token|x-auth-key|x-access-token|x-vault-token|x-gitlab-token|x-amz-security-token|private-token|job-token|deploy-token|dd-api-key|cookie|set-cookie)\s{0,20}:\s{0,20})[^\r\n'"]+`, 'gi'],
  [String.raw`(\b[Bb]earer\s{1,20})(?=[\w.~+/=-]{0,200}[A-Z0-9._=])[\w.~+/=-]{8,}`, 'g'],
  [String.raw`(\b[Bb]asic\s{1,20})(?=[\w+/]{0,200}[A-Z0-9=])[\w+/]{8,}={0,2}`, 'g'],
  [String.raw`((?:^|[\s"'\\{,(&?;.])(?:[\w-]{0,60}?(?:${SECRET})${ENDING})["'\\]{0,2}\s{0,20}(?:=|:)>?\s{0,20})(?!\/\/)${VALUE}`, 'gi'],
  [String.raw`((?:^|[\s"'{,(&?;])(?:pwd|db_pwd|userpwd|\w{1,40}_pwd)["']?\s{0,20}(?:=|:)\s{0,20})(?![/$~.])${VALUE}`, 'gi'],
  [String.raw`((?:^|\s)--?[\w-]{0,40}?(?:password|passwd|passphrase|token|secret|api-?key|access-key|secret-key|private-key|client-secret|auth-token|pass|pw)(?:=|\s{1,20}))(?!-)${VALUE}`, 'gi'],
  [String.raw`((?:^|\s)(?:-u|-U|--user|--proxy-user)(?:=|\s{1,20})(?!\d+:\d+(?:\s|$)|(\w{1,64}):\2(?:\s|$))["']?[^\s:"'\\/]{1,200}:)[^\s"']+`, 'g'],
  [String.raw`(\b(?:mysql|mariadb|mysqldump|mysqladmin|mysqlimport|mysqlsh)\b[^|;&\n]{0,200}?\s-p)[^\s"']+`, 'g'],
  [String.raw`(\bsshpass\s{1,20}-p\s{0,20})(?:"[^"]*"|'[^']*'|\S+)`, 'g'],
  [String.raw`(\b(?:redis-cli|valkey-cli)\b[^|;&\n]{0,200}?\s-a\s{1,20})${VALUE}`, 'g'],
  [String.raw`(\b(?:docker|podman|nerdctl|helm|oras|skopeo|buildah|crane|az)\b[^|;&\n]{0,80}?\blogin\b[^|;&\n]{0,200}?\s-p\s{1,20})${VALUE}`, 'g'],
  [String.raw`(\bsqlcmd\b[^|;&\n]{0,200}?\s-P\s{0,20})${VALUE}`, 'g'],
  [String.raw`(\bhtpasswd\s{1,20}-\w{0,8}b\w{0,8}\s{1,20}\S{1,200}\s{1,20}\S{1,200}\s{1,20})${VALUE}`, 'g'],
  [String.raw`(\b(?:pass|env):)(?=\S{4,})(?<=(?:-passin|-passout|-k|-pass)\s{1,20}pass:)${VALUE}`, 'g'],
  [String.raw`(\b(?:machine|login)\s{1,20}\S{1,200}\s{1,20}(?:login\s{1,20}\S{1,200}\s{1,20})?password\s{1,20})\S+`, 'g'],
]

let patterns: readonly (readonly [pattern: RegExp, mark: string])[] | undefined

/** @returns the text with everything that looks like a secret replaced by `[redacted]` */
export function redact(text: string): string {
  patterns ??= [...WHOLE.map(source => [new RegExp(source, 'g'), MARK] as const), ...AFTER.map(([source, flags]) => [new RegExp(source, flags), `$1${MARK}`] as const)]
  return patterns.reduce((out, [pattern, mark]) => out.replace(pattern, mark), text)
}
