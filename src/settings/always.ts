// Adds to the user's settings what a person said yes to for good.
import { join } from 'node:path'
import { FILE } from './file.ts'
import { addRules } from './write.ts'

/** @returns the file. Throws when it cannot be used or written: nothing is stored then. */
export function allowAlways(config: string, rules: readonly string[]): string {
  const file = join(config, FILE)
  addRules(file, { allow: rules })
  return file
}
