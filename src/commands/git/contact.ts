// What it means to name a repository: a host to talk to, a folder to read, or a program to run. Source: gitremote-helpers(7), git-remote-ext(1).
import { exact, literal, map, unknown, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { commandLine } from './programs.ts'

/** Where `git fetch` and `git push` go when nothing is said. */
export const origin = literal('origin')

/** Talks to the repository that the word names. */
export function contact(remote: Word): readonly Step[] {
  if (!remote.values) return [{ kind: 'connect', target: remote }]
  return remote.values.flatMap(value => contactOne(value, remote.values?.length === 1 ? remote : literal(value)))
}

function contactOne(value: string, target: Word): readonly Step[] {
  if (value.startsWith('ext::')) return [{ run: extWords(value.slice(5)).map(literal) }]
  if (/^[\w+-]+::/.test(value) && !/^(?:hg|bzr|https?|ssh|git|codecommit|gcrypt|lfs)::/.test(value)) return [unknown(target, 'this transport is not known')]
  if (isPath(value)) return [{ kind: 'read', target: value.startsWith('file://') ? literal(value.slice(7)) : target, recursive: true }]
  return [{ kind: 'connect', target }]
}

/** A folder or bundle of this machine: not a URL, not host:path, and not a plain name, which is a remote's. */
export const isPath = (value: string): boolean => value.startsWith('file://') || (/^[./~]|\//.test(value) && !/^[^/]*:/.test(value))

/** git-remote-ext runs its words without a shell: a blank parts them, `% ` is a blank, `%%` a percent sign. */
function extWords(text: string): readonly string[] {
  const words = text.match(/(?:%[\s\S]|[^ %])+/g) ?? []
  return words.map(word =>
    word.replace(/%([\s\S])/g, (_, mark: string) => (mark === 'S' ? 'git-upload-pack' : mark === 's' ? 'upload-pack' : /[GV]/.test(mark) ? '' : mark)),
  )
}

/** The remote that is named first, else the one that git falls back to. */
export const contactFirst = (given: Given): readonly Step[] => contact(given.operands[0] ?? origin)

/** What a server program is called; over a local path it runs here. */
export const serverProgram: Role = words =>
  words.flatMap(word => (/^(?:git-)?(?:upload-pack|receive-pack|upload-archive)$/.test(exact(word) ?? '') ? [] : commandLine(word)))

/** The folder that cloning makes: the last part of the address. */
export const cloneName = (address: Word): Word =>
  map(
    address,
    value =>
      value
        .replace(/[/\\]+$/, '')
        .replace(/\/?\.git$/, '')
        .replace(/\.bundle$/, '')
        .split(/[/:]/)
        .at(-1) || '.',
  )
