// JSON that nobody has looked into yet.
/** An object of a JSON document whose members nobody has looked at yet. */
export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
