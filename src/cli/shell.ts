// Which shell runs a command line: the user's, where that is one that can be judged and comes from a folder of the system.
import { accessSync, constants } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const KNOWN = ['bash', 'zsh', 'dash', 'ksh', 'sh']
/** Only these: the environment names the shell, and whoever writes the environment could name anything. */
const FOLDERS = ['/bin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/run/current-system/sw/bin']
const FALLBACK = '/bin/sh'

/** How a shell is started: its path and the options that stand before `-c`. */
export interface Shell {
  readonly name: string
  readonly words: readonly [path: string, ...options: string[]]
}

export const shellAt = (path: string, ...options: readonly string[]): Shell => ({ name: basename(path), words: [path, ...options] })
export const isKnown = (path: string): boolean => KNOWN.includes(basename(path)) && FOLDERS.includes(dirname(path)) && isExecutable(path)

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function userShell(): Shell {
  const path = process.env['SHELL']
  return shellAt(path && isKnown(path) ? path : FALLBACK)
}

/** The shell that the first line of a script names. @returns what is wrong, when it names something else */
export function shellOfScript(file: string, text: string): Shell | string {
  const line = /^#!\s*([^\n]*)/.exec(text)?.[1]?.trim()
  if (line === undefined) return userShell()
  const [interpreter = '', ...rest] = line.split(/\s+/)
  const byName = basename(interpreter) === 'env'
  const [name = '', ...options] = byName ? rest : [interpreter, ...rest]
  if (!KNOWN.includes(basename(name))) return `${file} is no shell script (it names ${name || 'no interpreter'}); run it as a command: gatekeeper exec -- ./${basename(file)}`
  if (!options.every(option => /^-[aefuxC]+$/.test(option))) return `${file} starts its shell with options that cannot be kept (${options.join(' ')}); run it by its own name, or set them inside`
  const path = byName ? FOLDERS.map(folder => join(folder, name)).find(isExecutable) : name
  return path && isKnown(path) ? shellAt(path, ...options) : `the shell that ${file} names is not there: ${name}`
}
