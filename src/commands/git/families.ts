// git's subcommands by family. In the bundle this file is replaced by one that loads a family when one of its subcommands is met.
import { resolved } from '../lib/settle.ts'
import type { Body } from '../define.ts'
import * as branches from './branches.ts'
import * as change from './change.ts'
import * as combine from './combine.ts'
import * as config from './config.ts'
import * as diff from './diff.ts'
import * as discard from './discard.ts'
import * as grep from './grep.ts'
import * as log from './log.ts'
import * as objects from './objects.ts'
import * as plumbing from './plumbing.ts'
import * as publish from './publish.ts'
import * as refs from './refs.ts'
import * as remote from './remote.ts'
import * as serve from './serve.ts'
import * as status from './status.ts'
import * as submodule from './submodule.ts'
import { inRepository } from './where.ts'

const families = [status, log, diff, grep, objects, refs, change, branches, combine, remote, submodule, serve, config, publish, discard, plumbing]

/** By name or names, as specs write them. */
export const subcommands: Readonly<Record<string, () => Body>> = Object.fromEntries(
  families.flatMap(family => Object.entries(family.subcommands).map(([name, body]) => [name, () => inRepository(resolved(body))] as const)),
)
export const examples: Readonly<Record<string, readonly string[]>> = Object.assign({}, ...families.map(family => family.examples))
