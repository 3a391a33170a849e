// What package managers of operating systems do alike.
import { exact, literal, some, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { nothing } from '../roles.ts'
import { install } from './toolchain.ts'

export const names: NonNullable<Body['operands']> = { '<name...>': nothing }
/** A trial run changes nothing. */
const TRIALS = ['--simulate', '--dry-run', '--print-uris', '--test', '--print', '--assumeno']
/** Settings of apt that are the same, and may say no. */
const TRIAL_SETTING = /^APT::Get::(?:Simulate|Just-Print|Recon|No-Act|Dry-Run|Print-URIs)/i
export const isTrial = (given: Given): boolean => TRIALS.some(option => given(option)) && !given.values('-o').some(word => !word.values || some(word, value => TRIAL_SETTING.test(value)))

/** Brings packages in; without names, what the system already has is renewed. */
export const bringsIn = (given: Given, otherwise = 'packages'): readonly Step[] => (isTrial(given) ? [] : (given.operands.length ? given.operands : [literal(otherwise)]).map(target => install(target, 'system')))
/** Takes packages out, or changes how the system keeps them. */
export const configures = (given: Given, otherwise = 'packages'): readonly Step[] => (isTrial(given) ? [] : (given.operands.length ? given.operands : [literal(otherwise)]).map(target => ({ kind: 'configure', target })))

export const brings = (harmless = '', otherwise?: string): Body => ({ harmless, operands: names, always: given => bringsIn(given, otherwise) })
export const changes = (harmless = '', otherwise?: string): Body => ({ harmless, operands: names, always: given => configures(given, otherwise) })
export const asks = (harmless = ''): Body => ({ harmless, operands: names })
export const first = (given: Given): string => exact(given.operands[0]) ?? ''
export const afterEquals = (word: Word): Word => {
  const text = exact(word)
  return text === undefined ? word : literal(text.slice(text.indexOf('=') + 1))
}
