// The account's own entry, for the few calls whose environment does not say.
import { homedir, userInfo } from 'node:os'

export const accountHome = (): string => homedir()
export const accountName = (): string => userInfo().username
