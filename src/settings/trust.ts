// Which files of projects a person has trusted, by their content: another content is another file.
import { createHash } from 'node:crypto'
import { locked } from '../disk/lock.ts'
import { isObject } from '../model/index.ts'
import { openSettings } from './file.ts'
import { replaceFile } from './replace.ts'

const TRUST = 'trust.json'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** @param config the folder of the user's own settings, where no agent may write */
export const isTrusted = (config: string, path: string, text: string): boolean => {
  const known = entries(config).get(path)
  return known !== undefined && known === hashOf(text)
}

/** True for a file that was trusted with another content than it has now. */
export const hasChanged = (config: string, path: string, text: string): boolean => {
  const known = entries(config).get(path)
  return known !== undefined && known !== hashOf(text)
}

/** Trusts exactly this content. Throws when that cannot be written. */
export function trust(config: string, files: readonly { readonly path: string; readonly text: string }[]): void {
  // One after the other: what another takes back meanwhile does not come back.
  locked(`${config}/${TRUST}`, () => write(config, [...entries(config), ...files.map(({ path, text }) => [path, hashOf(text)] as const)]))
}

/** @returns the files that were trusted and are no more */
export function untrust(config: string, isMeant: (path: string) => boolean): readonly string[] {
  return locked(`${config}/${TRUST}`, () => {
    const known = [...entries(config)]
    const gone = known.map(([path]) => path).filter(isMeant)
    if (gone.length) write(config, known.filter(([path]) => !gone.includes(path)))
    return gone
  })
}

/** A file that cannot be read or understood trusts nothing. */
function entries(config: string): ReadonlyMap<string, string> {
  const opened = openSettings(`${config}/${TRUST}`)
  if (!('text' in opened)) return new Map()
  try {
    const json: unknown = JSON.parse(opened.text)
    const files = isObject(json) ? json['files'] : undefined
    return new Map(isObject(files) ? Object.entries(files).flatMap(([path, hash]) => (typeof hash === 'string' ? [[path, hash] as const] : [])) : [])
  } catch {
    return new Map()
  }
}

const write = (config: string, files: Iterable<readonly [string, string]>): void => replaceFile(`${config}/${TRUST}`, `${JSON.stringify({ version: 1, files: Object.fromEntries(files) }, null, 2)}\n`)
