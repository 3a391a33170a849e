// The options of `rules`.
import type { Flag } from '../usage.ts'

export const jsonFlag: Flag = { long: 'json', about: 'answer as JSON' }
export const dryRunFlag: Flag = { long: 'dry-run', about: 'only show what would be added' }
export const yesFlag: Flag = { long: 'yes', short: 'y', about: 'do not ask' }
export const sinceFlag: Flag = { long: 'since', value: 'time', about: 'how far back: 12h, 30d; all records when absent' }
export const settingsFlag: Flag = { long: 'settings', value: 'file', about: 'a file of settings that counts on top of yours' }
/** Whose settings are changed. */
export const targetFlags: readonly Flag[] = [
  { long: 'user', about: 'in your settings, for all projects (the default)' },
  { long: 'project', about: "in the project's settings, which others get too" },
  { long: 'local', about: 'in your settings for this project' },
]
