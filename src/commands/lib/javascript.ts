// Launchers of JavaScript modules, which may be files, addresses or packages.
import { some, type Word } from '../../model/index.ts'
import type { Role, Step } from '../define.ts'
import { interpretFile } from './interpreter.ts'
import { install } from './toolchain.ts'

const isAddress = (value: string): boolean => /^https?:/.test(value)
const isPackage = (value: string): boolean => /^(?:npm|jsr):/.test(value)

/** A module that runs: a file, one fetched from its address, or a package that is fetched and run. */
export function interpretModule(target: Word): readonly Step[] {
  if (some(target, isAddress)) return [{ kind: 'interpret', target, language: 'javascript', from: [{ kind: 'network', what: target.values?.[0] ?? target.text }, ...(target.from ?? [])] }]
  if (some(target, isPackage)) return [install(target, 'workspace'), { kind: 'execute', target }]
  return [interpretFile(target, 'javascript')]
}
export const runsModules: Role = words => words.flatMap(interpretModule)
