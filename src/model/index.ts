// The vocabulary: types, orderings, and the printed form. Imports nothing.
export * from './effect.ts'
export * from './facts.ts'
export * from './json.ts'
export * from './path.ts'
export * from './request.ts'
export * from './show.ts'
export * from './verdict.ts'
export * from './word.ts'
