// What git ignores in a work tree, from its .gitignore and .git/info/exclude (gitignore(5)); only the root's files are read.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

interface Line {
  readonly pattern: RegExp
  readonly negated: boolean
}

/** @returns a test for absolute paths; a path below an ignored folder is ignored too */
export function ignoreRules(root: string): (path: string) => boolean {
  const lines = ['.gitignore', '.git/info/exclude'].flatMap(file => read(join(root, file)))
  return path => {
    const parts = relative(root, path).split('/')
    if (parts[0] === '..' || parts[0] === '') return false
    return parts.some((_, i) => isIgnored(lines, parts.slice(0, i + 1).join('/')))
  }
}

const isIgnored = (lines: readonly Line[], path: string): boolean => lines.reduce((ignored, { pattern, negated }) => (pattern.test(path) ? !negated : ignored), false)

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
  const source = body.replace(/^\//, '').split(/(\*\*\/|\/\*\*|\*|\?)/).map(part => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '/**') return '(?:/.*)?'
    if (part === '*') return '[^/]*'
    if (part === '?') return '[^/]'
    return part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  })
  return [{ pattern: new RegExp(`^${anchored ? '' : '(?:.*/)?'}${source.join('')}$`), negated }]
}
