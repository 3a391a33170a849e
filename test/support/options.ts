// Every option that spec bodies list, in order, read from the notation alone.
import type { Body, Role } from '../../src/commands/define.ts'
import { type Option, parseOption } from '../../src/commands/notation.ts'

export const optionsOf = (bodies: readonly Body[]): readonly { readonly option: Option; readonly role: Role | undefined }[] =>
  bodies.flatMap(({ options = {}, harmless = '' }) => [
    ...Object.entries(options).map(([key, role]) => ({ option: parseOption(key), role })),
    ...harmless.split('|').filter(key => key.trim()).map(key => ({ option: parseOption(key), role: undefined })),
  ])
