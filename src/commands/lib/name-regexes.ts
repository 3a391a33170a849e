// Regular expressions that choose files by name or path, in any syntax: taken apart, and which secrets they single out.
import { SECRETS, spelt } from './named.ts'

const MAX_TEXTS = 24
const GROUP = /\\?\(([^()]*?)\\?\)([*+?]|\\?\{[^}]*\})?/

/** The alternatives of an expression, as texts without groups; what repeats is anything. Undefined: too many. */
export function alternativesOf(regex: string): readonly string[] | undefined {
  let texts = [regex.replace(/\(\?[:=!<a-zA-Z-]*/g, '(')]
  while (texts.some(text => GROUP.test(text))) {
    texts = texts.flatMap(text => {
      const found = GROUP.exec(text)
      if (!found) return [text]
      const choices = found[2] ? ['.*'] : (found[1] ?? '').split(/\\?\|/)
      return choices.map(choice => text.slice(0, found.index) + choice + text.slice(found.index + found[0].length))
    })
    if (texts.length > MAX_TEXTS) return undefined
  }
  const parts = texts.flatMap(text => text.split(/\\?\|/))
  return parts.length > MAX_TEXTS ? undefined : parts
}

const ATOM = /(\\.|\[\^?\]?(?:\[:\w+:\]|[^\]])*\]|[^\\])([*+?]|\\?\{[\d,]*\})?/gs
/** Each atom stands for one character or for any text: an expression of which nothing takes long to try. */
function tame(text: string): RegExp {
  const body = text.replace(/^\^|\$$/g, '').replace(ATOM, (_, atom: string, repeats: string | undefined) => {
    if (repeats !== undefined || /^\\[a-zA-Z0-9<>`']$/.test(atom)) return '.*'
    if (atom === '.' || /^\[\^?(?:\w|\.|[a-y]-z|[A-Y]-Z|0-9|-(?=\]))+\]$/.test(atom)) return atom
    return atom.startsWith('[') ? '.' : (atom.startsWith('\\') ? atom : `\\${atom}`).replace(/^\\(?=[\w\s"'%&,:;<=>@`~#!-])/, '')
  })
  const joined = body.replace(/(?:\.\*)+/g, '.*')
  return new RegExp(`${text.startsWith('^') ? '^' : '(?:^|.*)'}(?:${joined})${text.endsWith('$') ? '$' : ''}`, 'is')
}

const ORDINARY = ['q7', 'q7.x7']

/**
 * The secrets whose names the expression fits, unless it fits any name. `whole`: it is about the whole of a path, as to find; else about any part of a
 * name, and of a path with `paths`.
 */
export function secretsFitting(regex: string, about: 'whole' | 'part' | 'paths'): readonly string[] {
  const texts = alternativesOf(regex)
  if (!texts || regex.length > 400) return spelt(regex)
  const tests = texts.filter(text => /[^.*^$\\]|^\^\\\./.test(text)).map(text => tame(about === 'whole' ? `^${text.replace(/^\^/, '').replace(/\$$/, '')}$` : text))
  const pathsOf = (name: string): readonly string[] => (about === 'part' ? [name] : [`./${name}`, `./a/${name}`, `/a/${name}`])
  return SECRETS.filter(secret => tests.some(test => pathsOf(secret).some(path => test.test(path)) && !ORDINARY.flatMap(pathsOf).some(path => test.test(path))))
}
