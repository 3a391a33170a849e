// gatekeeper's own files, started by their path: what stands behind them is its command line.
import { literal, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

const OWN = /(?:^|\/)gatekeeper(?:\.cjs)?["']?$/

/** Besides the script that runs; of a path that is not known, the end may be. */
export const ownCommand = (file: Word | undefined, args: readonly Word[]): readonly Step[] =>
  file && (file.values ?? [file.text]).some(value => OWN.test(value)) ? [{ run: [literal('gatekeeper'), ...args] }] : []
