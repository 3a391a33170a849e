// The families of subcommands for people, by name.
import type { Topic } from './define.ts'

/** All of them: only the help needs that. */
export const topics = async (): Promise<readonly Topic[]> => Promise.all([...loaders.values()].map(load => load()))

export const topicNames = (): readonly string[] => [...loaders.keys()]

/** The one of that name. */
export const topicOf = async (name: string | undefined): Promise<Topic | undefined> => loaders.get(name ?? '')?.()

const loaders = new Map<string, () => Promise<Topic>>([
  ['acp', async () => (await import('./relays.ts')).acp],
  ['approve', async () => (await import('./approve.ts')).approve],
  ['audit', async () => (await import('./audit.ts')).audit],
  ['completion', async () => (await import('./completion.ts')).completion],
  ['doctor', async () => (await import('./doctor.ts')).doctorTopic],
  ['grants', async () => (await import('./grants.ts')).grants],
  ['install', async () => (await import('./install.ts')).installTopic],
  ['mcp', async () => (await import('./relays.ts')).mcp],
  ['rules', async () => (await import('./rules.ts')).rules],
  ['shell', async () => (await import('./shell.ts')).shell],
  ['shim', async () => (await import('./shim.ts')).shim],
  ['status', async () => (await import('./status.ts')).statusTopic],
  ['trust', async () => (await import('./trust.ts')).trustTopic],
  ['uninstall', async () => (await import('./install.ts')).uninstallTopic],
  ['untrust', async () => (await import('./trust.ts')).untrustTopic],
])
