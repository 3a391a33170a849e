// What svn's subcommands share: which targets are addresses, and what a change does to each kind.
import { exact, literal, map, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { commandLine, commandLines } from '../git/programs.ts'
import { nothing, reads } from '../roles.ts'

export const isUrl = (word: Word): boolean => some(word, value => /^[a-z][\w+.-]*:\/\//i.test(value))
export const here = literal('.')
/** The server that a working copy came from is looked at freely; another is named by its address. */
export const contacts = (words: readonly Word[]): readonly Step[] => words.filter(isUrl).map(target => ({ kind: 'connect', target }))
export const looked: Role = words => contacts(words)
/** A copy changes what it is copied to; the rest change every address that they are given. */
export const commits = (given: Given, verb: string): readonly Step[] => {
  const addresses = given.operands.filter(isUrl)
  return (addresses.length ? addresses.slice(verb === 'copy' ? -1 : 0) : [literal(verb)]).map(target => ({ kind: 'publish', target }))
}

/** `config:tunnels:ssh=command` and its like are programs. */
export const option: Role = words =>
  words.flatMap(word => {
    const text = exact(word) ?? ''
    const program = /^(?:config:(?:tunnels|helpers):[^=]*|config:auth:[^=]*program)=(.*)$/s.exec(text)?.[1]
    return program ? commandLine(literal(program)) : word.values ? [] : [{ kind: 'unknown', target: word, why: 'a setting that is not known' }]
  })

export const MESSAGE = '-m, --message <text> | --force-log | --encoding <name> | --with-revprop <property>'
export const message = { '-F, --file <file>': reads, '--editor-cmd <command>': commandLines }
export const DEPTH = `-q, --quiet | -v, --verbose | -N, --non-recursive | -R, --recursive | --depth <depth> | --set-depth <depth> | --force | --ignore-externals
    | --include-externals | --changelist, --cl <name> | --parents`
export const VIEW = `-r, --revision <range> | -c, --change <n> | ${DEPTH} | --incremental | --xml | -g, --use-merge-history | -x, --extensions <options>
  | -H, --human-readable`
export const CHANGE = `-r, --revision <range> | -c, --change <n> | ${DEPTH} | --no-ignore | --auto-props | --no-auto-props | --ignore-ancestry | --accept <action>
  | --ignore-keywords | --native-eol <style> | --revprop`
export const viewed = (extra = ''): Body => ({ harmless: `${VIEW} | ${extra}`, operands: { '<target...>': looked } })
export const inPlace = (words: readonly Word[], effect: (target: Word) => Step): readonly Step[] =>
  words.some(word => !isUrl(word)) ? words.filter(word => !isUrl(word)).map(effect) : [effect(here)]
export const wrote = (words: readonly Word[]): readonly Step[] => inPlace(words, target => ({ kind: 'write', target }))
export const lost = (words: readonly Word[]): readonly Step[] => inPlace(words, target => ({ kind: 'discard', target }))
export const lastOr = (given: Given): Word => {
  const last = given.operands.at(-1)
  return last && !isUrl(last)
    ? last
    : given.operands[0]
      ? map(given.operands[0], value => value.replace(/\/+$/, '').split('/').at(-1)?.replace(/@.*$/, '') || '.')
      : here
}
export const merging = { '--diff3-cmd <command>': commandLines, '--diff-cmd <command>': commandLines }
export const fetched: Body = { options: { ...merging, '--editor-cmd <command>': commandLines }, harmless: CHANGE, operands: { '<target...>': nothing } }
/** On addresses it commits at once; on paths it changes the working copy. */
export const atOnce = (verb: string, local: (words: readonly Word[]) => readonly Step[]): Body => ({
  options: message,
  harmless: `${CHANGE} | ${MESSAGE} | --keep-local | --pin-externals | --allow-mixed-revisions`,
  operands: { '<target...>': nothing },
  always: given => (given.operands.some(isUrl) && (verb !== 'copy' || isUrl(given.operands.at(-1) ?? here)) ? commits(given, verb) : local(given.operands)),
})
export const property: Body = {
  options: message,
  harmless: `${CHANGE} | ${MESSAGE}`,
  operands: { '<name or target...>': nothing },
  always: given => (given('--revprop') || given.operands.some(isUrl) ? commits(given, 'revision property') : [{ kind: 'write', target: here }]),
}
