// Redirections: what feeds standard input, what files are opened, where output goes.
import { exact, literal, type Redirect, unresolved, type Word } from '../model/index.ts'
import { expandAssigned, type Expander, expandWord } from './expand.ts'
import { expandBody } from './expansion.ts'
import type { HereDoc, ParsedScript, Redirection } from './parse.ts'
import { eitherInput } from './consume.ts'
import { cutOff, mayNotOpen } from './failing.ts'
import { absolutePath, besides, contentOf } from './files.ts'
import { CLOSED, NOTHING, reach, reached } from './output.ts'
import { remember } from './written.ts'
import type { Output, Scope, Sink } from './scope.ts'
import { descriptorOf } from './spelling.ts'
import { inputOf, opened } from './streams.ts'
import { expanderOf, type Walk } from './walk.ts'
import { union } from './words.ts'

export interface Opened {
  /** Those that open a file, with resolved targets. */
  readonly redirects: readonly Redirect[]
  /** A descriptor may not be open that another is to be: nothing is run then. */
  readonly unsure: boolean
  /** What standard input yields; undefined when it is not redirected. */
  readonly stdin: Word | undefined
  /** Notes where the output goes; returns what is left for standard output. To be called when the command is done. */
  readonly capture: (printed: Word) => Word
}

/** A command that reads what is written, and the output that it reads. */
interface Started {
  readonly script: ParsedScript
  readonly into: Output
}
type Stdout = { readonly target: Word; readonly append: boolean } | { readonly sinks: readonly Sink[] } | Started

/** Standard input by its name, spelled in whatever way. */
const OWN = /(?:^|\/)(?:stdin|fd\/0)$/
const NETWORK = /^\/dev\/(?:tcp|udp)\/([^/]+)\/(.+)$/

/** True when one of them may fail, and what it is for is not run then. */
export const mayFail = ({ unsure, redirects }: Opened, scope: Scope): boolean => unsure || redirects.some(one => exact(one.target) !== '/dev/null' && mayNotOpen(one, scope))

/** True for arithmetic and `${x:=y}`, in the target or in the text of a here-document. */
export function changesVariables(one: Redirection): boolean {
  return /\$\(\(|\$\[|\$\{\w+:?=/.test(one.type === 'HereDoc' ? one.body.text : (one.target?.text ?? ''))
}

/** @param stays the shell itself goes on with what is opened (`exec`) */
export function openRedirects(nodes: readonly Redirection[], walk: Walk, expander: Expander, stays = false): Opened {
  const { scope } = walk
  const { heard, output } = scope
  // A function or `cd` may leave the folder in which the files are opened.
  const then = { ...scope }
  scope.heard = true
  const redirects: Redirect[] = []
  let unsure = false
  let stdin: Word | undefined
  /** Where descriptor 1 points: a file, nowhere known, or undefined for the command's own. */
  let stdout: Stdout | undefined
  /** What is started to read the output, and gets none of it because the output goes elsewhere in the end. */
  const passed: Started[] = []
  const turn = (to: Stdout): void => {
    if (stdout && 'script' in stdout) passed.push(stdout)
    stdout = to
  }
  const before = new Map<number, readonly Sink[] | undefined>()
  const writes = (number: number, sinks: readonly Sink[] | undefined): void => {
    if (!before.has(number)) before.set(number, scope.writers.get(number))
    if (sinks) scope.writers.set(number, sinks)
    else scope.writers.delete(number)
  }
  /** Files that other descriptors write. */
  const others: Word[] = []
  for (const node of nodes) {
    const fd = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : undefined
    if (node.type === 'HereDoc') {
      if (fd === undefined || fd === 0) stdin = opened(heredoc(node, expander))
      else scope.descriptors.set(fd, opened(heredoc(node, expander)))
      continue
    }
    if (node.type === 'HereString') {
      const word = node.target ? expandAssigned(node.target, expander) : unresolved('<<<')
      const text = opened(word.values ? { ...word, values: word.values.map(value => `${value}\n`) } : word)
      if (fd === undefined || fd === 0) stdin = text
      else scope.descriptors.set(fd, text)
      continue
    }
    const through = node.target?.parts?.length === 1 ? node.target.parts[0] : undefined
    if (!stays && through?.type === 'ProcessSubstitution' && through.operator === '>' && through.script && (fd ?? 1) === 1 && /^>[>|]?$/.test(node.operator)) {
      turn({ script: through.script, into: { also: undefined } })
      continue
    }
    // Several fields are an error in bash ("ambiguous redirect"); each is judged all the same.
    const words = node.target ? expandWord(node.target, stdin === undefined ? expander : within(stdin, expander, walk)) : [unresolved(node.operator)]
    const target = words.length ? words.reduce(union) : literal('')
    // A descriptor by its name is that descriptor.
    const opens = /^>[>|]?$/.test(node.operator) ? descriptorOf(exact(target) ?? '') : undefined
    const value = opens === undefined ? exact(target) : String(opens)
    const operator = opens === undefined ? node.operator : '>&'
    if ((operator === '>&' || operator === '<&') && value !== undefined && /^(\d+-?|-)$/.test(value)) {
      const source = Number.parseInt(value, 10)
      const reads = operator === '<&' ? (fd ?? 0) : fd
      if (source > 2 && !scope.descriptors.has(source) && !scope.writers.has(source)) unsure = true
      const from = value === '-' ? CLOSED : source === 0 ? (stdin ?? inputOf(walk)) : scope.descriptors.get(source)
      if (from?.script && reads !== 0) expander.doubt(`<&${value}`, 'what follows of the script can be read through another descriptor')
      if (reads === 0) stdin = from ?? (source === 0 ? undefined : unresolved(`<&${value}`))
      else if (reads !== undefined && reads > 2 && (from || operator === '<&')) scope.descriptors.set(reads, from ?? unresolved(`<&${value}`))
      else if ((fd ?? 1) !== 1) writes(fd ?? 1, source === 1 ? sinksOf(stdout, output, scope) : scope.writers.get(source))
      else if (source !== 1) {
        if (stays) cutOff(scope)
        turn({ sinks: scope.writers.get(source) ?? (source > 2 ? [output, NOWHERE] : []) })
      }
      continue
    }
    redirects.push({ operator: node.operator, target, ...(fd !== undefined && { fd }) })
    const variable = node.descriptor?.type === 'FileDescriptorVariable'
    const network = target.values?.find(one => NETWORK.test(one))
    const reads = node.operator === '<' || node.operator === '<>' || node.operator === '<&'
    if (reads || network) {
      const before = network ? undefined : (stdin ?? inputOf(walk))
      const own = before?.script && [absolutePath(scope, target) ?? target.text, ...(target.values ?? [])].some(path => OWN.test(path)) ? before : undefined
      const content = opened(network ? unresolved(network, [{ kind: 'network', what: network }]) : own ?? contentOf(scope, target))
      if (own && (variable || (fd ?? 0) !== 0)) expander.doubt(`<${target.text}`, 'what follows of the script can be read through another descriptor')
      if (fd === undefined ? reads && !variable : fd === 0) stdin = content
      else if (!variable) scope.descriptors.set(fd ?? 1, content)
    }
    // What goes there later through another descriptor is not followed.
    if (node.operator !== '<' && node.operator !== '<&' && (variable || node.operator === '<>' || (fd !== undefined && fd !== 1))) {
      const path = absolutePath(scope, target)
      if (fd !== undefined) writes(fd, [path === undefined ? target : literal(path)])
      // All that is written to a number that only the shell knows is written by its own commands.
      if (stays && fd !== undefined && fd > 2 && node.operator !== '<>') remember(target, NOTHING, node.operator.includes('>>'), scope)
      else others.push(target)
    }
    else if (!reads) {
      turn({ target, append: node.operator.includes('>>') })
      if (node.operator.startsWith('&')) writes(2, sinksOf(stdout, output, scope))
    }
    if (node.descriptor?.type === 'FileDescriptorVariable') {
      const number = 10 + scope.descriptors.size
      scope.variables.set(node.descriptor.name, { word: { text: `$${node.descriptor.name}`, values: [String(number)] } })
      if (reads) scope.descriptors.set(number, opened(contentOf(scope, target)))
    }
  }
  // What goes to a descriptor that was opened before is not what is printed here.
  const inside: Output = stdout && 'script' in stdout ? stdout.into : { also: undefined }
  if (stdout !== undefined && !stays) scope.output = inside
  return {
    redirects,
    unsure,
    stdin,
    capture: printed => {
      scope.heard = heard || stays
      for (const target of others) remember(target, unresolved(target.text, printed.from), true, then)
      if (!stays) for (const [number, sinks] of before) writes(number, sinks)
      for (const { script, into } of passed) besides(scope.files, () => expander.substitute(script, reached(into, NOTHING)))
      if (stdout === undefined) return printed
      scope.output = output
      const whole = reached(inside, printed)
      if ('script' in stdout) return expander.substitute(stdout.script, whole)
      if ('target' in stdout) {
        remember(stdout.target, whole, stdout.append, then)
        return NOTHING
      }
      let own = NOTHING
      for (const sink of stdout.sinks)
        if (sink === output) own = stdout.sinks.length > 1 ? union(whole, NOTHING) : whole
        else if (!('text' in sink)) reach(sink, whole, stdout.sinks.length === 1 && scope.files.doubtful === 0)
        else if (sink !== NOWHERE) remember(sink, whole, true, then)
      return own
    },
  }
}

/** What a target runs may read what the redirections before it opened. */
const within = (stdin: Word, expander: Expander, walk: Walk): Expander => ({ ...expander, substitute: expanderOf({ ...walk, stdin: eitherInput(stdin, walk.stdin) }).substitute })

/** What may be no file at all. */
const NOWHERE = literal('/dev/null')

/** Where what goes to standard output goes, as another descriptor has it then. */
function sinksOf(stdout: Stdout | undefined, output: Output, scope: Scope): readonly Sink[] {
  if (stdout === undefined) return [output]
  if ('sinks' in stdout) return stdout.sinks
  if ('into' in stdout) return [stdout.into]
  const path = absolutePath(scope, stdout.target)
  return [path === undefined ? stdout.target : literal(path)]
}

function heredoc(node: HereDoc, expander: Expander): Word {
  const strip = (text: string): string => (node.operator === '<<-' ? text.replace(/^\t+/gm, '') : text)
  if (node.delimiter?.quoted || !node.body.parts) return { text: '<<', values: [strip(node.delimiter?.quoted ? node.body.text : unescaped(node.body.text))] }
  const word = expandBody(node.body.parts, '<<', expander)
  return word.values ? { ...word, values: word.values.map(strip) } : word
}

/** In an unquoted body a backslash before `$`, a backtick, itself or a newline disappears. */
const unescaped = (text: string): string => text.replace(/\\([$`\\])|\\\n/g, '$1')
