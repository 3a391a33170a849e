// Where paths lead on a real disk, held against the kernel: a file that is made through a path lies where the facts say.
import { closeSync, fstatSync, mkdirSync, mkdtempSync, openSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineFacts, realpath } from '../src/facts/index.ts'

let root: string
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-facts-')))
  for (const folder of ['app/src/deep', 'other/inner']) mkdirSync(join(root, folder), { recursive: true })
  const links = {
    'app/out': '../other', 'app/in': 'src/deep', 'app/far': join(root, 'other/inner'), 'app/hollow': '../other/new', 'app/chain': 'hollow', 'app/through': 'out/inner/fresh',
    'app/back': 'far/../made', 'app/loop': 'loop', 'app/ping': 'pong', 'app/pong': 'ping/x', 'app/grows': 'grows/a', 'other/home': '../app', 'app/src/dots': '../out/..',
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const NAMES = ['app', 'other', 'src', 'deep', 'inner', 'out', 'in', 'far', 'hollow', 'chain', 'through', 'back', 'loop', 'ping', 'pong', 'grows', 'home', 'dots', 'none', '..', '..', '.']

/** Every file and folder below, by the kernel's number for it. */
function byNumber(folder: string, found = new Map<bigint, string>()): Map<bigint, string> {
  found.set(statSync(folder, { bigint: true }).ino, folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) byNumber(path, found)
    else if (entry.isFile()) found.set(statSync(path, { bigint: true }).ino, path)
  }
  return found
}

/** The file or folder that the kernel reaches by a path, made where it is not there; undefined where it refuses. */
function reached(path: string): bigint | undefined {
  try {
    const descriptor = openSync(path, 'a')
    const { ino } = fstatSync(descriptor, { bigint: true })
    closeSync(descriptor)
    return ino
  } catch {
    try {
      return statSync(path, { bigint: true }).ino
    } catch {
      return undefined
    }
  }
}

describe('where a path leads', () => {
  it('is where the kernel makes the file, behind links, links to nothing and `..`', () => {
    const pairs = NAMES.flatMap(a => NAMES.map(b => `${root}/app/${a}/${b}`))
    const paths = [...pairs, ...pairs.map(pair => `${pair}/file`), ...pairs.map((pair, i) => `${pair}/${NAMES[(i * 7) % NAMES.length]}/${NAMES[(i * 11) % NAMES.length]}/file`)]
    let kept = 0
    for (const path of paths) {
      const said = realpath(path)
      const ino = reached(path)
      const at = ino === undefined ? undefined : byNumber(root).get(ino)
      if (at === undefined) continue
      kept++
      expect(said, path).toBe(at)
      if (path.endsWith('/file') || /\/(?:new|fresh|made|none)$/.test(at)) rmSync(at, { recursive: true, force: true })
    }
    expect(kept).toBeGreaterThan(150)
  })

  it('ends for links in a circle and for paths that are too long to exist', () => {
    for (const path of ['app/loop', 'app/ping/y', 'app/grows/x', `app/${'a/'.repeat(30_000)}b`, `app/${'in/../'.repeat(3000)}b`]) expect(realpath(`${root}/other/../${path}`), path.slice(0, 50)).toMatch(/^\//)
  })

  it.runIf(process.platform === 'linux')('stays what each process finds elsewhere', () => {
    symlinkSync('/proc/self/cwd', join(root, 'here'))
    expect(['/proc/self/cwd/a', '/proc/self/cwd/../a', '/dev/fd/3', `${root}/here/a`, `${root}/here/../a`].map(realpath)).toEqual(['/proc/self/cwd/a', '/proc/self/cwd/../a', '/dev/fd/3', '/proc/self/cwd/a', '/proc/self/cwd/../a'])
  })

  it('is the same for the facts that a decision is made with', () => {
    const facts = machineFacts(join(root, 'app'), join(root, 'app'))
    expect(facts.realpath(`${root}/app/far/../x`)).toBe(join(root, 'other/x'))
    expect(facts.realpath(`${root}/app/chain`)).toBe(join(root, 'other/new'))
  })
})

describe('what a file holds', () => {
  it('is its text, as long as that is text, of a file, and no longer than the limit', () => {
    const { read } = machineFacts(root, root)
    const file = (name: string, content: string | Buffer): string => {
      writeFileSync(join(root, name), content)
      return join(root, name)
    }
    expect(read(file('text', 'one\ntwo\n'))).toBe('one\ntwo\n')
    expect(read(file('empty', ''))).toBe('')
    expect(read(file('long', 'a'.repeat(100)), 99)).toBeUndefined()
    expect(read(file('whole', 'a'.repeat(100)), 100)).toBe('a'.repeat(100))
    expect(read(file('binary', 'a\0b'))).toBeUndefined()
    expect(read(file('latin', Buffer.from([0x61, 0xe4])))).toBeUndefined()
    expect(read(root)).toBeUndefined()
    expect(read(join(root, 'none'))).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')('is not known where each process finds something else', () => {
    for (const path of ['/proc/self/environ', '/proc/self/cmdline', '/dev/null', '/dev/stdin']) expect(machineFacts(root, root).read(path), path).toBeUndefined()
  })
})
