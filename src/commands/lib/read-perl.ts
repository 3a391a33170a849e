// Reads small Perl and Ruby programs for calls that are written out in full, and for filters that only change lines.
import { literal } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { type Argument, type Deed, deeds } from './inline-calls.ts'
import type { InlineReading } from './read-inline.ts'

/** Calls by name, with what they do to their first arguments. */
const DEEDS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['system', 'runWords'], ['exec', 'runWords'], ['spawn', 'runWords'], ['IO.popen', 'script'], ['Open3.capture2', 'script'], ['Open3.capture2e', 'script'], ['Open3.capture3', 'script'], ['Kernel.system', 'runWords'], ['Kernel.exec', 'runWords'],
  ['unlink', 'delete'], ['rmdir', 'delete'], ['rmtree', 'deleteTree'], ['remove_tree', 'deleteTree'], ['File.delete', 'delete'], ['File.unlink', 'delete'], ['Dir.rmdir', 'delete'], ['Dir.delete', 'delete'],
  ['FileUtils.rm', 'delete'], ['FileUtils.rm_f', 'delete'], ['FileUtils.rm_r', 'deleteTree'], ['FileUtils.rm_rf', 'deleteTree'], ['FileUtils.remove_dir', 'deleteTree'], ['FileUtils.remove_entry', 'deleteTree'],
  ['FileUtils.mv', 'move'], ['File.rename', 'move'], ['rename', 'move'], ['FileUtils.cp', 'copy'], ['FileUtils.cp_r', 'copyTree'], ['File.write', 'write'], ['IO.write', 'write'], ['File.read', 'read'], ['File.readlines', 'read'], ['IO.read', 'read'],
  ['FileUtils.mkdir_p', 'write'], ['Dir.mkdir', 'write'], ['FileUtils.touch', 'write'], ['File.chmod', 'permit'], ['File.symlink', 'link'], ['symlink', 'link'],
])
const NAMES = [...DEEDS.keys()].sort((a, b) => b.length - a.length).map(name => name.replaceAll('.', '\\.')).join('|')
const STRING = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`
/** Strings and comments are passed over, so that a call that is only quoted is none. */
const SCAN = new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${NAMES})\\s*\\(?\\s*((?:(?:${STRING})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${STRING}`, 'gs')

/** A string in which nothing is put that is not known. */
function textOf(source: string): string | undefined {
  const quoted = /^(?:"(.*)"|'(.*)'|q(q?)w?\s*[{([/!](.*)[})\]/!])$/s.exec(source.trim())
  const body = quoted?.[1] ?? quoted?.[2] ?? quoted?.[4]
  if (body === undefined) return undefined
  const interpolates = source.startsWith('"') || quoted?.[3] === 'q'
  if (interpolates && /[$@](?=[\w{])|#\{/.test(body.replace(/\\./g, ''))) return undefined
  return body.replace(/\\(.)/gs, (whole, c: string) => (c === 'n' && interpolates ? '\n' : /["'\\$@/]/.test(c) ? c : whole))
}

export function readPerl(text: string): InlineReading {
  if (text.length > 16384) return { steps: [], complete: false }
  const steps: Step[] = []
  for (const [whole, name, list, ...shells] of text.matchAll(SCAN)) {
    const command = shells.find(one => one !== undefined)
    if (command !== undefined) {
      if (!/[$@#]/.test(command)) steps.push({ script: literal(command) })
    } else if (name && list) {
      const args = [...list.matchAll(new RegExp(STRING, 'gs'))].map(([source]): Argument => {
        const value = textOf(source)
        return { source, ...(value !== undefined && { texts: [value] }) }
      })
      steps.push(...(deeds(DEEDS.get(name) ?? 'code', args, false) ?? []))
    } else if (whole === '') break
  }
  return { steps, complete: steps.length === 0 && filters(text) }
}

/** `s/a/b/g`, `y/a/b/`, `print`, `print if /x/`: statements that change or print the current line and cannot run anything. */
function filters(text: string): boolean {
  if (/`|\(\?\??\{|[@$]\{|\bqx\b|%x/.test(text)) return false
  const part = String.raw`(?:[^/\\\n]|\\.)*`
  const statement = new RegExp(
    String.raw`^(?:s/${part}/${part}/[gimsxor]*|s\|[^|\\\n]*\|[^|\\\n]*\|[gimsxor]*|(?:tr|y)/${part}/${part}/[cdsr]*|print|next|last|(?:print |next |last )?(?:if|unless) /${part}/[imsx]*|print "[\w\s.,:;!?\\%-]*"|print \$[_.\d])?$`,
  )
  return text.split(/;|\n/).every(one => statement.test(one.trim()))
}
