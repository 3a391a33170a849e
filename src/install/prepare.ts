// Reads what a plan is made from: the files of a host as they are, and what was done to them before.
import { dirname } from 'node:path'
import type { Caller, Ground, Host, HostFile, Scope } from './define.ts'
import { linkIn, readWhole } from './file.ts'
import { type Edit, type Planned, planInstall, planUninstall } from './plan.ts'
import { receiptOf } from './receipts.ts'

/** What a call works with. */
export interface Setting {
  readonly ground: Ground
  readonly caller: Caller
  /** Where receipts are kept. */
  readonly receipts: string
}

export interface Prepared {
  readonly edits: readonly Edit[]
  /** Why nothing can be done: no part is done then. */
  readonly problems: readonly string[]
}

export const prepare = (direction: 'install' | 'uninstall', host: Host, scope: Scope, setting: Setting): Prepared => {
  const edits: Edit[] = []
  const problems: string[] = []
  for (const file of host.files(scope, setting.ground, setting.caller)) {
    const planned = planFor(direction, host, scope, setting, file)
    if (planned && 'problem' in planned) problems.push(`${file.path}: ${planned.problem}`)
    else if (planned) edits.push(planned.edit)
  }
  return { edits, problems }
}

function planFor(direction: 'install' | 'uninstall', host: Host, scope: Scope, { ground, receipts }: Setting, file: HostFile): Planned {
  const folder = dirname(file.path)
  // What comes with a project may be made to lead anywhere; the user's own folders may be links above the last one.
  const link = linkIn(scope === 'project' ? ground.workspace : dirname(folder), folder)
  if (link !== undefined) return { problem: `${link} is a symbolic link; do it by hand, or put the folder itself there` }
  const read = readWhole(file.path)
  if ('problem' in read) return read
  const known = { now: read.text, ours: receiptOf(receipts, file.path) }
  return direction === 'install' ? planInstall(file, host.name, known) : planUninstall(file, host.name, known)
}
