// Where targets are.
import { describe, expect, it } from 'vitest'
import { literal, type Occurrence, oneOf, pattern, type Place, unresolved, type Word } from '../src/model/index.ts'
import { hostOf, isLoopback, isMetadata } from '../src/policy/hosts.ts'
import { locate, locator } from '../src/policy/locate.ts'
import { normalise } from '../src/model/index.ts'
import fc from 'fast-check'
import { isOwn, ownTables } from '../src/policy/places/own.ts'
import { isProtected, protectedTables } from '../src/policy/places/protected.ts'
import { isSecret, isSecretName, secretSamples, secretTables, SOURCE } from '../src/policy/places/secret.ts'
import { homeTables } from '../src/policy/places/home.ts'
import { isSpecial } from '../src/policy/places/paths.ts'
import { isRegenerable } from '../src/policy/places/regenerable.ts'
import { call, occurrence, on } from './support/occurrence.ts'
import { fakeFacts } from './support/facts.ts'
import { holds } from './support/property.ts'

const facts = fakeFacts({
  links: {
    '/home/dev/app/out-link': '/home/dev/other', '/home/dev/app/etc-link': '/etc', '/home/dev/app/key-link': '/home/dev/.ssh/id_ed25519',
    '/home/dev/app/tmp-link': '/tmp/work', '/proc/self': '/proc/4242', '/home/dev/app/self-link': '/proc/4242', '/home/dev/app/loop': '/home/dev/app/src',
  },
})

type Kind = Parameters<typeof on>[0]
const at = (target: string | Word, kind: Kind = 'read', more: Partial<Occurrence> = {}): Place => {
  const effect = on(kind, target)
  return locate(effect.target, occurrence(effect, more), facts)
}

const PLACES: Record<Exclude<Place, 'unresolved' | 'remote'>, readonly string[]> = {
  workspace: ['a.ts', './src/a.ts', 'src/../a.ts', '/home/dev/app', '.', '', 'src//a.ts', '../app/a.ts', '~/x', '.env.example', '.env.sample', '.env.local.template', 'environment.ts', '.github/workflows/ci.yml',
    '.claude/worktrees/x/src/a.ts', 'src/secret.ts', 'node_modules/x/fixture.pem', 'certs/cert.pem', 'certs/ca-bundle.pem', 'public.key', 'key.ts', 'id_rsa.pub', '.gitignore', 'src/.eslintrc.json'],
  temp: ['/tmp/x', '/tmp', '/var/tmp/a/b', 'tmp-link/x', '/dev/shm/x'],
  home: ['/home/dev/notes.txt', '..', '../other/a.ts', '/home/dev', '/home/eve/a.txt', '/root/a.txt', '/Users/eve/a.txt', 'out-link/README.md', '/home/dev/application/x'],
  system: ['/', '/usr/bin/ls', '/opt/x', '/home', '/var/log/syslog', '/proc/cpuinfo', '/sys/class/net', '/proc/self/status', '../../..', 'C:\\Windows\\x', '/etcetera', '/devices/x'],
  protected: ['.git/config', '.git', 'sub/.git/hooks/pre-commit', '/home/dev/.bashrc', '/home/dev/.zshenv', '/etc/hosts', '/etc/cron.d/x', '/etc', '.vscode/tasks.json', '.idea/x', '.envrc',
    '/home/dev/.config/autostart/a.desktop', '/home/dev/Library/LaunchAgents/a.plist', '/var/spool/cron/dev', '.claude/agents/a.md', 'etc-link/hosts', '.GIT/config', '/srv/x.git/hooks/update', '/home/dev/.ssh/known_hosts',
    '/home/dev/.ssh/id_ed25519.pub', '/private/etc/hosts', '/home/dev/.config/systemd/user/a.service', '.mcp.json', '/proc/sys/kernel/core_pattern', '/var/run/docker.sock', '/proc/self/root/etc/hosts', '/proc/1/root/etc/hosts'],
  secret: ['.env', '.env.local', '.ENV', 'sub/.env.production', '/home/dev/.ssh/id_ed25519', '/home/dev/.ssh', '/home/dev/.ssh/config', '/home/eve/.ssh/id_rsa', '/root/.ssh/authorized_keys', '/home/dev/.aws/credentials', '/home/dev/.aws',
    '/home/dev/.kube/config', '/home/dev/.gnupg/x', '/home/dev/.netrc', '/home/dev/.config/gcloud/x', '/home/dev/.azure/x', '/home/dev/.docker/config.json', '/home/dev/.npmrc', '/home/dev/.pypirc',
    '/home/dev/.cargo/credentials.toml', '/home/dev/.gem/credentials', '/home/dev/.config/gh/hosts.yml', '/home/dev/.git-credentials', '/home/dev/.pgpass', '/home/dev/.my.cnf', '/home/dev/.vault-token',
    '/home/dev/.terraform.d/credentials.tfrc.json', '/home/dev/Library/Keychains/login.keychain-db', '/home/dev/.config/google-chrome/Default/Login Data', '/home/dev/.mozilla/firefox/x/cookies.sqlite',
    '/home/dev/.bash_history', '/home/dev/.python_history', '/home/dev/.local/share/fish/fish_history', '/home/dev/.password-store/a.gpg', '/home/dev/.claude/.credentials.json', 'server.pem', 'tls/private.key', 'store.p12',
    'vault.kdbx', 'app.jks', 'id_rsa', 'deploy/id_ed25519', 'file:/home/dev/.ssh/id_rsa?immutable=1', 'file:///home/dev/%2Essh/id_rsa', 'file:.env', 'credentials.json', 'config/secrets.yml', 'service-account-prod.json', '/etc/shadow', '/etc/gshadow', '/etc/ssl/private/x', '/proc/self/environ', '/proc/1/environ',
    '/proc/1/mem', '/dev/mem', 'key-link', 'self-link/environ', '/proc/self/root/etc/shadow', '/proc/self/cwd/.env', '/home/dev/app/../.ssh/id_ed25519', '/backup/home/dev/.ssh/id_rsa', '/etc/ssh/ssh_host_rsa_key', '/proc/thread-self/environ',
    '/proc/self/task/1/environ', 'certs/ca.key', '/home/dev/.codex/auth.json', '/run/secrets/db'],
  own: ['/home/dev/.config/gatekeeper/settings.json', '/home/dev/.config/gatekeeper', '/home/dev/.local/state/gatekeeper/audit', '.claude/settings.json', '.claude/settings.local.json', '.claude/hooks/a.sh', '/home/dev/.claude/settings.json', '.cursor/hooks.json',
    '/home/dev/.codex/hooks.json', '/home/dev/.codex/config.toml', '.gemini/settings.json', '.github/hooks/a.json', '.qwen/settings.json', '.factory/hooks.json', '.windsurf/hooks.json', '.kiro/hooks/a.json', '/home/dev/.config/opencode/plugins/a.ts',
    '.augment/settings.json', '.CLAUDE/Settings.json', '.claude/worktrees/x/.claude/settings.json', '.openhands/hooks.json', '/home/dev/.claude/plugins/x/hooks.json', '.cline/hooks/PreToolUse', '/etc/gatekeeper/settings.json'],
  device: ['/dev/sda', '/dev/nvme0n1p1', '/dev', '/dev/disk/by-id/x', '/dev/tcp/h/1', '/dev/input/event0', '/proc/sysrq-trigger', '\\\\.\\PhysicalDrive0', '/dev/null/../sda', '/dev/pts/3'],
  sink: ['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom', '/dev/tty', '/dev/stdin', '/dev/stdout', '/dev/stderr', '/dev/fd/3', '/dev/fd', 'NUL', 'nul', '/dev/./null', '/proc/self/fd/1'],
}

describe('locate', () => {
  for (const [place, paths] of Object.entries(PLACES)) it.each(paths.map(path => [path]))(`%s is ${place}`, path => expect(at(path)).toBe(place))

  it('takes the worst of all values and all working directories', () => {
    expect(at(oneOf('$f', ['a.ts', '/tmp/x', '/home/dev/.ssh/id_rsa']))).toBe('secret')
    expect(at(oneOf('$f', ['a.ts', '/dev/null']))).toBe('workspace')
    expect(at('a.ts', 'write', { call: call('tool', { cwd: oneOf('$d', ['/home/dev/app', '/etc']) }) })).toBe('protected')
  })

  it('needs the working directory of relative paths only', () => {
    const lost = { call: call('tool', { cwd: unresolved('$d') }) }
    expect(at('a.ts', 'write', lost)).toBe('unresolved')
    expect(at('/tmp/a', 'write', lost)).toBe('temp')
    expect(at(unresolved('$f'))).toBe('unresolved')
    expect(at(oneOf('$f', []))).toBe('unresolved')
    expect(at('/proc/1/cwd/a')).toBe('unresolved')
    expect(at('/proc/self/cwd/a', 'read', lost)).toBe('unresolved')
  })

  it('lets the records be read, and nothing that holds their key', () => {
    const state = '/home/dev/.local/state/gatekeeper'
    for (const path of [`${state}/audit/2026-11-30.jsonl`, `${state}/audit`, `${state}/grants/a.jsonl`]) expect(at(path, 'read')).toBe('own')
    for (const path of [`${state}/chain/key`, `${state}/chain/key.42`, `${state}/chain`, state]) expect([path, at(path, 'read'), at(path, 'write')]).toEqual([path, 'secret', 'own'])
  })
  it('lets only public keys and known hosts of .ssh be read, and none be written', () => {
    expect(at('/home/dev/.ssh/known_hosts', 'write')).toBe('secret')
    expect(at('/home/dev/.ssh/id_rsa.pub', 'append')).toBe('secret')
    expect(at('/home/dev/.ssh/authorized_keys', 'append')).toBe('secret')
  })

  it('follows links by what the program does with them', () => {
    expect(at('out-link', 'write')).toBe('home')
    expect(at('out-link', 'delete')).toBe('workspace')
    expect(at('out-link/', 'delete')).toBe('home')
    expect(at('out-link/README.md', 'delete')).toBe('home')
    expect(locate(literal('out-link'), occurrence(on('delete', 'out-link', { recursive: true })), facts)).toBe('home')
    expect(at('loop/../x', 'write')).toBe('workspace')
    expect(at('out-link/../x', 'write')).toBe('home')
  })

  it.each([
    ['own', ownTables(), (path: string) => isOwn(path, [])], ['secret', secretTables(), (path: string) => isSecret(path, undefined, false)], ['protected', protectedTables(), (path: string) => isProtected(path, undefined)],
  ] as const)('finds everything %s that its tables match, whatever the quick looks say', (_, tables, found) => {
    for (const table of tables) {
      // What a table may match anywhere stands in a folder of no meaning.
      const path = fc.stringMatching(table).map(text => (table.source.startsWith('^') ? text : `/work/a${text.startsWith('/') || table.source.startsWith('\\.') ? '' : '/'}${text}`)).filter(text => !/[^\x20-\x7e]/.test(text) && text === text.toLowerCase() && table.test(text))
      holds(fc.property(path, text => found(text)), 300)
    }
  })
  it('takes no name of a secret for one of a source', () => {
    holds(fc.property(fc.stringMatching(SOURCE), name => !isSecretName(name)), 3000)
    expect(secretSamples().filter(name => SOURCE.test(name))).toEqual([])
  })

  it('looks into the tables of a home folder for everything that is in them', () => {
    expect(homeTables().length).toBeGreaterThan(200)
    expect(homeTables().filter(entry => !isSpecial(entry))).toEqual([])
    expect(['src/a.ts', 'documents/letter.txt', 'libraryx/a'].filter(isSpecial)).toEqual([])
  })

  it('takes a home below a temporary folder for a home', () => {
    const there = fakeFacts({ facts: { home: '/tmp/u', workspace: '/tmp/u/app', temp: ['/tmp', '/tmp/u/tmp'] } })
    const place = (path: string): Place => locate(literal(path), occurrence(on('write', path)), there)
    expect(['/tmp/u/notes.txt', '/tmp/u', '/tmp/u/app/a.ts', '/tmp/u/tmp/x', '/tmp/x'].map(place)).toEqual(['home', 'home', 'workspace', 'temp', 'temp'])
  })

  it('knows that taking a folder takes what is in it', () => {
    expect(at('/home/dev/.config', 'delete')).toBe('own')
    expect(at('/home/dev/.local/state', 'delete')).toBe('own')
    expect(at('/home/dev/.config', 'read')).toBe('home')
  })

  it.each<[string, Place]>([
    ['src/**', 'workspace'], ['**', 'workspace'], ['*', 'workspace'], ['*.ts', 'workspace'], ['**/*.json', 'workspace'], ['**/*.md', 'workspace'], ['.*', 'secret'], ['.e*', 'secret'], ['.env*', 'secret'], ['**/.env', 'secret'],
    ['**/.env.*', 'secret'], ['*.pem', 'secret'], ['id_*', 'secret'], ['cred*', 'secret'], ['.eslint*', 'workspace'], ['.gith*', 'workspace'], ['.g*', 'secret'], ['.gi?', 'protected'], ['**/.git/*', 'protected'], ['.vs*/x', 'protected'],
    ['/home/dev/.ssh/*', 'secret'], ['/home/dev/.s*/id_rsa', 'secret'], ['/home/dev/.s*/*', 'secret'], ['/etc/*', 'secret'], ['/etc/*.conf', 'protected'], ['/*', 'system'], ['/home/dev/*', 'home'], ['../*', 'home'], ['/tmp/*', 'temp'], ['/dev/*', 'device'],
    ['etc-link/*', 'secret'], ['*/../../x', 'unresolved'], ['/proc/*/environ', 'secret'], ['.claude/*', 'protected'], ['.claude/hooks/*', 'own'],
  ])('the pattern %s is %s', (value, place) => expect(at(pattern(value, value))).toBe(place))

  it('knows nothing but names on another machine', () => {
    const there = { host: literal('web') }
    expect(at('a.ts', 'write', there)).toBe('remote')
    expect(at('/home/dev/app/a.ts', 'write', there)).toBe('remote')
    expect(at(unresolved('$f'), 'write', there)).toBe('remote')
    expect(at('/etc/nginx/nginx.conf', 'write', there)).toBe('remote')
    expect(at('/etc/cron.d/x', 'write', there)).toBe('protected')
    expect(at('/etc/shadow', 'read', there)).toBe('secret')
    expect(at('.ssh/id_rsa', 'read', there)).toBe('secret')
    expect(at('/dev/sda', 'write', there)).toBe('device')
    expect(at('/dev/null', 'write', there)).toBe('sink')
  })

  it('takes no folder that holds the home folder for a project', () => {
    for (const workspace of ['/', '/home', '/usr']) {
      const wide = fakeFacts({ facts: { workspace } })
      expect(locate(literal('/usr/x'), occurrence(on('write', '/usr/x')), wide)).toBe('system')
    }
    const same = fakeFacts({ facts: { workspace: '/home/dev' } })
    expect(locate(literal('/home/dev/x'), occurrence(on('write', '/home/dev/x')), same)).toBe('workspace')
    expect(locate(literal('/home/dev/.bashrc'), occurrence(on('write', '/home/dev/.bashrc')), same)).toBe('protected')
  })
})

describe('what is emptied', () => {
  const emptied = (target: Word, cwd = '/home/dev/app'): readonly string[] => {
    const effect = on('delete', target, { recursive: true })
    return locator(facts)(effect.target, occurrence(effect, { call: call('rm', { cwd: literal(cwd) }) })).emptied
  }
  it('is the folder of a star', () => {
    expect(emptied(pattern('/*', '/*'))).toEqual(['/'])
    expect(emptied(pattern('./**', './**'))).toEqual(['/home/dev/app'])
    expect(emptied(literal('/home/dev/*'))).toEqual(['/home/dev'])
    expect(emptied(pattern('src/**/*', 'src/**/*'))).toContain('/home/dev/app/src')
    expect(emptied(pattern('**/dist', '**/dist'))).toEqual([])
    expect(emptied(literal('src'))).toEqual([])
  })
  it('is the folder whose names a star was expanded to', () => {
    expect(emptied(oneOf('*', ['a.txt', 'src']))).toEqual(['/home/dev/app'])
    expect(emptied(oneOf('src/*', ['src/a.ts']))).toEqual(['/home/dev/app/src'])
    expect(emptied(oneOf('*.txt', ['a.txt', 'notes.txt']))).toEqual([])
  })
  it('is the folder all of whose names are listed', () => {
    const names = facts.names('/home/dev/app') ?? []
    expect(emptied(oneOf('$f', names))).toContain('/home/dev/app')
    expect(emptied(oneOf('$f', names.slice(0, 2)))).toEqual([])
  })
})

describe('hosts', () => {
  it.each([
    ['https://API.example.com/a?b', 'api.example.com'], ['api.example.com:443', 'api.example.com'], ['git@github.com:a/b.git', 'github.com'], ['http://u:p@h.example/x', 'h.example'], ['ssh://git@h.example:22/x', 'h.example'],
    ['http://127.1', '127.0.0.1'], ['http://2130706433/', '127.0.0.1'], ['::1', '[::1]'], ['[::1]:80', '[::1]'], ['/dev/tcp/10.0.0.1/80', '10.0.0.1'], ['http://h.example.', 'h.example'],
  ])('%s is %s', (target, host) => expect(hostOf(target)).toBe(host))
  it.each(['http://evil.example\\@localhost/', 'http://a@b@localhost', 'evil.example:x@localhost', 'file:///etc/passwd', '/tmp/a', '', 'http://{localhost,evil.example}/', 'http://local\thost', 'http://ｌocalhost'])('%s has no certain host', target => expect(hostOf(target)).toBeUndefined())
  it('knows this machine', () => {
    for (const one of ['localhost', 'http://localhost:3000/x', 'http://127.0.0.1', 'http://[::1]:80', '127.8.9.1:80', 'api.localhost', 'http://0.0.0.0:8000']) expect(isLoopback(literal(one)), one).toBe(true)
    for (const one of ['localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://localhost@evil.example', '10.0.0.1', 'http://128.0.0.1']) expect(isLoopback(literal(one)), one).toBe(false)
    expect(isLoopback(unresolved('$h'))).toBe(false)
    expect(isLoopback(oneOf('$h', ['localhost', 'evil.example']))).toBe(false)
    expect(isLoopback(pattern('x', 'localhost*'))).toBe(false)
  })
  it('knows the services that hand out credentials', () => {
    expect(isMetadata(literal('http://169.254.169.254/latest'))).toBe(true)
    expect(isMetadata(literal('http://2852039166/'))).toBe(true)
    expect(isMetadata(literal('https://example.com'))).toBe(false)
  })
})

describe('helpers', () => {
  it('normalises', () => {
    for (const [from, to] of [['/a/./b//c/', '/a/b/c'], ['/../..', '/'], ['/', '/'], ['/a/..', '/'], ['/a/b', '/a/b'], ['//', '/'], ['/a/.b', '/a/.b'], ['/a/...', '/a/...']]) expect(normalise(from ?? '')).toBe(to)
  })
  it('knows what is made again', () => {
    const made = (path: string) => isRegenerable(`/home/dev/app/${path}`, '/home/dev/app', facts.ignored)
    for (const path of ['node_modules', 'packages/a/node_modules/x', 'dist', 'dist/a.js', '__pycache__', 'sub/.pytest_cache']) expect(made(path), path).toBe(true)
    for (const path of ['src', 'build', 'target', 'dist2', 'src/node_modules.ts', '']) expect(made(path), path).toBe(false)
  })
})
