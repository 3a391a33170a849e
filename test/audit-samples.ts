// Texts with what looks like a secret in them. No sample is one: each is put together from parts.

/** The same text each time, that looks like chance. */
function chance(alphabet: string, length: number, seed: number): string {
  let state = seed * 2_654_435_761 + 1
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return alphabet[(state >>> 8) % alphabet.length]
  }).join('')
}
const ALNUM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
export const HEX = '0123456789abcdef'
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
let seeds = 0
export const some = (length: number, alphabet = ALNUM): string => chance(alphabet, length, ++seeds)

/** Vendor, prefix in pieces, the rest. */
const TOKENS: readonly (readonly [string, readonly string[], string])[] = [
  ...['p', 'o', 'u', 's', 'r'].map(kind => [`github ${kind}`, ['gh', kind, '_'], some(36)] as const), ['github fine', ['github', '_pat_'], `${some(22)}_${some(59)}`],
  ...['pat', 'dt', 'rt', 'ptt', 'ft', 'agent', 'soat', 'cbt'].map(kind => [`gitlab ${kind}`, ['gl', kind, '-'], some(20)] as const),
  ...['AKIA', 'ASIA', 'ABIA', 'ACCA'].map(kind => [`aws ${kind}`, [kind.slice(0, 2), kind.slice(2)], some(16, UPPER)] as const),
  ['google', ['AI', 'za'], some(35)], ['google oauth', ['ya', '29.'], some(60)], ['google client', ['GOC', 'SPX-'], some(28)], ['azure client', [some(3), '8', 'Q~'], some(34)],
  ...['b', 'p', 'a', 'r', 's'].map(kind => [`slack ${kind}`, ['xo', 'x', kind, '-'], `${some(12, '0123456789')}-${some(24)}`] as const), ['slack app', ['xa', 'pp-1-'], `A${some(10)}-${some(13)}-${some(64, HEX)}`],
  ['openai', ['s', 'k-'], some(48)], ['openai project', ['s', 'k-proj-'], some(64)], ['openai service', ['s', 'k-svcacct-'], some(64)], ['anthropic', ['s', 'k-ant-api03-'], some(93)], ['openrouter', ['s', 'k-or-v1-'], some(64, HEX)],
  ['hugging face', ['h', 'f_'], some(34)], ['replicate', ['r', '8_'], some(37)], ['groq', ['g', 'sk_'], some(52)], ['xai', ['x', 'ai-'], some(80)], ['perplexity', ['pp', 'lx-'], some(48)], ['together', ['tgp', '_v1_'], some(43)], ['tavily', ['tv', 'ly-'], some(32)],
  ['langsmith', ['ls', 'v2_pt_'], some(42)], ['pinecone', ['pc', 'sk_'], some(60)], ['nvidia', ['nv', 'api-'], some(64)], ['fireworks', ['f', 'w_'], some(24)], ['databricks', ['da', 'pi'], some(32, HEX)],
  ...['live', 'test'].flatMap(kind => [[`stripe ${kind}`, ['s', `k_${kind}_`], some(24)] as const, [`stripe restricted ${kind}`, ['r', `k_${kind}_`], some(24)] as const]), ['stripe hook', ['wh', 'sec_'], some(32)],
  ['square', ['sq0', 'atp-'], some(22)], ['square secret', ['sq0', 'csp-'], some(43)], ...['at', 'ca', 'pa', 'ss'].map(kind => [`shopify ${kind}`, ['sh', `p${kind}_`], some(32, HEX)] as const), ['plaid', ['access-', 'production-'], `${some(8, HEX)}-${some(4, HEX)}-${some(4, HEX)}-${some(4, HEX)}-${some(12, HEX)}`],
  ['npm', ['np', 'm_'], some(36)], ['pypi', ['py', 'pi-'], some(150)], ['rubygems', ['ruby', 'gems_'], some(48, HEX)], ['crates', ['c', 'io'], some(32)], ['nuget', ['oy', '2'], some(43, 'abcdefghijklmnopqrstuvwxyz0123456789')], ['docker', ['dckr', '_pat_'], some(27)], ['artifactory', ['AK', 'Cp'], some(60)], ['clojars', ['CLO', 'JARS_'], some(60, HEX)],
  ...['o', 'p', 'r'].map(kind => [`digitalocean ${kind}`, ['do', `${kind}_v1_`], some(64, HEX)] as const), ['heroku', ['HR', 'KU-'], some(36)], ['fly', ['fo', '1_'], some(43)], ['fly macaroon', ['fm', '2_'], some(100)], ['vercel', ['vc', 'p_'], some(56)], ['netlify', ['nf', 'p_'], some(36)], ['supabase', ['sb', 'p_'], some(40, HEX)], ['supabase secret', ['sb_', 'secret_'], some(31)],
  ['planetscale', ['pscale', '_tkn_'], some(43)], ['planetscale password', ['pscale', '_pw_'], some(43)], ['neon', ['na', 'pi_'], some(64)], ['vault', ['hv', 's.'], some(24)], ['vault batch', ['hv', 'b.'], some(100)], ['doppler', ['dp.', 'pt.'], some(43)], ['pulumi', ['pu', 'l-'], some(40, HEX)], ['tailscale', ['ts', 'key-auth-'], some(40)], ['terraform', [some(14), '.atlas', 'v1.'], some(67)],
  ['twilio', ['S', 'K'], some(32, HEX)], ['sendgrid', ['S', 'G.'], `${some(22)}.${some(43)}`], ['mailgun', ['k', 'ey-'], some(32, HEX)], ['mailchimp', [some(32, HEX)], '-us12'], ['resend', ['r', 'e_'], `${some(8)}_${some(24)}`], ['brevo', ['xkey', 'sib-'], some(81)], ['telegram', [some(9, '123456789'), ':A', 'A'], some(33)], ['discord bot', ['M', some(23)], `.${some(6)}.${some(38)}`],
  ['new relic', ['NR', 'AK-'], some(27)], ['sentry', ['sn', 'trys_'], some(100)], ['grafana cloud', ['gl', 'c_'], some(100)], ['grafana service', ['gl', 'sa_'], some(41)], ['dynatrace', ['dt', '0c01.'], `${some(24)}.${some(64)}`], ['posthog', ['ph', 'x_'], some(43)],
  ['atlassian', ['ATA', 'TT3'], some(180)], ['bitbucket', ['AT', 'BB'], some(32)], ['linear', ['lin', '_api_'], some(40)], ['notion', ['nt', 'n_'], some(46)], ['notion old', ['sec', 'ret_'], some(43)], ['airtable', ['pa', 't', some(14)], `.${some(64, HEX)}`], ['figma', ['fi', 'gd_'], some(40)], ['postman', ['PM', 'AK-'], some(59)], ['contentful', ['CF', 'PAT-'], some(43)], ['hubspot', ['pat-', 'na1-'], some(36)],
  ['typeform', ['tf', 'p_'], some(59)], ['dropbox', ['s', 'l.'], some(135)], ['facebook', ['E', 'AA'], some(120)], ['sonarqube', ['sq', 'p_'], some(40, HEX)], ['sourcegraph', ['sg', 'p_'], some(40, HEX)], ['buildkite', ['bk', 'ua_'], some(40)], ['circleci', ['CCI', 'PAT_'], some(40)], ['alibaba', ['LT', 'AI'], some(20)], ['tencent', ['AK', 'ID'], some(32)], ['yandex', ['y', '0_'], some(55)], ['readme', ['rd', 'me_'], some(70)],
  ['age', ['AGE-', 'SECRET-KEY-'], some(58, UPPER)], ['one password', ['ops', '_ey', 'J'], some(200)], ['json web token', ['ey', 'J'], `${some(30)}.ey${some(60)}.${some(43)}`],
]
const AROUND: readonly ((token: string) => string)[] = [token => `deploy ${token} now`, token => `echo "${token}" > f`, token => `curl https://a.example/x?y=${token}`, token => `['${token}']`]

export const word = some(14)
const HEADERS = ['Authorization: Bearer ', 'authorization: Basic ', 'X-Api-Key: ', 'Cookie: sid=', 'PRIVATE-TOKEN: ', 'X-Vault-Token: ', 'Proxy-Authorization: Digest ', 'DD-API-KEY: ', 'X-Auth-Key:']
const NAMES = ['PASSWORD', 'DB_PASSWORD', 'PGPASSWORD', 'MYSQL_PWD', 'API_KEY', 'OPENAI_API_KEY', 'AWS_SECRET_ACCESS_KEY', 'aws_secret_access_key', 'GITHUB_TOKEN', 'NPM_TOKEN', 'clientSecret', 'client_secret', 'SECRET_KEY_BASE64', 'JWT_SECRET', 'apikey', 'accessToken', 'ADMIN_PASSWORD_2', 'passphrase', 'GH_PAT', '_authToken', '_auth', 'AccountKey', 'SharedAccessKey', 'ENCRYPTION_KEY', 'REDIS_PASS', 'credential', 'private_key', 'SIGNING_KEY_PROD']
const FLAGS = ['--password', '--token', '--api-key', '--secret', '--client-secret', '--passphrase', '-password', '--db-password', '--auth-token', '--secret-key', '--registry-token', '--pass']
/** Whole words of the shell, and programs with a form of their own. */
const whole = `Hx${some(10)}7`
const WHOLE: readonly ((secret: string) => string)[] = [
  s => `API_TOKEN=$(echo ${s}) x`, s => `TOKEN=\`echo ${s}\` x`, s => `export TOKEN=${s}\\ more${s}`, s => `TOKEN="a b"${s} x`, s => `TOKEN=$'${s}' x`, s => `TOKEN=$'a\\' ${s}' x`, s => `TOKEN='a b'"c d"${s}; ls`, s => `TOKEN=ab,${s}`, s => `TOKEN=ab}${s}`, s => `TOKEN="a $(echo "b c") ${s}"`, s => `TOKEN=$(echo ")" ${s})`, s => `TOKEN="a\\" ${s}" x`,
  s => `tool --password a\\ ${s} x`, s => `tool --password="a b"${s}`, s => `tool --token $(echo a ${s})`, s => `bash -c 'TOKEN="a b"${s} make'`, s => `bash -c "TOKEN=\\"a ${s}\\" make"`, s => `TOKEN="$HOME"${s} x`, s => `printf "TOKEN=%s" ${s}`, s => `printf 'password: %s\\n' "a ${s}" > f`, s => `gh auth login --with-token <<< ${s}`, s => `gh auth login --with-token <<<"a ${s}"`,
  s => `curl -ubob:${s} https://a.example`, s => `curl -sSu "bob:a ${s}" https://a.example`, s => `curl "https://a.example/?x=1&y=2" -u bob:${s}`, s => `curl -b "session=${s}" https://a.example`, s => `curl --cookie sid=${s} https://a.example`, s => `curl -E c.pem:${s} https://a.example`, s => `curl --cert c.pem:${s} x`, s => `curl -H "X-Auth: ${s}" https://a.example`, s => `curl -H"X-Session-Id: a ${s}" x`,
  s => `aws configure set aws_secret_access_key ${s}`, s => `npm config set //r/:_authToken ${s}`, s => `npm config set //r/:_authToken=${s}`, s => `kubectl create secret generic a --from-literal=k=${s}`, s => `kubectl create secret generic a --from-literal=j=x1 --from-literal k=${s}`, s => `vault kv put secret/a k=${s}`, s => `vault kv put secret/a j=xx k="a ${s}"`, s => `flyctl secrets set X=${s}`, s => `flyctl secrets set W=xx X=${s}`,
  s => `gh secret set X --body ${s}`, s => `gh secret set X -b ${s}`, s => `gh secret set X --body="a ${s}"`, s => `doppler secrets set X ${s}`, s => `doppler secrets set X=${s}`, s => `aws secretsmanager create-secret --name a --secret-string ${s}`, s => `mongosh -u me -p ${s}`, s => `mongosh -p${s}`, s => `ldapsearch -x -w ${s} -b dc=a`, s => `smbclient //a/b -U a%${s}`, s => `sqlplus u/${s}@db`, s => `sqlplus -s "u/${s}@db" @a.sql`, s => `zip -P ${s} a.zip b`, s => `zip -rP ${s} a.zip b`, s => `unzip -P ${s} a.zip`, s => `7z x -p${s} a.7z`,
  s => `openssl enc -aes-256-cbc -k ${s} -in a`, s => `http -a u:${s} a.example`, s => `echo ${s} | docker login -u me --password-stdin`, s => `printf '%s' "a ${s}" | docker login --password-stdin`, s => `echo ${s} | sudo -S ls`, s => `sudo -S ls <<< ${s}`, s => `echo "u:${s}" | chpasswd`, s => `echo ${s} | sudo chpasswd`, s => `echo ${s} | gh auth login --with-token`, s => `expect -c 'spawn ssh a; expect "password:"; send "${s}\\r"'`, s => `sudo bash -c "vault kv put secret/a k=${s}"`, s => `X=$(mongosh -p ${s} a)`,
  s => `mysql -uroot -p${s} db`, s => `curl -u a:xx https://a.example; curl -u b:${s} https://a.example`, s => `curl \\\n  -u a:${s} \\\n  https://a.example`, s => `/usr/bin/sudo /usr/bin/zip -P '${s} x' a b`,
]
export const POSITIVE: readonly (readonly [name: string, text: string, secret: string])[] = [
  ...TOKENS.flatMap(([name, pieces, rest], index) => {
    const token = pieces.join('') + rest
    return [0, 1].map(one => [`${name}, ${one}`, (AROUND[(index + one) % AROUND.length] ?? String)(token), rest] as const)
  }),
  ...HEADERS.map(header => [header, `curl -H '${header}${word}1' https://a.example`, word] as const),
  ...NAMES.flatMap(name => [[`${name}=`, `${name}=${word} make`, word], [`${name}: `, `{"a":1,"${name}": "${word} and ${word}"}`, word], [`export ${name}=''`, `export ${name}='${word}'; make`, word]] as const),
  ...FLAGS.flatMap(flag => [[flag, `tool ${flag} ${word} x`, word], [`${flag}=`, `tool ${flag}="${word} ${word}" x`, word]] as const),
  ...['https', 'postgres', 'mongodb+srv', 'redis', 'amqp', 'ftp', 'mysql', 'ssh'].map(scheme => [`${scheme} with a user`, `x ${scheme}://me:${word}@host.example:1/db`, word] as const),
  ['an address with a token', `git clone https://${word}${word}@git.example/a.git`, word],
  ['redis without a user', `redis-cli -u redis://:${word}@host`, word], ['redis', `redis-cli -h a -a ${word} ping`, word], ['curl', `curl -u me:${word} https://a.example`, word], ['curl in quotes', `curl --user 'me:${word}' https://a.example`, word], ['mysql', `mysql -u root -p${word} db`, word],
  ['mysqldump', `mysqldump --all -p${word}`, word], ['sshpass', `sshpass -p '${word} x' ssh a`, word], ['docker', `docker login -u me -p ${word} r.example`, word], ['sqlcmd', `sqlcmd -S a -U sa -P ${word}`, word], ['htpasswd', `htpasswd -bc f me ${word}`, word], ['openssl', `openssl rsa -in k -passin pass:${word}`, word],
  ['netrc', `machine a.example login me password ${word}`, word], ['a signed address', `curl 'https://a.example/b?se=1&sig=${word}%3D'`, word], ['slack hook', `curl https://hooks.slack.com/${'services'}/T${some(8)}/B${some(8)}/${word}`, word], ['discord hook', `curl https://discord.com/api/${'webhooks'}/${some(18, '123456789')}/${word}`, word],
  ['a yaml file', `user: me\npassword: ${word}\nport: 1`, word], ['an ini file', `[a]\naws_secret_access_key = ${word}/+${word}\n`, word], ['JSON in a shell', `curl -d "{\\"password\\":\\"${word}\\"}" x`, word], ['a connection string', `Server=a;User Id=b;Password=${word};Encrypt=true`, word],
  ...['RSA ', 'EC ', 'OPENSSH ', 'DSA ', 'ENCRYPTED ', ''].map(kind => [`${kind}private key`, `echo "-----BEGIN ${kind}PRIVATE ${'KEY'}-----\n${word}\n${word}\n-----END ${kind}PRIVATE ${'KEY'}-----" > k`, word] as const),
  ['a key that is cut', `x -----BEGIN PRIVATE ${'KEY'}-----\n${word}`, word], ['a key of PGP', `-----BEGIN PGP PRIVATE ${'KEY'} BLOCK-----\n${word}\n-----END PGP PRIVATE ${'KEY'} BLOCK-----`, word],
  ...WHOLE.map(text => [text('..'), text(whole), whole] as const),
]
