// System errors, told by their code.
/** The code of a system error (errno(3): `ENOENT`), undefined for any other. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
