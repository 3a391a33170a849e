// Owns what programs print that make paths absolute.
import { exact, map, type Word } from '../../model/index.ts'
import type { Given } from '../define.ts'

/** The one operand below the working directory; links in it are followed where the path is used. */
export function absolute({ operands, cwd }: Given): Word | undefined {
  const [path] = operands
  const folder = exact(cwd)
  if (!path || operands.length > 1) return undefined
  if (path.values?.every(value => value.startsWith('/'))) return path
  return folder === undefined ? undefined : map(path, value => (value.startsWith('/') ? value : `${folder}/${value}`))
}
