// Text of files, records and callers as people may be shown it: nothing in it that a terminal would obey.
import { visible } from '../model/index.ts'

export const shown = (text: string): string => text.split('\\').map(visible).join('\\')

/** The same, on a line of its own. */
export const shownOnALine = (text: string): string => shown(text.replaceAll('\n', ' '))
