// package.json: which one applies in a folder, and its scripts.
import type { Facts } from '../../model/index.ts'

/** The nearest package.json at or above a folder (absolute, normalised). */
export function nearestManifest(facts: Facts, from: string): { readonly folder: string; readonly text: string } | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/')) || '/') {
    const text = facts.read(`${folder === '/' ? '' : folder}/package.json`)
    if (text !== undefined) return { folder, text }
    if (folder === '/') return undefined
  }
}

/** @returns script texts by name; undefined when the text is no manifest */
export function scriptsOf(text: string): ReadonlyMap<string, string> | undefined {
  try {
    const manifest: unknown = JSON.parse(text)
    const scripts = typeof manifest === 'object' && manifest !== null && 'scripts' in manifest ? manifest.scripts : undefined
    return typeof scripts === 'object' && scripts !== null ? new Map(Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : undefined
  } catch {
    return undefined
  }
}
