// A text among what nobody has looked at yet.
export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
