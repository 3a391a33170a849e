// Owns what fetchers of URLs share: local files behind file:, the names that downloads get, and which requests send data.
import { exact, literal, map, type Word } from '../../model/index.ts'
import { changed, joined } from './words.ts'

/** Methods that ask for something without handing data over or changing anything. */
const ASKING = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT', 'SEARCH', 'QUERY'])

/** True when a request method changes something, or may: what is not known counts as such. */
export const changesRemote = (method: Word | undefined): boolean =>
  method !== undefined && !(method.values?.every(value => ASKING.has(value.toUpperCase())) ?? false)

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A URL whose `?` or `*` the shell took for a pattern of file names: no file is called like that, so it stays as written. */
export const asUrl = (word: Word): Word => (word.glob && /^[\w.+-]+:\/\/[^'"\\$`{}~]*$/.test(word.text) ? literal(word.text) : word)

/** The path that a file: URL names; undefined for other URLs. */
export function fileUrl(url: string): string | undefined {
  const match = /^file:(?:\/\/(?:localhost|127\.0\.0\.1)?(?=\/))?(?:\/\/)?(.*)$/is.exec(url)
  return match ? decode(match[1] ?? '') : undefined
}

/** A word's values split into local paths and everything else. */
export function localPart(word: Word): { readonly local?: Word; readonly remote?: Word } {
  if (!word.values) return { remote: word }
  const paths = word.values.flatMap(value => fileUrl(value) ?? [])
  const others = word.values.filter(value => fileUrl(value) === undefined)
  return { ...(paths.length && { local: globbed(paths, word) }), ...(others.length && { remote: { ...word, values: others } }) }
}

/** curl's own `{a,b}` and `[1-9]` in a path: the first are names, the second stand for any. */
function globbed(paths: readonly string[], word: Word): Word {
  const values = paths.flatMap(alternatives)
  const ranged = values.some(value => /\[[^\]]*-[^\]]*\]/.test(value))
  return ranged ? { ...word, values: values.map(value => value.replace(/\[[^\]]*\]/g, '*')), glob: true } : { ...word, values }
}

/** `{a,b}` in a text → each text that it stands for. */
export function alternatives(text: string): readonly string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/s.exec(text)
  if (!match) return [text]
  const tails = alternatives(match[3] ?? '')
  return (match[2] ?? '')
    .split(',')
    .slice(0, 16)
    .flatMap(part => tails.slice(0, 16).map(tail => `${match[1]}${part}${tail}`))
}

/** The last part of a URL's path, which is the name that a download gets; undefined where the server decides, or nothing is known. */
export function nameOf(url: string, keepQuery: boolean): string | undefined {
  const path = /^(?:[a-z][\w+.-]*:\/\/)?[^/?#]*(\/[^#]*)?/i.exec(url)?.[1] ?? ''
  const plain = keepQuery ? path : path.replace(/\?.*$/s, '')
  const slash = keepQuery ? plain.replace(/\?.*$/s, '').lastIndexOf('/') : plain.lastIndexOf('/')
  const name = plain.slice(slash + 1)
  return name && !/^\.{1,2}$/.test(name) ? name : undefined
}

/** The file that a download of the URL makes in a folder: the folder itself where the name is not known. */
export function downloadOf(url: Word, folder: Word | undefined, keepQuery: boolean): Word {
  const name = changed(url, value => nameOf(value, keepQuery))
  if (!name.values || name.glob || name.values.some(value => /[{[]/.test(value))) return folder ?? literal('.')
  return below(folder, name)
}

/** A name inside a folder, if there is one. */
export function below(folder: Word | undefined, name: Word): Word {
  if (!folder || exact(folder) === '.') return name
  return joined([map(folder, value => value.replace(/(?<=.)\/+$/, '')), name], exact(folder) === '/' ? '' : '/')
}
