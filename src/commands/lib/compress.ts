// Owns what compressors do with the files that they are given: the new file appears, and most delete the old one.
import { map, type Origin, some, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { reads } from '../roles.ts'
import { folderOf } from './words.ts'

export interface Compressor {
  /** What it appends to names, and further endings that it takes away. */
  readonly suffixes: readonly string[]
  /** Names under which it unpacks, and under which it unpacks to standard output. */
  readonly unpackers?: readonly string[]
  readonly printers?: readonly string[]
  /** It leaves its input alone unless told otherwise. */
  readonly keeps?: boolean
}

const isStream = (word: Word): boolean => some(word, value => value === '-' || value === '/dev/stdout')
const has = (given: Given, options: string): boolean => options.split(' ').some(option => given(option))

export function unpacks({ unpackers = [], printers = [] }: Compressor, given: Given): boolean {
  return !given('-z') && (given('-d') || unpackers.includes(given.called) || printers.includes(given.called))
}
export const prints = ({ printers = [] }: Compressor, given: Given): boolean => given('-c') || printers.includes(given.called)

function renamed(file: Word, compressor: Compressor, given: Given): Word {
  const own = given.value('-S')?.values?.[0]
  const suffixes = own ? [own.startsWith('.') ? own : `.${own}`] : compressor.suffixes
  if (!unpacks(compressor, given)) return map(file, value => value + suffixes[0])
  return map(file, value => {
    const found = suffixes.find(suffix => value.endsWith(suffix))
    const base = found ? value.slice(0, -found.length) : value
    return /\.t(gz|bz2?|xz|lz|lz4|zst|az)$/.test(value) ? value.replace(/\.t\w+$/, '.tar') : base
  })
}

export const compresses = (compressor: Compressor) => (given: Given): readonly Step[] => {
  const recursive = given('-r')
  const files = given.operands
  const read = reads(files, given).map(step => ('kind' in step && step.kind === 'read' && recursive ? { ...step, recursive } : step))
  if (prints(compressor, given) || has(given, '-t -l')) return read
  const paths = files.filter(file => !isStream(file))
  // The name that the file had when it was packed stands in the file.
  const names = given('--name') && unpacks(compressor, given)
  const deletes = compressor.keeps ? given('--rm') : !given('-k')
  return [
    ...read,
    ...paths.map((file): Step => ({ kind: 'write', target: recursive ? file : names ? map(file, folderOf) : renamed(file, compressor, given), ...(recursive && { recursive }) })),
    ...(deletes ? paths.map((target): Step => ({ kind: 'delete', target, ...(recursive && { recursive }) })) : []),
  ]
}

/** Text that was packed is text that was hidden. */
export const unpacked = (compressor: Compressor, given: Given): Word | undefined => {
  const toOutput = prints(compressor, given) || given.operands.every(isStream)
  if (!toOutput || !unpacks(compressor, given) || has(given, '-t -l')) return undefined
  const from: Origin[] = [...(given.stdin?.from ?? []), ...given.operands.map((file): Origin => ({ kind: 'file', what: file.text })), { kind: 'decoder', what: given.called }]
  return unresolved(given.called, from)
}

/** The parts of a spec that all compressors share. */
export const compressorBody = (compressor: Compressor): Pick<Body, 'operands' | 'always' | 'outputs'> => ({
  operands: { '<file...>': () => [] },
  always: compresses(compressor),
  outputs: given => unpacked(compressor, given),
})
