// Reads awk programs far enough to say what they run, read, write and reveal. Source: POSIX awk, gawk 5.2, mawk 1.3.4, busybox 1.35.
import { literal, type Origin, unresolved, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { type Token, tokenize } from './awk-tokens.ts'
import { revealsEnvironment, revealsVariables } from './environment.ts'

const LIMIT = 16384
const STANDARD = /^(-|\/dev\/(stdin|stdout|stderr|tty|null|fd\/\d+))$/
const END = new Set([';', '}', '{'])

export interface AwkSettings {
  /** Variables set by -v and by operands such as `out=x.txt`. */
  readonly variables: ReadonlyMap<string, Word>
  /** Where the text that it processes comes from. */
  readonly from: readonly Origin[]
}
const PLAIN: AwkSettings = { variables: new Map(), from: [] }

/** @returns what the program does beyond reading its input and printing; undefined when it is not certainly understood */
export function readAwk(text: string, settings: AwkSettings = PLAIN): readonly Step[] | undefined {
  if (text.length > LIMIT) return undefined
  const readings = [tokenize(text, true), ...(/\[[^\]\n]*\//.test(text) ? [tokenize(text, false)] : [])].filter(tokens => tokens !== undefined)
  if (!readings.length) return undefined
  const [first, second] = readings.map(tokens => walk(tokens, settings))
  if (!first || (readings.length > 1 && !second)) return undefined
  return !second || JSON.stringify(second) === JSON.stringify(first) ? first : [...first, ...second]
}

function walk(tokens: readonly Token[], settings: AwkSettings): Step[] | undefined {
  const steps: Step[] = []
  const texts = assigned(tokens, settings)
  const network = tokens.some(token => token.text.includes('/inet'))
  const from: readonly Origin[] = network ? [...settings.from, { kind: 'network', what: '/inet' }] : settings.from
  const writesArguments = tokens.some(token => /^(g?sub|gensub|split|getline|function|func)$/.test(token.text))
  const is = (at: number, text: string): boolean => tokens[at]?.kind !== 'string' && tokens[at]?.kind !== 'regex' && tokens[at]?.text === text
  const ends = (at: number): boolean => at >= tokens.length || at < 0 || tokens[at]?.kind === 'newline' || (tokens[at]?.kind === 'mark' && END.has(tokens[at]?.text ?? ''))
  /** The text of the tokens from `start` to `end`: known when it is one string or one variable that is always the same. */
  const value = (start: number, end: number): Word => {
    let [first, last] = [start, end]
    while (is(first, '(') && is(last - 1, ')') && closing(tokens, first) === last - 1) [first, last] = [first + 1, last - 1]
    const only = tokens[first]
    const source = tokens.slice(start, end).map(token => (token.kind === 'string' ? JSON.stringify(token.text) : token.text)).join(' ')
    if (last - first === 1 && only?.kind === 'string') return literal(only.text)
    if (last - first === 1 && only?.kind === 'word') return texts.get(only.text) ?? unresolved(source, from)
    const parts = tokens.slice(first, last)
    if (parts.length && parts.every(part => part.kind === 'string')) return literal(parts.map(part => part.text).join(''))
    return unresolved(source, from)
  }
  /** A command line that is partly known is read with its unknown parts as variables, and reported as a whole too. */
  const command = (start: number, end: number, fed: boolean): void => {
    const word = value(start, end)
    if (word.values) steps.push(shell(word, fed, settings))
    else {
      const parts = tokens.slice(start, end).filter(token => !(token.kind === 'mark' && (token.text === '(' || token.text === ')')))
      if (parts[0]?.kind === 'string' && parts.every(token => token.kind !== 'mark' || token.text === '$'))
        steps.push(shell(literal(parts.map(token => (token.kind === 'string' ? token.text : token.kind === 'mark' ? '' : '$awk_text')).join('')), fed, settings))
      steps.push({ kind: 'interpret', target: word, language: 'sh', ...(word.from && { from: word.from }) })
    }
  }
  const file = (kind: 'read' | 'write' | 'append', word: Word): void => {
    if (word.values?.some(one => one.startsWith('/inet'))) steps.push({ kind: 'connect', target: word, sends: true })
    else if (!word.values?.every(one => STANDARD.test(one))) steps.push({ kind, target: word })
  }
  /** The end of an expression without operators that bind less than concatenation. */
  const operand = (start: number): number => {
    let at = start
    for (let depth = 0; at < tokens.length; at++) {
      if (is(at, '(') || is(at, '[')) depth++
      else if (is(at, ')') || is(at, ']')) {
        if (depth-- === 0) break
      } else if (depth === 0 && (ends(at) || ['|', '|&', '>', '>>', '<', ',', '?', ':', '&&', '||', '==', '!=', '<=', '>=', '~', '!~', 'in'].some(mark => is(at, mark)))) break
    }
    return at
  }
  /** The start of the expression that ends before `end`. */
  const operandBack = (end: number): number => {
    let at = end - 1
    for (let depth = 0; at >= 0; at--) {
      if (is(at, ')') || is(at, ']')) depth++
      else if (is(at, '(') || is(at, '[')) {
        if (depth-- === 0) break
      } else if (depth === 0 && (ends(at) || ['=', '!', ',', '?', ':', '&&', '||', '==', '!=', '<', '>', '~', 'while', 'if', 'return', 'print'].some(mark => is(at, mark)))) break
    }
    return at + 1
  }

  let printing = -1
  let depth = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'newline' && !is(at - 1, ',')) printing = -1
    if (token.kind === 'mark') {
      if (token.text === '@') return undefined
      if (token.text === '(' || token.text === '[') depth++
      if (token.text === ')' || token.text === ']') depth--
      if (END.has(token.text)) printing = -1
      if ((token.text === '>' || token.text === '>>') && printing === depth) file(token.text === '>' ? 'write' : 'append', value(at + 1, operand(at + 1)))
      if (token.text === '|' || token.text === '|&') {
        if (is(at + 1, 'getline')) {
          const start = operandBack(at)
          const source = value(start, at)
          if (network && (!source.values || source.values.some(one => one.startsWith('/inet')))) file('read', source.values ? source : literal('/inet'))
          if (!source.values?.some(one => one.startsWith('/inet'))) command(start, at, token.text === '|&')
        } else {
          const target = value(at + 1, operand(at + 1))
          if (network && (!target.values || target.values.some(one => one.startsWith('/inet')))) file('write', target.values ? target : literal('/inet'))
          if (!target.values?.some(one => one.startsWith('/inet'))) command(at + 1, operand(at + 1), true)
        }
      }
    }
    if (token.kind !== 'word') continue
    if (token.text === 'print' || token.text === 'printf') printing = depth
    else if (token.text === 'system') {
      if (!is(at + 1, '(')) return undefined
      command(at + 2, closing(tokens, at + 1), false)
    } else if (token.text === 'getline') {
      // `getline < file` and `getline line < file`: the file is one operand, so what stands behind it is not part of it.
      let next = at + 1
      while (next < tokens.length && !ends(next) && !is(next, '<') && !is(next, ')') && !is(next, '&&') && !is(next, '||')) next = is(next, '[') ? closing(tokens, next) + 1 : next + 1
      if (!is(next, '<')) continue
      const end = is(next + 1, '(') ? closing(tokens, next + 1) + 1 : next + 2
      file('read', value(next + 1, end))
      // Some awks take a concatenation here.
      if (operand(next + 1) > end) file('read', value(next + 1, operand(next + 1)))
    } else if (token.text === 'ENVIRON') {
      const name = is(at + 1, '[') && tokens[at + 2]?.kind === 'string' && is(at + 3, ']') ? tokens[at + 2]?.text : undefined
      steps.push(...(name === undefined ? [revealsEnvironment] : revealsVariables([literal(name)])))
    } else if (token.text === 'ARGV' || token.text === 'ARGC') {
      const after = is(at + 1, '[') ? closing(tokens, at + 1) + 1 : at + 1
      const changes = /^([-+*/%^]|\*\*)?=$|^\+\+$|^--$/.test(tokens[after]?.text ?? '') || is(at - 1, '++') || is(at - 1, '--')
      if (changes || (token.text === 'ARGV' && !is(at + 1, '[') && !is(at - 1, 'in')) || writesArguments) return undefined
    } else if (/^(extension|chdir|SYMTAB|FUNCTAB|awk::\w+)$/.test(token.text)) return undefined
  }
  return steps
}

const shell = (script: Word, fed: boolean, settings: AwkSettings): Step =>
  fed ? { run: [literal('sh'), literal('-c'), script], stdin: unresolved('awk output', settings.from) } : { script, hidden: true }

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'mark') continue
    if (/^[([]$/.test(tokens[at]?.text ?? '')) depth++
    else if (/^[)\]]$/.test(tokens[at]?.text ?? '') && --depth === 0) return at
  }
  return tokens.length
}

/** Variables whose text is the same wherever they are used. */
function assigned(tokens: readonly Token[], settings: AwkSettings): Map<string, Word> {
  const texts = new Map(settings.variables)
  const spoilt = new Set(['FILENAME', 'NF', 'NR', 'FNR', 'RT', 'RSTART', 'RLENGTH', 'ERRNO', 'ARGIND'])
  const spoil = (start: number, end: number): void => {
    for (const token of tokens.slice(start, end)) if (token.kind === 'word') spoilt.add(token.text)
  }
  tokens.forEach((token, at) => {
    if (token.kind !== 'word') return
    const [next, after, end] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
    const operator = next?.kind === 'mark' ? next.text : ''
    const simple = operator === '=' && after?.kind === 'string' && (!end || end.kind === 'newline' || (end.kind === 'mark' && /^[;}]$/.test(end.text)))
    if (simple && !texts.has(token.text)) texts.set(token.text, literal(after.text))
    else if (/^(([-+*/%^]|\*\*)?=|\+\+|--)$/.test(operator) || (next?.kind === 'word' && next.text === 'in')) spoilt.add(token.text)
    // Functions bind names, and these builtins write into variables.
    if (token.text === 'getline') spoil(at + 1, at + 2)
    else if (/^(g?sub|split|match)$/.test(token.text)) spoil(at + 1, closing(tokens, at + 1))
    else if (token.text === 'function' || token.text === 'func') spoil(at + 1, closing(tokens, at + 2))
    else if (tokens[at - 1]?.kind === 'mark' && /^(\+\+|--)$/.test(tokens[at - 1]?.text ?? '')) spoilt.add(token.text)
  })
  for (const name of spoilt) texts.delete(name)
  return texts
}

/** What a program that only prints fixed text prints: `BEGIN { print "text" }`. */
export function printedByAwk(text: string): string | undefined {
  const body = /^\s*BEGIN\s*\{\s*print(f?)\s*\(?\s*("(?:[^"\\\n]|\\.)*")\s*\)?\s*;?\s*\}\s*$/s.exec(text)
  if (!body?.[2]) return undefined
  const only = tokenize(body[2], true)?.[0]
  return only?.kind !== 'string' || (body[1] && only.text.includes('%')) ? undefined : body[1] ? only.text : `${only.text}\n`
}
