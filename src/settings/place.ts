// How people are told where in the settings something stands.
import type { Problem } from './define.ts'

/** As editors and people write it. */
export const placeOf = ({ file, line }: Problem): string => (line === undefined ? file : `${file}:${line}`)

/** The name of a layer, wherever it is shown or recorded. */
export const layerName = (layer: string): string => (layer === 'cli' ? 'command line' : layer)
