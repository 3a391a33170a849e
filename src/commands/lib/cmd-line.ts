// Reads a line for cmd.exe far enough to follow its own commands; the rest are programs.
import { literal, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** Paths of Windows, spelt so that they read as paths here too. */
const path = (text: string): Word => literal(text.replace(/\\/g, '/'))
const words = (text: string): readonly string[] => (text.match(/"[^"]*"|\S+/g) ?? []).map(word => word.replace(/^"(.*)"$/, '$1'))
const isSwitch = (word: string): boolean => /^\/[a-z?](:\S*)?$/i.test(word)

/** Deletes: `/s` goes into folders. */
export function removal(args: readonly string[]): readonly Step[] {
  const recursive = args.some(arg => /^\/{1,2}s$/i.test(arg))
  const targets = args.filter(arg => !isSwitch(arg.replace(/^\/\//, '/')))
  return targets.map((target): Step => (recursive ? { kind: 'delete', target: path(target), recursive } : { kind: 'delete', target: path(target) }))
}

const LOOKS = new Set(['dir', 'echo', 'ver', 'vol', 'cd', 'chdir', 'set', 'path', 'title', 'cls', 'rem', 'exit', 'prompt', 'color', 'date', 'time', 'where', 'tasklist', 'hostname', 'whoami', 'systeminfo', 'ipconfig', 'tree', 'assoc', 'ftype', 'pause', 'if', 'setlocal', 'endlocal', 'chcp', 'verify'])

function one(text: string): readonly Step[] {
  const [head = '', ...args] = words(text.replace(/^\s*@/, ''))
  const name = head.toLowerCase().replace(/\.exe$/, '')
  const operands = args.filter(arg => !isSwitch(arg)).map(path)
  switch (name) {
    case '': return []
    case 'del': case 'erase': case 'rd': case 'rmdir': return removal(args)
    case 'type': case 'more': return operands.map(target => ({ kind: 'read', target }))
    case 'md': case 'mkdir': return operands.map(target => ({ kind: 'write', target }))
    case 'copy': case 'xcopy': case 'robocopy':
      return operands.map((target, i): Step => (i === operands.length - 1 && i > 0 ? { kind: 'write', target, recursive: true } : { kind: 'read', target, recursive: true }))
    case 'move': case 'ren': case 'rename':
      return operands.map((target, i): Step => (i === operands.length - 1 && i > 0 ? { kind: 'write', target } : { kind: 'delete', target }))
    case 'call': case 'start': return one(args.filter(arg => !isSwitch(arg)).join(' '))
    default:
      return LOOKS.has(name) ? [] : [{ run: [literal(head), ...args.map(literal)] }]
  }
}

/** Undefined when the line has loops, variables, escapes or redirects, which are not read. */
export function readCmd(line: string): readonly Step[] | undefined {
  if (/[%^!<>()]|\bfor\b/i.test(line)) return undefined
  return line.split(/&&|\|\||[&|\n]/).flatMap(one)
}
