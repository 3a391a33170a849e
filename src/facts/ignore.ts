// What git ignores in a work tree, from its .gitignore and .git/info/exclude (gitignore(5)); only the root's files are read.
import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { attempt } from './attempt.ts'

interface Line {
  readonly pattern: RegExp
  /** It is about folders alone. */
  readonly folder: boolean
  readonly negated: boolean
}

/** @returns a test for absolute paths; a path below an ignored folder is ignored too */
export function ignoreRules(root: string): (path: string) => boolean {
  const lines = ['.git/info/exclude', '.gitignore'].flatMap(file => read(join(root, file)))
  return path => {
    const parts = relative(root, path).split('/')
    if (parts[0] === '..' || parts[0] === '') return false
    return parts.some((_, i) => isIgnored(lines, parts.slice(0, i + 1).join('/'), () => i < parts.length - 1 || mayBeFolder(path)))
  }
}

const isIgnored = (lines: readonly Line[], path: string, isFolder: () => boolean): boolean =>
  lines.reduce((ignored, { pattern, negated, folder }) => (pattern.test(path) && (!folder || isFolder()) ? !negated : ignored), false)

/** What is not there may become one. */
const mayBeFolder = (path: string): boolean => attempt(() => statSync(path))?.isDirectory() ?? true

function read(file: string): readonly Line[] {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(parse)
  } catch {
    return []
  }
}

function parse(line: string): readonly Line[] {
  const text = line.replace(/\r$/, '').replace(/(?<!\\)\s+$/, '')
  if (!text || text.startsWith('#')) return []
  const negated = text.startsWith('!')
  const body = (negated ? text.slice(1) : text).replace(/\/$/, '')
  const anchored = body.includes('/')
  const source = body.replace(/^\//, '').split(/((?<![^/])\*\*\/|\/\*\*(?![^/])|\*+|\?)/).map(part => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '/**') return '(?:/.*)?'
    if (/^\*+$/.test(part)) return '[^/]*'
    if (part === '?') return '[^/]'
    return part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  })
  return [{ folder: /\/$/.test(text), pattern: new RegExp(`^${anchored ? '' : '(?:.*/)?'}${source.join('')}$`), negated }]
}
