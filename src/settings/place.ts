// Where in the settings a problem is.
import type { Problem } from './define.ts'

/** As editors and people write it. */
export const placeOf = ({ file, line }: Problem): string => (line === undefined ? file : `${file}:${line}`)
