// Reads the commands of ed, ex and vim: what they run, read and write. Source: ed(1p), ex(1p), the help files of Vim 9.
import { literal, unresolved, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

const LIMIT = 16384
/** Settings whose value is a program, a path of code, or an expression that is evaluated. */
const RISKY_SETTING = /(shell|prg$|^[egmkf]p$|^sh$|^(no)?(exrc|ex|modeline|ml)$|expr$|^(inde|fde|fdt|fex|inex|pexpr|bexpr|dex|pex|ccv)$|func$|^(opfunc|cfu|ofu|tfu|runtimepath|rtp|packpath|pp|verbosefile|vfile|viminfofile|vif|backupdir|bdir|directory|dir|undodir|udir|statusline|stl|tabline|tal|rulerformat|titlestring|iconstring|dictionary|tags)$|expression$)/
const QUIET =
  /^(?:q|qu|quit|qa|qall|wq|wqa|wqall|xa|xall|x|xit|exit|w|wa|wall|write|update|up|cq|cquit|bd|bdelete|bn|bnext|bp|next|n|wn|prev|first|last|noh|nohlsearch|d|delete|p|print|P|nu|number|j|join|m|move|t|co|copy|y|yank|pu|put|u|undo|redo|red|k|mark|>|<|=|sort|sor|retab|ret|only|sp|split|vs|vsplit|set|se|setlocal|setl|setglobal|syntax|syn|sy|filetype|filet|colorscheme|colo|startinsert|stopinsert|nop|version|ve|messages|mes|f|file|l|list|H|h|z|marks|jumps|ls|buffers|files|diffthis|diffoff|fold|normal!?\s+[Gg]{1,2}|\d+|\$|)$/

/**
 * @param file what is being edited, as a step's target
 * @returns undefined when a command is not certainly harmless and not certainly read
 */
export function readEx(text: string): readonly Step[] | undefined {
  if (text.length > LIMIT) return undefined
  const steps: Step[] = []
  let inserting = false
  for (const raw of text.split('\n')) {
    if (inserting) {
      if (raw === '.') inserting = false
      continue
    }
    const read = line(raw.trim(), steps, 0)
    if (read === undefined) return undefined
    inserting = read === 'inserts'
  }
  return steps
}

const ADDRESS = /^(?:[%$.,;\d\s+-]|'[a-zA-Z<>[\]]|\/(?:[^/\\\n]|\\.)*\/|\?(?:[^?\\\n]|\\.)*\?)*/

/** The names of the current and the other file stand where % and # do. */
const shell = (text: string): Word => literal(text.trim().replace(/(?<!\\)[%#][:\w]*/g, '"$edited"'))

/** One line, which may hold several commands. */
function line(source: string, steps: Step[], depth: number): 'inserts' | 'done' | undefined {
  if (depth > 8) return undefined
  let text = source.replace(/^[:\s]+/, '')
  if (text.startsWith('"') || text === '') return 'done'
  const address = ADDRESS.exec(text)?.[0] ?? ''
  text = text.slice(address.length).replace(/^:/, '').trimStart()
  if (text.startsWith('!')) {
    steps.push({ script: shell(text.slice(1)) })
    return 'done'
  }
  const [, verb = '', bang = '', rest = ''] = /^([a-zA-Z]+|[<>=&~]+|)(!?)\s*(.*)$/s.exec(text) ?? []
  if (/^(r|re|read)$/.test(verb)) {
    if (bang || rest.startsWith('!')) steps.push({ script: shell(rest.replace(/^!/, '')) })
    else if (/[|`$*?[\\]/.test(rest)) return undefined
    else if (rest) steps.push({ kind: 'read', target: literal(rest) })
    return 'done'
  }
  if (/^(w|write|W|wq|x|xit|up|update|sav|saveas|e|edit|E|f|file|sp|split|vs|vsplit|tabe|tabedit|vi|visual|view)$/.test(verb) && rest && !rest.startsWith('|')) {
    const piped = /^!\s*(.*)$/s.exec(rest)
    const appends = /^>>\s*(.*)$/s.exec(rest)
    const name = (appends?.[1] ?? rest).trim()
    if (piped) {
      steps.push({ run: [literal('sh'), literal('-c'), shell(piped[1] ?? '')], stdin: unresolved('the text of the editor') })
      return 'done'
    }
    if (/[|`$*?[\\%#+]/.test(name)) return undefined
    if (/^(w|write|W|wq|x|xit|up|update|sav|saveas)$/.test(verb)) steps.push({ kind: appends ? 'append' : 'write', target: literal(name) })
    else steps.push({ kind: 'read', target: literal(name) })
    return 'done'
  }
  if (/^(s|substitute|&&?|~)$/.test(verb) || /^s[^a-zA-Z0-9\s]/.test(text)) return substitute(text, steps, depth)
  if (/^(g|v|global|vglobal|G|V)$/.test(verb)) {
    const delimiter = rest[0] ?? ''
    if (!delimiter || /[\w\s\\"|]/.test(delimiter)) return undefined
    const end = closes(rest, delimiter, 1)
    return end < 0 ? undefined : line(rest.slice(end + 1), steps, depth + 1) === 'done' ? 'done' : undefined
  }
  if (/^[aic]$/.test(verb) || /^(append|insert|change)$/.test(verb)) return rest ? undefined : 'inserts'
  const bar = rest.indexOf('|')
  const own = bar < 0 ? rest : rest.slice(0, bar)
  if (!QUIET.test(verb) && !QUIET.test(`${verb}${bang} ${own}`.trim())) return undefined
  if (/^(set|se|setlocal|setl|setglobal)$/.test(verb)) {
    if (/[\\"`]/.test(own) || own.split(/\s+/).some(one => RISKY_SETTING.test(/^[a-z]*/.exec(one)?.[0] ?? '') || /^\w*verbose/.test(one))) return undefined
  } else if (/^(syntax|syn|sy|colorscheme|colo|filetype|filet)$/.test(verb)) {
    if (!/^[\w -]*$/.test(own)) return undefined
  } else if (/`/.test(own)) return undefined
  return bar < 0 ? 'done' : line(rest.slice(bar + 1), steps, depth + 1)
}

/** `s/a/b/flags`, perhaps with another command behind a bar. An expression in the replacement is code. */
function substitute(text: string, steps: Step[], depth: number): 'inserts' | 'done' | undefined {
  const start = /^(?:s|substitute)/.exec(text)?.[0].length ?? 0
  const delimiter = text[start] ?? ''
  if (!start || !delimiter || /[\w\s\\"|]/.test(delimiter)) return undefined
  const middle = closes(text, delimiter, start + 1)
  if (middle < 0) return undefined
  const found = closes(text, delimiter, middle + 1)
  const end = found < 0 ? text.length : found
  if (/^\\=/.test(text.slice(middle + 1, end))) return undefined
  const [, , rest = ''] = /^([&cegiInp#lr\d\s]*)(.*)$/s.exec(text.slice(end + 1)) ?? []
  if (!rest) return 'done'
  return rest.startsWith('|') ? line(rest.slice(1), steps, depth + 1) : undefined
}

function closes(text: string, delimiter: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === delimiter) return at
  }
  return -1
}
