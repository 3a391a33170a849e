// Owns options that take a value in some programs of a family and none in others.
import type { Role } from '../define.ts'

/** A value that is a device is what the program works on: there the option took none. */
export const deviceOrValue: Role = words => words.filter(word => word.values?.some(value => value.startsWith('/dev/')) ?? true).map(target => ({ kind: 'write', target }))
