// A machine of paper: facts over files that live in memory only.
import type { Facts } from '../../src/model/index.ts'

export interface FakeMachine {
  /** Absolute path → text. Folders are what the files lie in. */
  readonly files?: Readonly<Record<string, string>>
  /** Further folders. */
  readonly folders?: readonly string[]
  /** Absolute path of a symbolic link → what it points to, absolute. */
  readonly links?: Readonly<Record<string, string>>
  /** Programs that PATH finds: name → path. Others are found in /usr/bin when they are in `files` there. */
  readonly programs?: Readonly<Record<string, string>>
  /** What replaces the defaults. */
  readonly facts?: Partial<Facts>
}

const HOME = '/home/dev'
const WORKSPACE = '/home/dev/app'

const FILES: Readonly<Record<string, string>> = {
  [`${WORKSPACE}/package.json`]: JSON.stringify({
    name: 'app', version: '1.0.0', scripts: { test: 'vitest run', build: 'tsc -p .', lint: 'eslint src', hello: 'sh scripts/hello.sh', clean: 'rm -rf dist', wipe: 'rm -rf /' },
  }),
  [`${WORKSPACE}/.gitignore`]: 'node_modules\ndist\n.env\n',
  [`${WORKSPACE}/.env`]: 'TOKEN=1\n',
  [`${WORKSPACE}/.env.example`]: 'TOKEN=\n',
  [`${WORKSPACE}/.git/HEAD`]: 'ref: refs/heads/main\n',
  [`${WORKSPACE}/.git/config`]: '[core]\n\tbare = false\n',
  [`${WORKSPACE}/README.md`]: '# app\n',
  [`${WORKSPACE}/Makefile`]: 'all:\n\techo hi\n',
  [`${WORKSPACE}/tool.py`]: 'print(1)\n',
  [`${WORKSPACE}/a.txt`]: 'one\n',
  [`${WORKSPACE}/notes.txt`]: 'two\n',
  [`${WORKSPACE}/a.json`]: '{}\n',
  [`${WORKSPACE}/src/a.ts`]: 'export const a = 1\n',
  [`${WORKSPACE}/src/index.ts`]: 'export {}\n',
  [`${WORKSPACE}/src/old.ts`]: 'export {}\n',
  [`${WORKSPACE}/docs/guide.md`]: '# guide\n',
  [`${WORKSPACE}/docs/old/a.md`]: '# old\n',
  [`${WORKSPACE}/docs/saved/a.md`]: '# saved\n',
  [`${WORKSPACE}/test/a.test.ts`]: '\n',
  [`${WORKSPACE}/dist/a.js`]: '\n',
  [`${WORKSPACE}/node_modules/left-pad/index.js`]: '\n',
  [`${WORKSPACE}/scripts/hello.sh`]: '#!/bin/sh\necho hello\n',
  [`${WORKSPACE}/scripts/wipe.sh`]: '#!/bin/sh\nrm -rf /\n',
  [`${HOME}/.bashrc`]: 'alias ll="ls -l"\n',
  [`${HOME}/.ssh/id_ed25519`]: 'key\n',
  [`${HOME}/.ssh/id_ed25519.pub`]: 'ssh-ed25519 AAAA dev\n',
  [`${HOME}/.ssh/known_hosts`]: '\n',
  [`${HOME}/.aws/credentials`]: '[default]\n',
  [`${HOME}/notes.txt`]: 'private\n',
  [`${HOME}/Documents/a.txt`]: 'private\n',
  [`${HOME}/other/README.md`]: '# other\n',
  '/etc/hosts': '127.0.0.1 localhost\n',
  '/etc/passwd': 'root:x:0:0::/root:/bin/sh\n',
  '/etc/shadow': 'root:*\n',
  '/tmp/log.txt': 'log\n',
  '/usr/share/dict/words': 'a\n',
}

const FOLDERS = ['/bin', '/boot', '/dev', '/home', '/lib', '/opt', '/proc', '/root', '/sbin', '/srv', '/sys', '/tmp', '/usr/bin', '/usr/local/bin', '/var/tmp']

export function fakeFacts(machine: FakeMachine = {}): Facts {
  const files = new Map(Object.entries({ ...FILES, ...machine.files }))
  const links = new Map(Object.entries(machine.links ?? {}))
  const programs = new Map(Object.entries(machine.programs ?? {}))
  const folders = new Set(['/'])
  for (const path of [...files.keys(), ...links.keys()]) for (let one = parent(path); one !== '/'; one = parent(one)) folders.add(one)
  for (const path of [...FOLDERS, ...(machine.folders ?? []), WORKSPACE]) for (let one = path; one !== '/'; one = parent(one)) folders.add(one)

  // As the machine's own facts do, since nothing here ever changes.
  const known = new Map<string, string>()
  const realpath = (path: string): string => {
    const before = known.get(path)
    if (before !== undefined) return before
    const real = followed(path)
    known.set(path, real)
    return real
  }
  const followed = (path: string): string => {
    let done = ''
    const rest = path.split('/').filter(part => part !== '' && part !== '.')
    for (let steps = 0; rest.length > 0 && steps < 200; steps++) {
      const part = rest.shift()
      if (part === '..') {
        done = parent(done || '/')
        if (done === '/') done = ''
        continue
      }
      const link = links.get(`${done}/${part}`)
      if (link === undefined) done = `${done}/${part}`
      else {
        rest.unshift(...link.split('/').filter(Boolean))
        if (link.startsWith('/')) done = ''
      }
    }
    return done || '/'
  }
  const names = (path: string): readonly string[] | undefined => {
    const folder = realpath(path)
    if (!folders.has(folder)) return undefined
    const prefix = folder === '/' ? '/' : `${folder}/`
    const found = new Set<string>()
    for (const one of [...files.keys(), ...folders, ...links.keys()]) if (one.startsWith(prefix) && one.length > prefix.length) found.add(one.slice(prefix.length).split('/')[0] ?? '')
    return [...found].sort()
  }
  const workspace = machine.facts?.workspace ?? WORKSPACE
  return {
    home: HOME, user: 'dev', workspace: WORKSPACE, cwd: WORKSPACE, platform: 'linux', temp: ['/tmp', '/var/tmp'],
    own: [`${HOME}/.config/gatekeeper`, `${HOME}/.local/state/gatekeeper`, '/etc/gatekeeper', `${HOME}/.claude/settings.json`],
    realpath, names,
    stat: path => {
      const one = realpath(path)
      return files.has(one) ? 'file' : folders.has(one) ? 'directory' : undefined
    },
    read: (path, limit = 262_144) => {
      const text = files.get(realpath(path))
      return text === undefined || text.length > limit ? undefined : text
    },
    which: name => programs.get(name) ?? (name.includes('/') || name.startsWith('some-unknown') ? undefined : `/usr/bin/${name}`),
    homeOf: user => (user === 'dev' ? HOME : user === 'root' ? '/root' : undefined),
    ignored: path => [`${workspace}/node_modules`, `${workspace}/dist`, `${workspace}/.env`].some(one => path === one || path.startsWith(`${one}/`)),
    unsaved: path => (path.startsWith(`${workspace}/docs/saved`) ? { staged: false, changed: [], untracked: [], ignored: [] } : undefined),
    ...machine.facts,
  }
}

const parent = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'
