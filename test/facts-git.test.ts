// What git could not bring back, against what git itself says of the same repository.
import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { machineFacts } from '../src/facts/index.ts'
import { decide } from '../src/gate.ts'
import type { Unsaved } from '../src/model/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'

let root = ''
let home = ''
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-git-')))
  root = join(home, 'project')
  mkdirSync(root)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: home, GIT_CONFIG_NOSYSTEM: '1', GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b.c', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b.c' },
  })
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const ask = (path = ''): Unsaved | undefined => machineFacts(root, root).unsaved(join(root, path))
const commit = (): void => {
  git('add', '-A')
  git('commit', '-qm', 'm')
}
const NOTHING: Unsaved = { staged: false, changed: [], untracked: [], ignored: [] }

/** The same answer, from git. */
function bygit(): Unsaved {
  const lines = git('status', '--porcelain', '-z', '--ignored', '-unormal', '--no-renames').split('\0').filter(Boolean)
  const named = (test: RegExp): string[] => lines.filter(line => test.test(line)).map(line => line.slice(3).replace(/\/$/, '')).sort()
  // What is deleted from the work tree is lost already.
  return { staged: named(/^[^ ?!]/).length > 0, changed: named(/^[^?!][^ D]/), untracked: named(/^\?\?/), ignored: named(/^!!/) }
}

/** Folders of untracked files may be named whole or file by file. */
function same(found: Unsaved | undefined): void {
  const told = bygit()
  expect(found).toBeDefined()
  if (!found) return
  const below = (path: string, folders: readonly string[]): boolean => folders.some(folder => path === folder || path.startsWith(`${folder}/`))
  if (told.staged) expect(found.staged).toBe(true)
  expect([...found.changed].sort()).toEqual(told.changed)
  expect(found.untracked.filter(path => !below(path, told.untracked))).toEqual([])
  expect(told.untracked.filter(path => !found.untracked.some(one => below(one, [path]) || below(path, [one])))).toEqual([])
  expect(found.ignored.filter(path => !below(path, told.ignored))).toEqual([])
  expect(told.ignored.filter(path => !found.ignored.some(one => below(one, [path]) || below(path, [one])))).toEqual([])
}

describe('what git could not bring back', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'main')
    write('.gitignore', 'dist\n*.log\n!keep.log\ncache/\n')
    write('a.txt', 'one\n')
    write('src/b.ts', 'two\n')
    write('src/deep/c.ts', 'three\n')
    write('src/ünï code.ts', 'four\n')
    commit()
  })

  test('is nothing after a commit', () => {
    expect(ask()).toEqual(NOTHING)
    expect(ask('src')).toEqual(NOTHING)
    expect(ask('src/b.ts')).toEqual(NOTHING)
    expect(ask('nothing/there')).toEqual(NOTHING)
  })

  const changes: readonly (readonly [what: string, make: () => void])[] = [
    ['a changed file', () => write('src/b.ts', 'changed\n')],
    ['a change of the same length', () => write('a.txt', 'eno\n')],
    ['a change that is dated back', () => {
      const { atime, mtime } = lstatSync(join(root, 'a.txt'))
      write('a.txt', 'eno\n')
      utimesSync(join(root, 'a.txt'), atime, mtime)
    }],
    ['a file that was touched only', () => utimesSync(join(root, 'a.txt'), 1e9, 1e9)],
    ['a file that was written as it was', () => write('a.txt', 'one\n')],
    ['a deleted file', () => unlinkSync(join(root, 'src/b.ts'))],
    ['a file made executable', () => chmodSync(join(root, 'a.txt'), 0o755)],
    ['a file that became a link', () => {
      unlinkSync(join(root, 'a.txt'))
      symlinkSync('src/b.ts', join(root, 'a.txt'))
    }],
    ['a new file', () => write('src/new.ts', 'x')],
    ['a new folder', () => write('fresh/x/y.ts', 'x')],
    ['ignored files', () => {
      write('dist/a.js', 'x')
      write('src/x.log', 'x')
      write('keep.log', 'x')
      write('cache/a', 'x')
    }],
    ['a file where the rule is about folders', () => write('src/cache', 'x')],
    ['staged', () => {
      write('a.txt', 'staged\n')
      git('add', 'a.txt')
    }],
    ['staged and changed again', () => {
      write('a.txt', 'staged\n')
      git('add', 'a.txt')
      write('a.txt', 'more\n')
    }],
    ['a new file, staged', () => {
      write('n.txt', 'new\n')
      git('add', 'n.txt')
    }],
    ['taken out of the index', () => git('rm', '-q', '--cached', 'a.txt')],
    ['a folder kept although it is ignored', () => {
      write('dist/kept.js', 'x')
      git('add', '-f', 'dist/kept.js')
      git('commit', '-qm', 'm')
      write('dist/other.js', 'y')
    }],
    ['staged and committed', () => {
      write('n.txt', 'new\n')
      git('add', 'n.txt')
      git('commit', '-qm', 'n')
    }],
    ['commits in packs', () => git('gc', '-q')],
    ['an older commit, checked out', () => {
      write('a.txt', 'two\n')
      commit()
      git('gc', '-q')
      git('checkout', '-q', 'HEAD~1')
    }],
    ['an index of version 4', () => {
      git('update-index', '--index-version', '4')
      write('src/deep/c.ts', 'changed\n')
    }],
    ['an index of version 3', () => {
      write('sparse.txt', 'x\n')
      commit()
      git('update-index', '--skip-worktree', 'sparse.txt')
      git('reset', '-q')
      write('src/deep/c.ts', 'changed\n')
    }],
    ['another repository inside', () => {
      cpSync(join(root, '.git'), join(root, 'inner/.git'), { recursive: true })
      write('inner/x', 'x')
    }],
  ]
  test.each(changes)('is what git says it is: %s', (_, make) => {
    make()
    same(ask())
  })

  test('what is staged counts until it is committed', () => {
    write('n.txt', 'new\n')
    git('add', 'n.txt')
    expect(ask()?.staged).toBe(true)
    git('commit', '-qm', 'n')
    expect(ask()?.staged).toBe(false)
    git('gc', '-q')
    expect(ask()?.staged).toBe(false)
    git('checkout', '-q', 'HEAD~1')
    expect(ask()?.staged).toBe(false)
    git('pack-refs', '--all')
    git('checkout', '-q', 'main')
    expect(ask()?.staged).toBe(false)
  })

  test('what is told is below the path that is asked about', () => {
    write('src/deep/new.ts', 'x')
    write('a.txt', 'changed\n')
    expect(ask('src/deep')).toEqual({ ...NOTHING, untracked: ['src/deep/new.ts'] })
    expect(ask('src/deep/new.ts')).toEqual({ ...NOTHING, untracked: ['src/deep/new.ts'] })
    expect(ask('a.txt')).toEqual({ ...NOTHING, changed: ['a.txt'] })
    expect(ask('src/b.ts')).toEqual(NOTHING)
  })

  test('a file that is only announced is not held', () => {
    write('n.txt', 'new\n')
    git('add', '-N', 'n.txt')
    expect(ask()?.changed).toContain('n.txt')
  })

  test('a change that git was told to overlook counts', () => {
    git('update-index', '--assume-unchanged', 'a.txt')
    appendFileSync(join(root, 'a.txt'), 'more\n')
    expect(ask()?.changed).toEqual(['a.txt'])
  })

  test('files in conflict are not held, and count as staged', () => {
    git('checkout', '-q', '-b', 'side')
    write('a.txt', 'side\n')
    commit()
    git('checkout', '-q', 'main')
    write('a.txt', 'main\n')
    commit()
    expect(() => git('merge', 'side')).toThrow()
    expect(ask()).toMatchObject({ staged: true, changed: ['a.txt'] })
  })

  test('another work tree of the same repository has an index of its own', () => {
    git('worktree', 'add', '-q', '../other')
    const other = join(home, 'other')
    writeFileSync(join(other, 'a.txt'), 'changed\n')
    expect(machineFacts(other, other).unsaved(other)).toEqual({ ...NOTHING, changed: ['a.txt'] })
    expect(ask()).toEqual(NOTHING)
  })

  const unknown: readonly { readonly what: string; readonly make?: () => unknown; readonly path?: string }[] = [
    { what: 'outside the work tree', path: '..' },
    { what: 'in the repository itself', path: '.git' },
    { what: 'inside a repository in the repository', make: () => mkdirSync(join(root, 'inner/.git'), { recursive: true }), path: 'inner/x' },
    { what: 'a split index', make: () => git('update-index', '--split-index') },
    { what: 'no index', make: () => unlinkSync(join(root, '.git/index')) },
    { what: 'an index cut short', make: () => writeFileSync(join(root, '.git/index'), 'DIRC\0\0\0\x02\0\0\0\x09abc') },
    { what: 'branches in another form', make: () => appendFileSync(join(root, '.git/config'), '[extensions]\n\trefStorage = reftable\n') },
    { what: 'a work tree elsewhere', make: () => appendFileSync(join(root, '.git/config'), '[core]\n\tworktree = /elsewhere\n') },
    { what: 'rules that take back what is ignored', make: () => {
      write('src/.gitignore', '!x.log\n')
      write('src/x.log', 'x')
    } },
    { what: 'too many files', make: () => {
      for (let i = 0; i < 5001; i++) write(`many/${i}`, '')
    } },
  ]
  test.each(unknown)('is not known: $what', ({ make, path }) => {
    make?.()
    expect(ask(path)).toBeUndefined()
  })
})

test('no repository, and one of SHA-256, say nothing', () => {
  expect(ask()).toBeUndefined()
  git('init', '-q', '--object-format=sha256')
  write('a', 'x')
  commit()
  expect(ask()).toBeUndefined()
})

test('before the first commit everything that is staged is lost by a reset', () => {
  git('init', '-q')
  write('a', 'x')
  git('add', 'a')
  expect(ask()).toEqual({ ...NOTHING, staged: true })
})

describe('how much a question weighs', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'main')
    write('.gitignore', 'dist\n')
    write('a.txt', 'one\n')
    write('src/b.ts', 'two\n')
    write('other/c.txt', 'three\n')
    commit()
  })
  const risk = (line: string, cwd = root): string => {
    const facts = machineFacts(cwd, root)
    const verdict = decide({ principal: { agent: 'test' }, action: { kind: 'script', source: line }, cwd, interactive: false }, facts, defaultPolicy)
    return `${verdict.decision} ${verdict.findings.find(one => /^(?:delete-tree|discard)/.test(one.rule))?.risk ?? 'nothing'}`
  }
  /** A repository of its own, with a change, in a folder of the project. */
  const nested = (folder: string): void => {
    write(`${folder}/x.txt`, 'x\n')
    execFileSync('git', ['init', '-q', folder], { cwd: root })
  }

  test.each([
    'rm -rf src', 'rm -r src/b.ts other', 'git checkout -- a.txt', 'git checkout .', 'git checkout HEAD -- src', 'git restore src', 'git reset --hard', 'git reset --hard HEAD', 'git checkout -f', 'git clean -fd', 'git clean -fdx',
    'cd src && git checkout -- b.ts', 'git -C src checkout .', 'git status && git checkout .', 'git checkout . 2>/dev/null',
  ])('little, where nothing is lost: %s', line => expect(risk(line)).toBe('ask low'))

  test.each<readonly [line: string, make: () => void]>([
    ['rm -rf src', () => write('src/new.ts', 'x')],
    ['rm -rf src', () => write('src/b.ts', 'changed')],
    ['git checkout .', () => write('a.txt', 'changed')],
    ['git reset --hard', () => {
      write('n.txt', 'x')
      git('add', 'n.txt')
    }],
    ['git clean -fd', () => write('n.txt', 'x')],
    ['git clean -fdX', () => {
      write('src/.gitignore', 'secret\n')
      write('src/secret', 'x')
    }],
    ['git clean -f', () => {
      write('.git/info/exclude', 'foo\n')
      write('.gitignore', '!foo\n')
      commit()
      write('foo', 'x')
    }],
    ['git -C other reset --hard', () => nested('other')],
    ['cd other; git reset --hard', () => nested('other')],
    ['git -C wt checkout -f', () => void git('worktree', 'add', '-q', 'wt')],
    ['git rm -rfq src', () => {
      write('src/n.ts', 'x')
      git('add', 'src/n.ts')
    }],
    ['git -c submodule.recurse=true reset --hard', () => undefined],
    ['git --work-tree=src reset --hard', () => undefined],
    ['git reset --hard HEAD~1', () => undefined],
    ['git checkout main -- src', () => undefined],
    ["git restore 'a\\.txt'", () => undefined],
    ['git --icase-pathspecs restore A.TXT', () => undefined],
    ['GIT_ICASE_PATHSPECS=1 git restore A.TXT', () => undefined],
    ['git add notes.txt; git reset --hard', () => write('notes.txt', 'x')],
    ['mv notes.txt src/; rm -rf src', () => write('notes.txt', 'x')],
    ['echo x > src/b.ts; rm -rf src', () => undefined],
    ['rm .gitignore; git clean -f', () => write('dist/x', 'x')],
    ['git stash drop', () => undefined],
  ])('much, where something is, or may be: %s', (line, make) => {
    make()
    expect(risk(line)).toBe('ask high')
  })

  test('what would be lost is named', () => {
    write('src/new.ts', 'x')
    const facts = machineFacts(root, root)
    const { findings } = decide({ principal: { agent: 'test' }, action: { kind: 'script', source: 'rm -rf src' }, cwd: root, interactive: false }, facts, defaultPolicy)
    expect(findings[0]?.reason).toContain('git does not have src/new.ts')
  })
})
