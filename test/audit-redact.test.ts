// What is taken out of records and what stays. No sample is a secret: each is put together from parts.
import { describe, expect, test } from 'vitest'
import { redact } from '../src/audit/redact.ts'

/** The same text each time, that looks like chance. */
function chance(alphabet: string, length: number, seed: number): string {
  let state = seed * 2_654_435_761 + 1
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return alphabet[(state >>> 8) % alphabet.length]
  }).join('')
}
const ALNUM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const HEX = '0123456789abcdef'
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
let seeds = 0
const some = (length: number, alphabet = ALNUM): string => chance(alphabet, length, ++seeds)

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

const word = some(14)
const HEADERS = ['Authorization: Bearer ', 'authorization: Basic ', 'X-Api-Key: ', 'Cookie: sid=', 'PRIVATE-TOKEN: ', 'X-Vault-Token: ', 'Proxy-Authorization: Digest ', 'DD-API-KEY: ', 'X-Auth-Key:']
const NAMES = ['PASSWORD', 'DB_PASSWORD', 'PGPASSWORD', 'MYSQL_PWD', 'API_KEY', 'OPENAI_API_KEY', 'AWS_SECRET_ACCESS_KEY', 'aws_secret_access_key', 'GITHUB_TOKEN', 'NPM_TOKEN', 'clientSecret', 'client_secret', 'SECRET_KEY_BASE64', 'JWT_SECRET', 'apikey', 'accessToken', 'ADMIN_PASSWORD_2', 'passphrase', 'GH_PAT', '_authToken', '_auth', 'AccountKey', 'SharedAccessKey', 'ENCRYPTION_KEY', 'REDIS_PASS', 'credential', 'private_key', 'SIGNING_KEY_PROD']
const FLAGS = ['--password', '--token', '--api-key', '--secret', '--client-secret', '--passphrase', '-password', '--db-password', '--auth-token', '--secret-key', '--registry-token', '--pass']
const POSITIVE: readonly (readonly [name: string, text: string, secret: string])[] = [
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
]

const id = `${some(8, HEX)}-${some(4, HEX)}-4${some(3, HEX)}-a${some(3, HEX)}-${some(12, HEX)}`
const sha = some(40, HEX)
const NEGATIVE: readonly string[] = [
  `git show ${sha}`, `git checkout ${sha.slice(0, 12)}`, `git cherry-pick ${sha}..${some(40, HEX)}`, `git log --format=%H -n 5 ${sha}^`, `git rev-parse ${sha}:src/a.ts`, `docker pull a@sha256:${some(64, HEX)}`, `echo ${some(64, HEX)}  file | sha256sum -c`, `md5sum -c ${some(32, HEX)}.md5`, `curl https://a.example/items/${id}`, `kill ${id}`, `rm -rf /tmp/${id}`,
  `aws ec2 describe-instances --instance-ids i-${some(17, HEX)}`, 'ls -la node_modules/.bin', 'npm run build -- --mode=production', 'cat /usr/share/doc/a-very-long-name-of-a-package/README.md', '/home/me/projects/some-long-project-name/src/components/UserAuthentication.tsx', 'find . -name "*.test.ts" -newer package.json', 'git commit -m "Fix the token parser"', 'git commit -m "basic authentication for the proxy"', 'echo bearer authentication is used',
  'docker run -u 1000:1000 image', 'docker run -u node:node image', 'docker login --password-stdin', 'echo x | docker login -u me --password-stdin r.example', 'cd "$PWD"', 'PWD=/home/me/app make', 'OLDPWD=/tmp cd -', 'export PWD=$HOME/x', 'tool --token $TOKEN x', 'tool --token="$TOKEN" x', 'PASSWORD=$DB_PASSWORD make', 'API_KEY="${API_KEY}" make', 'tool --max-tokens=4096', 'tool --max-tokens 4096', 'tool --tokenizer=bpe', 'tool --token-file=/run/secrets/token', 'tool --password-file /run/secrets/p',
  'tool --secrets-dir=/run/x', 'tool --keyboard=de', 'monkey=1 make', 'KEYMAP=de make', 'NODE_ENV=production node a.js', 'PATH=/usr/bin:/bin ls', 'LANG=C.UTF-8 sort a', 'FOO=bar=baz make', 'make CFLAGS="-O2 -Wall" -j8', 'ssh -p 2222 me@host.example', 'scp -P 22 a me@host.example:/tmp/', 'rsync -avz --exclude=.git a/ me@host.example:b/', 'git clone git@github.com:owner/name.git', 'git clone https://github.com/owner/name.git', 'git clone ssh://git@host.example:2222/a.git', 'git push origin HEAD:refs/heads/a-branch-with-a-long-name',
  'curl -fsSL https://example.com/a/b/c?page=2&size=100', 'curl -o out.tar.gz https://registry.npmjs.org/left-pad/-/left-pad-1.3.0.tgz', 'curl -H "Content-Type: application/json" https://a.example', 'curl -H "Accept: application/vnd.github+json" https://a.example', 'wget -q https://a.example:8443/x', 'psql -h localhost -p 5432 -U postgres db', 'psql postgres://me@localhost:5432/db', 'mysql -u root -h 127.0.0.1 db -e "select 1"', 'mysql -u root -p db', 'redis-cli -h a -p 6379 ping', 'kubectl -n kube-system get pods', 'kubectl get secret my-secret -o yaml', 'kubectl create secret generic x --from-file=a',
  'kubectl --context=some-long-context-name get deployments', 'helm upgrade --install a ./chart --set image.tag=1.2.3', 'terraform plan -var-file=prod.tfvars', 'aws s3 cp s3://some-bucket-with-a-long-name/key a', 'gcloud config set project some-project-123456', 'az group list --output table', 'npx --yes create-react-app my-application', 'npm install @scope/some-package@1.2.3-beta.4', 'pip install requests==2.31.0', 'cargo build --release --target x86_64-unknown-linux-gnu', 'go test ./... -run TestTokenParser', 'pytest tests/test_password_reset.py::test_token_expiry', 'grep -rn "password" src', 'grep -rn api_key .', 'rg "secret" --type ts',
  'sed -n 1,20p src/token.ts', 'cat src/secrets/index.ts', 'vim passwd.c', 'cat docs/authorization.md', 'sort -k 2 -u a', 'tar -czf a.tar.gz --exclude=node_modules .', 'openssl x509 -in cert.pem -noout -text', 'openssl dgst -sha256 a', 'ssh-keygen -l -f a.pub', '-----BEGIN CERTIFICATE-----', '-----BEGIN PUBLIC KEY-----', `ssh-rsa ${'AAAA'}B3NzaC1yc2E me@host`, 'base64 -d a.txt', 'echo aGVsbG8gd29ybGQ= | base64 -d', 'date +%Y-%m-%dT%H:%M:%S', 'echo 2026-11-30T09:05:00.000Z', 'echo 192.168.0.1:8080', 'echo "a: b, c: d"', 'jq ".items[] | .name" a.json', 'awk -F: "{print $1}" /etc/passwd', 'useradd -m -s /bin/bash dev',
  'git config --global user.email me@host.example', 'git -c credential.helper=store pull', 'git log --author=me --since=2026-01-01', 'sk-learn', 'task-runner --watch', 'desk-lamp', 'risk-assessment-of-everything.md', 'disk-usage-by-folder --human-readable', 'xoxo', 'hf_hub', 'eyJ', 'npm_config_registry=https://a.example npm ls', 'npm_lifecycle_event=test', 'python -m http.server 8000', 'chmod 755 a', 'chown me:me a', 'touch key-value.md', 'key-bindings.json', 'password', 'the token is gone',
]

describe('taken out', () => {
  test('there are enough samples', () => expect(POSITIVE.length).toBeGreaterThanOrEqual(200))
  test.each(POSITIVE)('%s', (_, text, secret) => {
    const out = redact(text)
    expect(out).toContain('[redacted]')
    expect(out).not.toContain(secret)
  })
  test('what stands around it stays', () => {
    expect(redact(`curl -H 'Authorization: Bearer ${word}1' https://a.example/x`)).toBe("curl -H 'Authorization: [redacted]' https://a.example/x")
    expect(redact(`DB_PASSWORD=${word} make deploy && ls`)).toBe('DB_PASSWORD=[redacted] make deploy && ls')
    expect(redact(`git push https://me:${word}@git.example/a.git main`)).toBe('git push https://[redacted]@git.example/a.git main')
  })
})

describe('left alone', () => {
  test('there are enough samples', () => expect(NEGATIVE.length).toBeGreaterThanOrEqual(100))
  test.each(NEGATIVE)('%s', text => expect(redact(text)).toBe(text))
})

describe('a megabyte of hostile text', () => {
  const fill = (piece: string): string => piece.repeat(Math.ceil(1_000_000 / piece.length)).slice(0, 1_000_000)
  const PIECES = ['a', '-', 'a-', 'a.', 'eyJ-', 'eyJaaaaaaaa', 'sk-', 'SG.', 'SG.aaaaaaaaaaaaaaaa', ' ', '"', "'", '\\"', 'password', 'password ', 'password=', 'password="', "token='", 'token: ', '_token-', '--password ', ' -u a', ' -u a:', 'mysql ', 'mysql -', 'redis-cli -a', 'docker login ', '-----BEGIN ', `-----BEGIN PRIVATE ${'KEY'}-----`, '://', 'a://', 'a://b:', 'https://a:b', 'authorization', 'authorization:', 'bearer ', 'Basic A', '[redacted]', '1:AA', 'M.', '8Q~', 'x8Q~', '.atlasv1.', 'key-0', 'machine a ', 'htpasswd -b a ', '$A', 'password=$', '\n', '\u0000', 'é', '\ud800']
  test.each(PIECES)('%j', piece => {
    const text = fill(piece)
    const before = process.cpuUsage().user
    redact(text)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3000)
  })
})
