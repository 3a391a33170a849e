// What is taken out of records and what stays.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact } from '../src/audit/redact.ts'
import { suspect, suspectName } from '../src/audit/suspect.ts'
import { TOKENS } from '../src/audit/tokens.ts'
import { HEX, POSITIVE, some, word } from './audit-samples.ts'
import { holds } from './support/property.ts'

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
  'git config --global user.email me@host.example', 'git -c credential.helper=store pull', 'git log --author=me --since=2026-01-01', 'sk-learn', 'task-runner --watch', 'desk-lamp', 'risk-assessment-of-everything.md', 'disk-usage-by-folder --human-readable', 'xoxo', 'hf_hub', 'eyJ', 'npm_config_registry=https://a.example npm ls', 'npm_lifecycle_event=test', 'python -m http.server 8000', 'chmod 755 a', 'chown me:me a', 'touch key-value.md', 'key-bindings.json', 'password', 'the token is gone', 'curl -u me https://a.example', 'curl -b cookies.txt https://a.example', 'curl -H "X-Auth: $TOKEN" https://a.example', 'TOKEN="$A" make', 'kubectl create secret generic x --from-file=b=a', 'gh secret set X < file', 'gh secret list', 'vault kv get secret/a', 'vault kv put secret/a k=@file', 'sudo ls <<< text', 'echo hello | sudo tee f', 'zip -r a.zip b', '7z x a.7z', 'sqlplus /nolog', 'printf "%s=%s" a b', 'npm config set registry https://a.example', 'aws configure set region eu-west-1', 'openssl enc -d -in a', 'send a b',
]

describe('taken out', () => {
  test('there are enough samples', () => expect(POSITIVE.length).toBeGreaterThanOrEqual(200))
  test.each(POSITIVE)('%s', (_, text, secret) => {
    const out = redact(text)
    expect(out).toContain('[redacted]')
    expect(out).not.toContain(secret)
  })
  test.each(POSITIVE)('%s is looked at at all', (_, text) => expect(suspect(text)).toBe(true))
  // The quick look knows programs by name: whatever any of them takes for a secret must pass it.
  test.each([
    'curl -u a:P', 'curl -b s=P', 'curlie -H x-key:P', 'http -a P', 'https -a P', 'xh -a P', 'xhs -a P', 'mongosh -p P', 'mongodump -p P', 'ldapsearch -w P', 'ldappasswd -s P', 'smbclient -U a%P', 'rpcclient -U a%P', 'net -U a%P', 'zip -P P x', 'unzip -P P x', 'sqlcmd -P P', 'bcp -P P',
    '7z x -pP', '7za x -pP', 'rar x -pP', 'unrar x -pP', 'arj x -pP', 'mysql -pP', 'mariadb -pP', 'mysqlsh -pP', 'openssl enc -k P', 'redis-cli -a P', 'valkey-cli -a P', 'sshpass -p P', 'docker login -p P', 'podman login r -p P', 'htpasswd -b f me P', 'sqlplus me/P', 'tool --pw P', 'tool -pw P', 'echo P | sudo -S ls', 'sudo -S ls <<< P',
    'aws ssm put-parameter --name /db/x --value P', '/opt/bin/vault kv put --value P', 'bao write --value P', 'expect -c "send_user P"', 'echo P | kinit me', 'echo P | cryptsetup open a b', 'echo P | su me', 'spawn x; send P',
  ])('%s is looked at where something is taken out', sample => {
    const text = sample.replace('P', word)
    if (redact(text) !== text) expect(suspect(text)).toBe(true)
    expect(redact(text).includes(word) && !/^spawn/.test(sample) ? sample : '').toBe('')
  })
  // The shortest of each kind, with whatever may stand in it: a token need not be one long word.
  test.each(TOKENS.map(([, source]) => source))('a token of the form %s', source => {
    const shortest = new RegExp(`^${source.replace(/\\b/g, '').replace(/\{(\d+)(?:,\d*)?\}/g, '{$1}').replaceAll('\\w', '[a-zA-Z0-9]')}$`)
    holds(fc.property(fc.stringMatching(shortest), token => {
      for (const text of [`echo ${token}`, `ls /x/${token}/y`, token]) if (redact(text) !== text) expect(suspect(text)).toBe(true)
      if (redact(`/x/${token}`) !== `/x/${token}` && /\d/.test(token)) expect(suspectName(`/x/${token}`)).toBe(true)
    }), 50)
  })
  test.each(['hooks.slack.com/services/T0/B0/abcdefghij', 'a.webhook.office.com/webhookb2/abcdefghij'])('%s', text => expect([redact(text) !== text, suspect(text)]).toEqual([true, true]))
  test.each(['mkdir -p build', 'ls -a', 'sort -u a', 'cp -p a b', 'git log -p', 'git commit -am x', 'grep -rn todo src'])('%s is not looked at: to load the patterns takes longer than the rest of a record', text => expect(suspect(text)).toBe(false))
  test('what stands around it stays', () => {
    expect(redact(`bash -c 'TOKEN=${word}' && rm -rf x 'y'`)).toBe("bash -c 'TOKEN=[redacted]' && rm -rf x 'y'")
    expect(redact(`curl -d '{"password":"${word}","user":"me"}' x`)).toBe(`curl -d '{"password":[redacted],"user":"me"}' x`)
    expect(redact(`vault kv put secret/a k=${word} > out; ls`)).toBe('vault kv put secret/a k=[redacted] > out; ls')
    expect(redact(`curl -d 'password=${word}&user=me' x`)).toBe("curl -d 'password=[redacted]&user=me' x")
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
  const PIECES = ['a', '-', 'a-', 'a.', 'eyJ-', 'eyJaaaaaaaa', 'sk-', 'SG.', 'SG.aaaaaaaaaaaaaaaa', ' ', '"', "'", '\\"', 'password', 'password ', 'password=', 'password="', "token='", 'token: ', '_token-', '--password ', ' -u a', ' -u a:', 'mysql ', 'mysql -', 'redis-cli -a', 'docker login ', '-----BEGIN ', `-----BEGIN PRIVATE ${'KEY'}-----`, '://', 'a://', 'a://b:', 'https://a:b', 'authorization', 'authorization:', 'bearer ', 'Basic A', '[redacted]', '1:AA', 'M.', '8Q~', 'x8Q~', '.atlasv1.', 'key-0', 'machine a ', 'htpasswd -b a ', '$A', 'password=$', 'TOKEN=$(', 'TOKEN=$((', 'TOKEN=`', 'TOKEN="$(', "TOKEN=$'", 'TOKEN=\\"', 'TOKEN=a\\', 'TOKEN="${', "'a$(aa' ", '"a$(\'', 'curl -H ', 'curl -ua:', 'vault kv put a=', 'printf TOKEN=%s ', 'echo a | sudo -S b <<<', 'x;', '<<<', 'send "', '\n', '\u0000', 'é', '\ud800']
  test.each(PIECES)('%j', piece => {
    const text = fill(piece)
    const before = process.cpuUsage().user
    redact(text)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3000)
  })
})
