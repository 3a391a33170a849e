// Copies between folders and buckets, for clients that name a bucket by a scheme.
import { exact, type Word } from '../../model/index.ts'
import type { Role, Step } from '../define.ts'

/** `cp`, `mv` and `rsync` of the words behind the verb: what is local is read or written, what is in a bucket is sent to. */
export const cloudCopy = (scheme: string): Role => words => {
  const remote = (word: Word | undefined): boolean =>
    word?.values ? word.values.every(value => value.startsWith(`${scheme}://`)) : new RegExp(`^["']?${scheme}://`).test(word?.text ?? '')
  const paths = words.slice(1).filter(word => exact(word) !== '-' && !exact(word)?.startsWith('-'))
  const moves = exact(words[0]) === 'mv'
  const to = paths.at(-1)
  const from = paths.slice(0, -1)
  if (!to) return []
  const steps = from.flatMap((target): Step[] => {
    if (remote(target)) return [...(remote(to) ? [] : [{ kind: 'connect' as const, target }]), ...(moves ? [{ kind: 'mutate' as const, target }] : [])]
    return [{ kind: 'read', target, recursive: true }, ...(moves ? [{ kind: 'delete' as const, target, recursive: true }] : [])]
  })
  if (!remote(to)) return from.length ? [...steps, { kind: 'write', target: to, recursive: true }] : steps
  return [...steps, from.every(remote) ? { kind: 'mutate', target: to } : { kind: 'connect', target: to, sends: true }]
}
