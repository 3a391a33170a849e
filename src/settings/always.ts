// Adds to the user's settings what a person said yes to for good. The file is written whole or not at all.
import { closeSync, constants, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../disk/folder.ts'
import { FILE, openSettings } from './file.ts'

/** Adds allow rules to the user's settings. Throws when the file cannot be used or written: nothing is stored then. */
export function allowAlways(config: string, rules: readonly string[]): string {
  const file = join(config, FILE)
  const opened = openSettings(file)
  if ('problem' in opened) throw new Error(`${file}: ${opened.problem}`)
  const json: unknown = 'text' in opened ? JSON.parse(opened.text) : {}
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error(`${file}: it must hold one JSON object`)
  const before: unknown = 'permissions' in json ? json.permissions : undefined
  const permissions = typeof before === 'object' && before !== null ? before : {}
  const held: unknown = 'allow' in permissions ? permissions.allow : undefined
  const allow = Array.isArray(held) ? held : []
  const added = rules.filter(rule => !allow.includes(rule))
  if (added.length) replaceFile(file, `${JSON.stringify({ ...json, permissions: { ...permissions, allow: [...allow, ...added] } }, null, 2)}\n`)
  return file
}

/** Replaces a file atomically: a reader sees the old text or the new, never a part. Throws when it cannot. */
function replaceFile(path: string, text: string): void {
  makeFolder(dirname(path))
  const temporary = join(dirname(path), `.${process.pid}-${Date.now().toString(36)}.tmp`)
  const fd = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  try {
    const bytes = Buffer.from(text)
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done)
    fsyncSync(fd)
  } catch (error) {
    closeSync(fd)
    rmSync(temporary, { force: true })
    throw error
  }
  closeSync(fd)
  renameSync(temporary, path)
}
