// Lines that begin with their number and a colon, as grep -n prints them: nothing else is known of them, and cut takes the number out.
import { exact, hasLineNumbers, someNumber, type Word } from '../../model/index.ts'
import type { Given } from '../define.ts'

/** The numbers alone; undefined where anything else is asked for. */
export function lineNumbers(given: Given): Word | undefined {
  const { stdin } = given
  if (!stdin || !hasLineNumbers(stdin) || given.operands.length || exact(given.value('-d')) !== ':' || exact(given.value('-f')) !== '1') return undefined
  return ['-b', '-c', '-z', '-w', '--complement', '--output-delimiter'].some(option => given(option)) ? undefined : someNumber('$(cut)')
}
