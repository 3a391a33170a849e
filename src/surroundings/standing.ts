// What may stand at a path when a command of the source comes to it: on disk, or left there by what came before.
import type { Facts } from '../model/index.ts'
import { type Files, inside, isTouched } from '../shell/files.ts'
import { canonical } from '../shell/links.ts'
import type { Scope } from '../shell/scope.ts'

/** Where a path stands: on disk, or left there by this source. */
export type Standing = 'disk' | 'written' | undefined

/** Programs that leave files whose names nobody has read; those that copy do where what they take is not known. */
const UNPACKERS = /(?:^| )(?:g?(?:cp|mv|ln|install|tar)|gnutar|star|bsdtar|unzip|7z[arz]?|p7zip|cpio|bsdcpio|pax|unrar|rar|unar|jar|ar|dpkg-deb|patch|rsync|scp|sftp|lftp|wget2?|ditto|rclone|python-m)(?= |$)/

export function standing(path: string, scope: Scope): Standing {
  const { files, facts } = scope
  if (isTouched(files) || files.folders.size) {
    const key = canonical(path, files, facts)
    if (files.contents.has(key) || files.folders.has(key) || files.links.has(path) || files.links.has(key) || brought(key, files, facts)) return 'written'
  }
  return facts.stat(path) === undefined ? undefined : 'disk'
}

/** It came with a folder that was unpacked, copied or moved. */
export function brought(key: string, files: Files, facts: Facts, hops = 0): boolean {
  for (const [folder, word] of files.trees) if (inside(key, folder) && UNPACKERS.test(word.text)) return true
  for (const [folder, sources] of files.copies)
    if (inside(key, folder))
      for (const source of sources) {
        const from = source + key.slice(folder.length)
        if (facts.stat(from) !== undefined || files.contents.has(from) || (hops < 8 && brought(from, files, facts, hops + 1))) return true
      }
  return false
}

/** The names in a folder: those on disk, and those that this source puts there. */
export function entries(folder: string, { facts, files }: Scope): ReadonlySet<string> {
  const names = new Set(facts.names(folder) ?? [])
  if (!isTouched(files) && !files.folders.size) return names
  for (const path of [...files.contents.keys(), ...files.folders, ...files.links.keys(), ...files.copies.keys()]) if (path !== folder && inside(path, folder)) names.add(path.slice(below(folder, '').length).split('/')[0] ?? '')
  for (const [to, sources] of files.copies) if (inside(folder, to)) for (const source of sources) for (const one of facts.names(source + folder.slice(to.length)) ?? []) names.add(one)
  return names
}

const parent = (folder: string): string => folder.slice(0, folder.lastIndexOf('/')) || '/'
export const below = (folder: string, path: string): string => `${folder === '/' ? '' : folder}/${path}`

/** A folder and those above it. */
export function* upwards(folder: string): Generator<string> {
  for (let at = folder; ; at = parent(at)) {
    yield at
    if (at === '/') return
  }
}
