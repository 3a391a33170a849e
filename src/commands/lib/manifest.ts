// package.json: which one applies in a folder, and its scripts.
import type { Facts, Word } from '../../model/index.ts'

/**
 * The texts that running a script of package.json hands to a shell, in order, and where: npm runs those named pre<name> and post<name> around it.
 *
 * @param dir absolute, normalised
 * @returns undefined when there is no such script
 */
export function taskOf(facts: Facts, dir: string, name: string | undefined, args: readonly Word[]): { readonly folder: string; readonly texts: readonly string[] } | undefined {
  const manifest = nearestManifest(facts, dir)
  const scripts = manifest && scriptsOf(manifest.text)
  const body = name === undefined ? undefined : scripts?.get(name)
  if (!manifest || body === undefined) return undefined
  const extra = args.map(word => word.text).join(' ')
  return { folder: manifest.folder, texts: [scripts?.get(`pre${name}`), extra ? `${body} ${extra}` : body, scripts?.get(`post${name}`)].filter(text => text !== undefined) }
}

/** The nearest package.json at or above a folder (absolute, normalised). */
function nearestManifest(facts: Facts, from: string): { readonly folder: string; readonly text: string } | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/')) || '/') {
    const text = facts.read(`${folder === '/' ? '' : folder}/package.json`)
    if (text !== undefined) return { folder, text }
    if (folder === '/') return undefined
  }
}

/** @returns script texts by name; undefined when the text is no manifest */
function scriptsOf(text: string): ReadonlyMap<string, string> | undefined {
  try {
    const manifest: unknown = JSON.parse(text)
    const scripts = typeof manifest === 'object' && manifest !== null && 'scripts' in manifest ? manifest.scripts : undefined
    return typeof scripts === 'object' && scripts !== null ? new Map(Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : undefined
  } catch {
    return undefined
  }
}
