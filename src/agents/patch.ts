// The files of a patch in the form that begins with `*** Begin Patch`: what it writes, and what it takes away.
import type { Action, SingleAction } from '../model/index.ts'
import type { Problem } from './define.ts'
import { MOST_PATHS, reached } from './paths.ts'

const FILE = /^[^\S\r\n]*\*\*\*[^\S\r\n]*(?:(Add|Update|Delete) File|(Move) to):(.*)$/gm

/** A line of a file's text that looks like such a header counts too: better a file too many. */
export function patched(tool: string, text: string, home: string | undefined): Action | Problem {
  const written: string[] = []
  const deleted: string[] = []
  let last: string | undefined
  for (const [, verb, move, rest = ''] of text.matchAll(FILE)) {
    const path = rest.trim()
    if (verb === 'Delete') deleted.push(path)
    else written.push(path)
    // What is moved is gone from where it was.
    if (move && last !== undefined) deleted.push(last)
    last = path
  }
  if (written.length + deleted.length > MOST_PATHS) return { problem: `the patch of ${tool} names more than ${MOST_PATHS} files` }
  const actions: SingleAction[] = []
  if (written.length) actions.push({ kind: 'file', tool, verb: 'write', paths: reached(written, home) })
  if (deleted.length) actions.push({ kind: 'file', tool, verb: 'delete', paths: reached(deleted, home) })
  const [first] = actions
  if (!first) return { problem: `the patch of ${tool} names no file` }
  return actions.length > 1 ? { kind: 'several', tool, actions } : first
}
