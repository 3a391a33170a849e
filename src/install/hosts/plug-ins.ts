// Agents that run plug-ins in their own process: opencode, Pi and Amp. What is written is the file of hooks/, with the paths filled in.
import type { Caller, Ground, Host, HostFile } from '../define.ts'

const config = ({ env, home }: Ground): string => env('XDG_CONFIG_HOME') ?? `${home}/.config`

/** As a text in single quotes of JavaScript. */
const inQuotes = (path: string): string => path.replace(/[\\']/g, '\\$&')

/** The file of hooks/ with what all of them share in its place, and the paths filled in; undefined where this copy of gatekeeper does not have it. */
export function plugInText(agent: string, file: string, { gate, node, template }: Pick<Caller, 'gate' | 'node' | 'template'>): string | undefined {
  const [own, shared] = [template(file), template('judge.js')]
  if (own === undefined || shared === undefined) return undefined
  const values: readonly (readonly [mark: string, value: string])[] = [
    ['/* @JUDGE@ */\n', shared.slice(shared.indexOf('\n') + 1)], ['@AGENT@', agent], ['@GATEKEEPER@', inQuotes(gate)], ['@NODE@', inQuotes(node.slice(0, node.lastIndexOf('/')))],
  ]
  return values.reduce((text, [mark, value]) => text.replace(mark, () => value), own)
}

function plugIn(path: string, agent: string, file: string, caller: Caller): HostFile {
  return { kind: 'whole', path, text: plugInText(agent, file, caller) }
}

const broken = 'refused: what cannot be judged does not run'

export const opencode: Host = {
  name: 'opencode', title: 'opencode', programs: ['opencode'], broken,
  folders: ground => [`${config(ground)}/opencode`, `${ground.home}/.opencode`],
  files: (scope, ground, caller) => [plugIn(`${scope === 'user' ? (ground.env('OPENCODE_CONFIG_DIR') ?? `${config(ground)}/opencode`) : `${ground.workspace}/.opencode`}/plugins/gatekeeper.js`, 'opencode', 'opencode/gatekeeper.js', caller)],
  todo: ['start opencode anew; opencode --pure, and OPENCODE_PURE=1, start it without plug-ins and so without a gate'],
}

export const pi: Host = {
  name: 'pi', title: 'Pi', programs: ['pi'], broken,
  folders: ({ env, home }) => [env('PI_CODING_AGENT_DIR') ?? `${home}/.pi/agent`, `${home}/.pi`],
  files: (scope, { env, home, workspace }, caller) => [plugIn(`${scope === 'user' ? (env('PI_CODING_AGENT_DIR') ?? `${home}/.pi/agent`) : `${workspace}/.pi`}/extensions/gatekeeper.js`, 'pi', 'pi/gatekeeper.js', caller)],
  todo: ['type /reload in Pi, or start it anew; pi --no-extensions starts it without a gate'],
}

export const amp: Host = {
  name: 'amp', title: 'Amp', programs: ['amp'], broken,
  folders: ground => [`${config(ground)}/amp`],
  files: (scope, ground, caller) => [plugIn(`${scope === 'user' ? `${config(ground)}/amp` : `${ground.workspace}/.amp`}/plugins/gatekeeper.ts`, 'amp', 'amp/gatekeeper.ts', caller)],
  todo: ['choose plugins: reload in Amp, or start it anew; PLUGINS=off starts it without a gate'],
}
