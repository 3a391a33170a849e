// Waits for code of others, for so long. What comes too late counts for nothing.

/** Throws what the work throws, and when it is not done in time; `what` names it then. */
export async function within<T>(ms: number, what: string, work: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
  const over = new AbortController()
  const started = Date.now()
  const late = (): Error => new Error(`${what} did not answer within ${Math.round(ms / 100) / 10} seconds`)
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  try {
    const value = await Promise.race([end, (async () => work(over.signal))()])
    // Code that does not give way keeps the timer from ringing.
    if (Date.now() - started > ms) throw late()
    return value
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
