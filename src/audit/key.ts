// Makes the key of the chain: only who has it can write a line that verifies, and nobody without it can try guesses on what was redacted.
import { closeSync, constants, existsSync, linkSync, openSync, readFileSync, readSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { makeFolder } from '../disk/folder.ts'
import { GENESIS, openOwn, writeHead } from './chain.ts'
import { filesOf } from './files.ts'
import { readKey } from './index.ts'
import { release, take } from './lock.ts'

/** What was there when the key was made: nothing, lines that it does not vouch for, or a chain with another key. */
export type Before = 'nothing' | 'older lines' | 'another key'
const LETTERS: readonly (readonly [letter: string, before: Before])[] = [['n', 'nothing'], ['o', 'older lines'], ['r', 'another key']]

const SECRET_BYTES = 32
/** How long others may keep the lock, in milliseconds. */
const PATIENCE = 1000

/**
 * What the key says of what was there before it. All of it is part of the key: changed, it verifies nothing.
 *
 * `start` is the last line that was written before there was a key, which the first one with it follows.
 */
export function beforeIn(key: Buffer): { readonly start: string; readonly before: Before } {
  const text = key.toString('latin1', SECRET_BYTES)
  return { start: text.slice(0, GENESIS.length), before: LETTERS.find(([letter]) => letter === text.charAt(GENESIS.length))?.[1] ?? 'another key' }
}

/**
 * @param folder of the chain
 * @returns the key that is there in the end, whoever made it. Throws when none can be made
 */
export function makeKey(folder: string): Buffer {
  const path = `${folder}/key`
  const own = `${path}.${process.pid}`
  const lock = `${folder}/lock`
  let held = false
  try {
    makeFolder(folder)
    // What was there before is not to change while it is looked at.
    held = take(lock, PATIENCE)
    const known = readKey(path)
    if (known) return known
    const secret = readKey(path, SECRET_BYTES)
    const key = Buffer.concat([secret ?? randomBytes(), Buffer.from(`${whatIsThere(folder, secret !== undefined).join('')}\n`)])
    writeFileSync(own, key, { mode: 0o600, flag: 'wx' })
    if (secret) adopt(folder, key)
    try {
      if (secret) renameSync(own, path)
      else linkSync(own, path)
    } catch (error) {
      // One that is no key is replaced; so is nothing where files cannot be linked.
      if (codeOf(error) !== 'EEXIST' || !readKey(path)) renameSync(own, path)
    }
    const made = readKey(path)
    if (!made) throw new Error(`${path} is no key that can be used; move it away`)
    return made
  } finally {
    remove(own)
    if (held) release(lock)
  }
}

function whatIsThere(folder: string, hasSecret: boolean): readonly [start: string, letter: string] {
  const head = oldHead(folder)
  if (hasSecret && head) return [head.hash, 'o']
  // Whoever wrote a head had a key.
  if (!hasSecret && existsSync(`${folder}/head`)) return [GENESIS, 'r']
  return [GENESIS, filesOf(daysBeside(folder)).length ? 'o' : 'n']
}

const daysBeside = (folder: string): string => folder.replace(/chain$/, 'audit')

/** The head of a chain from before there was a key in it. */
function oldHead(folder: string): { readonly file: string; readonly end: number; readonly hash: string; readonly base?: { readonly file: string; readonly prev: string } } | undefined {
  const text = existsSync(`${folder}/head`) ? readFileSync(`${folder}/head`, 'latin1') : ''
  const [, file, end, hash, baseFile, prev] = /^([\d_-]+\.jsonl) (\d{1,15}) ([0-9a-f]{64}) (?:([\d_-]+\.jsonl) ([0-9a-f]{64}) )?\. *(?:[0-9a-f]{64} \. *)?\n/.exec(text) ?? []
  if (file === undefined || hash === undefined) return undefined
  return { file, end: Number(end), hash, ...(baseFile !== undefined && prev !== undefined && { base: { file: baseFile, prev } }) }
}

/** Vouches for the head of an older chain, so that its lines can be followed. */
function adopt(folder: string, key: Buffer): void {
  const head = oldHead(folder)
  if (!head) return
  const fd = openOwn(`${folder}/head`, constants.O_RDWR)
  try {
    writeHead(fd, key, { base: { file: filesOf(daysBeside(folder))[0] ?? head.file, prev: GENESIS }, ...head })
  } finally {
    closeSync(fd)
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // It has been moved, or was never there.
  }
}

/** The system's own, without the module that is slow to load. */
function randomBytes(): Buffer {
  const fd = openSync('/dev/urandom', 'r')
  try {
    const bytes = Buffer.alloc(SECRET_BYTES)
    if (readSync(fd, bytes, 0, SECRET_BYTES, null) !== SECRET_BYTES) throw new Error('/dev/urandom gives nothing')
    return bytes
  } finally {
    closeSync(fd)
  }
}
