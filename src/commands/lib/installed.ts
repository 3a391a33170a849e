// Folders in which package managers keep what they have installed, as they print them. Whose home is meant is not known beforehand, and does not matter.
import { pattern, type Word } from '../../model/index.ts'

/** A folder of the user's, by its path in the home. */
export const atHome = (asked: string, path: string): Word => pattern(`$(${asked})`, `/home/*/${path}`)

/** A folder of the machine's, in which only installers write. */
export const ofMachine = (asked: string, path: string): Word => pattern(`$(${asked})`, path)
