// Reads commands of gdb and lldb: which ones run the program, a shell, or code in another language.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { interpretFile, interpretText } from './interpreter.ts'

/** Verbs that look at the program or steer it, once it runs. */
const QUIET = new Set(
  (
    'bt backtrace where info i frame f up down list l disassemble disas x print p inspect output ptype whatis explore break b br tbreak tb hbreak rbreak watch' +
    ' rwatch awatch catch delete d disable enable clear condition ignore commands end continue c cont fg next n nexti ni step s' +
    ' stepi si finish fin until u advance thread t apply kill k detach set show display undisplay echo printf quit q help h complete handle directory dir' +
      ' symbol-file sharedlibrary document define refresh focus layout tui winheight macro ptype/o signal return' +
    ' nosharedlibrary record reverse-step reverse-next reverse-continue skip unset pwd process breakpoint settings target version type gui' +
    ' register image memory expression_ language log statistics disassembly'
  ).split(' '),
)
const RUNS = new Set(['run', 'r', 'start', 'starti', 'process', 'launch', 'attach', 'jump'])
/** Settings that make the debugger run or load something. */
const RISKY =
  /^set\s+(?:exec-wrapper|startup-with-shell|auto-load|debug-file-directory|data-directory|environment\s+(?:LD_|PATH)|env\s+(?:LD_|PATH)|logging)|^settings\s+set\s+target\.(?:load|preload|env-vars)/
/** How verbs go on that also run commands, load code, or write files: what is not here is not known. */
const TAILS: ReadonlyMap<string, RegExp> = new Map([
  ['thread', /^(?:|\d[\d.]*|(?:backtrace|list|select|info|find|name|continue|until|step-[\w-]+|return)\b.*)$/],
  ['frame', /^(?:|\d+|(?:level|address|function|view|variable|info|select)\b.*)$/],
  ['breakpoint', /^(?:list|delete|disable|enable|clear|set\b(?!.*\s(?:-\w*[CFkvPy]|--c|--p|--s(?!h|o)|--s(?:c|t)|--k|--v))[^`]*)(?:\s[\w\s.-]*)?$/],
  ['memory', /^read\b(?!.*\s(?:-\w*o|--o))[^`]*$/],
  ['log', /^(?:list|disable)\b/],
  ['settings', /^(?:set|show|list)\b[^`]*$/],
  ['type', /^lookup\b/],
  ['record', /^(?:|stop|full|btrace|goto\b.*)$/],
  ['statistics', /^(?:enable|disable|dump)\s*$/],
])
const SHORT: ReadonlyMap<string, string> = new Map([['t', 'thread'], ['f', 'frame'], ['br', 'breakpoint']])
/** `thread apply all bt`: a command for each thread or frame. */
const APPLY = /^a(?:p(?:p(?:ly?)?)?)?\s+(?:a(?:ll?)?|-?\d[\d.\s-]*?|level\s+[\d-]+)\s+(?:-[\w-]+\s+)*([a-z!].*)$/

/** A call of a function inside the program, or a value that is written. */
const CALLS = /\w\s*\(|=(?!=)/

/** @param program what `run` starts; empty when that is not known */
export function debuggerSteps(text: Word, program: readonly Word[], language: string): Step[] {
  const source = exact(text)
  if (source === undefined) return [interpretText(text, language)]
  return source.split('\n').flatMap((line): Step[] => {
    const trimmed = line.trim()
    const verb = /^[\w!/-]+?(?=[\s/]|$)/.exec(trimmed)?.[0] ?? trimmed.split(/\s/)[0] ?? ''
    const rest = trimmed.slice(verb.length).trim()
    if (!trimmed || trimmed.startsWith('#')) return []
    if (trimmed.startsWith('!')) return [{ script: literal(trimmed.slice(1)) }]
    if (verb === 'shell' || verb === 'pipe' || verb === 'make')
      return [{ script: literal(verb === 'make' ? `make ${rest}` : verb === 'pipe' ? rest.replace(/^[^|]*\|/, '') : rest) }]
    if (verb === 'platform' && rest.startsWith('shell')) return [{ script: literal(rest.replace(/^shell(?:\s+-h\b)?\s*/, '')) }]
    if (verb === 'source') return [interpretFile(literal(rest), language)]
    const full = SHORT.get(verb) ?? verb
    const each = full === 'thread' || full === 'frame' ? APPLY.exec(rest)?.[1] : undefined
    if (each) return debuggerSteps(literal(each), program, language)
    // `br` breaks in gdb, and takes subcommands in lldb.
    if (!(verb === 'br' && language === 'gdb') && TAILS.get(full)?.test(rest) === false) return [interpretText(literal(trimmed), language)]
    if (verb === 'target' && language === 'lldb' && !/^(?:list|select|variable|create|modules\s+(?:list|lookup))\b/.test(rest)) return [interpretText(literal(trimmed), language)]
    if (verb === 'process' && !/^(?:launch|status|list|continue|interrupt|kill|detach)(?:\s+(?:-s|--stop-at-entry))*\s*$/.test(rest)) return [interpretText(literal(trimmed), language)]
    if (verb === 'cd') return []
    if (verb === 'file' || verb === 'exec-file') return [{ kind: 'read', target: literal(rest) }]
    if (verb === 'core-file' || verb === 'core') return [{ kind: 'read', target: literal(rest) }]
    if ((verb === 'process' || verb === 'target') && /^(?:status|list|continue|interrupt|kill|detach|modules|variable)/.test(rest)) return []
    if (verb === 'target' && /^(?:remote|extended-remote)\s+\|/.test(rest)) return [{ script: literal(rest.replace(/^\S+\s+\|/, '')) }]
    if (verb === 'target' && /^(?:remote|extended-remote)/.test(rest)) return [{ kind: 'connect', target: literal(rest.replace(/^\S+\s+/, '')) }]
    if (RUNS.has(verb) && verb !== 'attach' && verb !== 'jump') return program.length ? [{ run: program }] : [interpretText(literal(trimmed), language)]
    if (
      RISKY.test(trimmed) ||
      !QUIET.has(verb) ||
      (/^(?:p|print|output|printf|display|condition|watch|set|x|inspect)$/.test(verb) &&
        CALLS.test(rest) &&
        !/^set\s+(?:pagination|confirm|width|height|args|print|disassembly|listsize|style|var_)/.test(trimmed))
    )
      return [interpretText(literal(trimmed), language)]
    return []
  })
}
