// Absolute paths as text: pure helpers that every table of places uses.

/** A Windows drive path as one under a folder named for the drive, so that the tables need one notation. */
export const fromDrive = (value: string): string => `/${value.replaceAll('\\', '/')}`
export const isDrive = (value: string): boolean => /^[a-z]:(?:[\\/]|$)/i.test(value)

/** The path that a `file:` address names, which databases and fetchers take where a path may stand. */
export function fromFileUrl(value: string): string {
  const path = value.slice(5).replace(/[?#].*$/s, '').replace(/^\/\/[^/]*(?=\/)/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const isAt = (path: string, folder: string): boolean =>
  path.startsWith(folder) && (path.length === folder.length || path.charCodeAt(folder.length) === 47 || folder === '/')

export const parentOf = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')))
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const HOMES = /^(?:\/(?:home|users|export\/home|usr\/home|var\/home|[a-z]:\/users|(?:mnt\/)?[a-z]\/users)\/(?!linuxbrew(?:\/|$))[^/]+|\/root|\/var\/root)(?=\/|$)/

/** What follows a home folder, whoever's it is: `.aws/credentials`; '' for the home itself; undefined elsewhere. Takes a folded path. */
export function belowHome(path: string, home: string | undefined): string | undefined {
  if (home !== undefined && isAt(path, home)) return path.slice(home.length + 1)
  const found = HOMES.exec(path)
  return found ? path.slice(found[0].length + 1) : undefined
}

/** Names are compared as a file system does that ignores case: macOS and Windows do, and elsewhere it costs nothing. */
export const fold = (path: string): string => path.toLowerCase()

/** True for a name that stands for everything in a folder. */
export const isWild = (name: string): boolean => /^(?:\*+|\.\*|\*\.\*|\.\?\*|\.\?\?\*|\.\[[!^].*\]\*|\?\*|\*\?)$/.test(name)

export const isPattern = (text: string): boolean => /[*?]/.test(text)

// Quick looks, which most paths of a workspace pass: compiling the patterns of the tables takes longer than a whole decision.

/** True where some name in the path begins with a dot. */
export const isHidden = (path: string): boolean => path.includes('/.')

/** True below the machine's own folders. */
export const isOfSystem = (path: string): boolean => /^\/(?:etc|private|var|usr|lib|boot|sys|selinux|run|library|system|proc|dev|windows|c:)(?:\/|$)/.test(path)

/** True for what follows a home folder where programs keep their own: everything else there is the user's work, in no table. */
export const isSpecial = (rest: string): boolean => /^(?:\.|library\/|appdata\/|documents\/(?:windows)?powershell)/.test(rest)
