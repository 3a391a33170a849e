// Absolute paths as text.
/** Removes `.`, `..`, empty segments and a trailing slash of an absolute path. The result starts with a slash and has no other at its end. */
export function normalise(path: string): string {
  if (!path.includes('/.') && !path.includes('//') && !(path.length > 1 && path.endsWith('/'))) return path
  const kept: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment === '..') kept.pop()
    else kept.push(segment)
  }
  return `/${kept.join('/')}`
}

/** True for what each process finds elsewhere: its own folder, its own open files (proc(5)). */
export const isOfProcess = (path: string): boolean => /^\/(?:proc\/(?:self|thread-self)|dev\/(?:fd|std(?:in|out|err)))(?:\/|$)/.test(path)
