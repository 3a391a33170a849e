// Command lines that git is told to run: followed, and asked about even when nothing harmful is seen in them.
import { exact, type Word } from '../../model/index.ts'
import type { Role, Step } from '../define.ts'

/** Programs that only show or edit, spelt so that a shell has nothing else to do. */
const VIEWERS = /^(?:cat|less|more|most|bat|batcat|delta|diff-so-fancy|vi|vim|nvim|nano|pico|micro|emacs|code|subl|true|:|git-lfs)(?: [\w%=.+-]+)*$/

export const isViewer = (line: string | undefined): boolean => line === '' || (line !== undefined && VIEWERS.test(line))

/** A setting or an option is an odd place for a program, so a person sees it. */
export function commandLine(line: Word): readonly Step[] {
  const text = exact(line)
  if (text === '' || (isViewer(text) && !text?.includes(' '))) return []
  // What a viewer is given to show, or to load, counts as it does elsewhere.
  const asked: readonly Step[] = line.values && !isViewer(text) ? [{ kind: 'interpret', target: line, language: 'sh', literal: true }] : []
  return [...asked, { script: line }]
}

export const commandLines: Role = words => words.flatMap(commandLine)
