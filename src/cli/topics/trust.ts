// `trust` and `untrust`: how far the settings of a project count.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { configFolder } from '../../facts/folders.ts'
import { visible } from '../../model/index.ts'
import type { SettingsFile } from '../../settings/index.ts'
import { placeOf } from '../../settings/place.ts'
import { trust as keep, untrust as forget } from '../../settings/trust.ts'
import { REFUSED, SETTINGS } from '../codes.ts'
import { complain, misused, print } from '../io.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import type { Deed, Topic } from './define.ts'
import { confirmed } from './confirm.ts'

const yes = { long: 'yes', short: 'y', about: 'do not ask' }

export const isProjects = ({ layer }: SettingsFile): boolean => layer === 'local' || layer === 'project'

/** The folder that is meant, and the settings in force there. @returns what is wrong with it */
export function settingsAt({ operands }: Parsed, ports: Ports): (ReturnType<Ports['policy']> & { readonly folder: string }) | string {
  const folder = resolve(operands[0] ?? '.')
  if (operands.length > 1) return `name one folder, not ${operands.join(' and ')}`
  if (!existsSync(folder)) return `${folder} is not there; name a folder that is`
  const facts = ports.facts(folder)
  return { ...ports.policy(facts), folder: facts.workspace }
}

async function trust(parsed: Parsed, ports: Ports): Promise<number> {
  const found = settingsAt(parsed, ports)
  if (typeof found === 'string') return misused(found)
  const files = found.files.filter(isProjects)
  if (!files.length) return misused(`${found.folder} has no settings of its own (.gatekeeper/settings.json), so there is nothing to trust; gatekeeper status shows which settings are in force`)
  const broken = found.problems.filter(one => files.some(file => file.path === one.file))
  if (broken.length) return misused(`mend these first: ${broken.map(one => `${placeOf(one)}: ${one.message}`).join('; ')}`, SETTINGS)
  const fresh = files.filter(one => !one.trusted)
  if (!fresh.length) {
    print(`${visible(found.folder)} is trusted already\n`)
    return 0
  }
  for (const { path, text } of fresh) print(`${visible(path)}\n${text.trimEnd().split('\n').map(line => `    ${visible(line)}\n`).join('')}\n`)
  const answer = parsed.flags.has('yes') || (await confirmed('let these settings loosen what gatekeeper does in this project?'))
  if (!answer) {
    complain(answer === undefined ? 'nothing was trusted: there is no terminal to ask on; read what is above, and run gatekeeper trust in a terminal, or with --yes' : 'nothing was trusted')
    return REFUSED
  }
  keep(configFolder(), fresh)
  print(`trusted, with exactly this content: ${visible(fresh.map(one => one.path).join(', '))}\n`)
  return 0
}

function untrust(parsed: Parsed, ports: Ports): number {
  const found = settingsAt(parsed, ports)
  if (typeof found === 'string') return misused(found)
  const gone = forget(configFolder(), path => path.startsWith(`${found.folder}/.gatekeeper/`))
  print(`${visible(gone.length ? `no longer trusted: ${gone.join(', ')}` : `${found.folder} was not trusted`)}\n`)
  return 0
}

const deed = (name: string, about: string, flags: Deed['flags'], act: Deed['act'], examples: Deed['examples']): Topic => ({ name, about, deeds: [{ name, about, operands: '[folder]', flags, examples, act }] })

export const trustTopic = deed('trust', 'let the settings of a project loosen what is decided there, as long as they stay as they are', [yes], trust, [['gatekeeper trust', 'shows the settings of this project, and asks']])
export const untrustTopic = deed('untrust', 'no longer let the settings of a project loosen anything', [], untrust, [['gatekeeper untrust ../app', 'its settings only make things stricter again']])
