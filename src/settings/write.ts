// Changes a file of settings where it must change, and nowhere else: comments, order and spelling stay.
import { applyEdits, findNodeAtLocation, type FormattingOptions, type JSONPath, modify, parseTree, getNodeValue } from 'jsonc-parser'
import { locked } from '../disk/lock.ts'
import { isObject } from '../model/index.ts'
import { openSettings } from './file.ts'
import { parseJsonc } from './jsonc.ts'
import { DECISIONS } from './keys.ts'
import { replaceFile } from './replace.ts'

export type Lists = Partial<Readonly<Record<(typeof DECISIONS)[number], readonly string[]>>>

/** Adds rules that the file does not have yet. Throws when it cannot be used or written: nothing is stored then. */
export function addRules(path: string, added: Lists): void {
  change(path, (text, held) => DECISIONS.reduce((now, decision) => (added[decision] ?? []).filter(rule => !held(decision).includes(rule)).reduce((before, rule) => insert(before, decision, rule), now), text))
}

/** Takes a rule out of every list. @returns the lists that had it */
export function removeRule(path: string, rule: string): readonly string[] {
  const had: string[] = []
  change(path, (text, held) => {
    let now = text
    for (const decision of DECISIONS) {
      const at = held(decision).map((one, i) => (one === rule ? i : -1)).filter(i => i >= 0)
      if (at.length) had.push(decision)
      // From the end: what stands before keeps its place.
      for (const i of at.reverse()) now = without(now, decision, i)
    }
    return now
  })
  return had
}

/** Gives a key its value, or takes it away. */
export const setValue = (path: string, key: JSONPath, value: unknown): void => change(path, text => edit(text, key, value))

/** One change after the other, also across processes: nobody's is lost. */
function change(path: string, by: (text: string, held: (decision: string) => readonly unknown[]) => string): void {
  locked(path, () => {
    const opened = openSettings(path)
    if ('problem' in opened) throw new Error(`${path}: ${opened.problem}`)
    const whole = 'text' in opened ? opened.text : ''
    const mark = whole.startsWith('\ufeff') ? '\ufeff' : ''
    const text = whole.slice(mark.length)
    if (text.trim()) {
      const parsed = parseJsonc(text)
      if ('problem' in parsed) throw new Error(`${path}:${parsed.line}: ${parsed.problem}`)
      if (!isObject(parsed.value)) throw new Error(`${path}: it must hold one JSON object`)
    }
    const before = text.trim() ? text : '{}\n'
    const now = by(before, decision => listOf(text, decision))
    if (now !== before) replaceFile(path, mark + now)
  })
}

function listOf(text: string, decision: string): readonly unknown[] {
  const tree = parseTree(text, [], { allowTrailingComma: true })
  const value: unknown = tree && getNodeValue(tree)
  const permissions = isObject(value) ? value['permissions'] : undefined
  const list = isObject(permissions) ? permissions[decision] : undefined
  return Array.isArray(list) ? list : []
}

function insert(text: string, decision: string, rule: string): string {
  const { length } = listOf(text, decision)
  return length ? edit(text, ['permissions', decision, length], rule, true) : edit(text, ['permissions', decision], [rule])
}

/** What jsonc-parser takes away with the last of several elements is right only where the list ends on a line of its own. */
function without(text: string, decision: string, at: number): string {
  const tree = parseTree(text, [], { allowTrailingComma: true })
  const { children = [] } = (tree && findNodeAtLocation(tree, ['permissions', decision])) ?? {}
  const [before, last] = [children[at - 1], children[at]]
  if (!before || !last || children[at + 1]) return edit(text, ['permissions', decision, at], undefined)
  const end = before.offset + before.length
  const rest = text.slice(last.offset + last.length)
  const between = text.slice(end, last.offset)
  if (/^\s*,\s*$/.test(between)) return text.slice(0, end) + rest
  // Comments stay, with the one comma of them that is none.
  return text.slice(0, end) + between.replace(/\/\/[^\n\r]*|\/\*[^]*?\*\/|,/g, part => (part === ',' ? '' : part)) + rest
}

const edit = (text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string => applyEdits(text, modify(text, path, value, { formattingOptions: formatOf(text), isArrayInsertion }))

/** As the file is written: its indentation and its ends of lines. */
function formatOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  '
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 1 : indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
