// Agents that run plug-ins in their own process: opencode, Pi and Amp. What is written is the file of hooks/, with the paths filled in.
import type { Caller, Ground, Host, HostFile } from '../define.ts'

const config = ({ env, home }: Ground): string => env('XDG_CONFIG_HOME') ?? `${home}/.config`

/** As a text in single quotes of JavaScript. */
const inQuotes = (path: string): string => path.replaceAll("'", "\\'")

function plugIn(path: string, name: string, caller: Caller): HostFile {
  const text = caller.template(name)
  const node = caller.node.slice(0, caller.node.lastIndexOf('/'))
  return { kind: 'whole', path, text: text?.replace('@GATEKEEPER@', () => inQuotes(caller.gate)).replace('@NODE@', () => inQuotes(node)) }
}

const broken = 'refused: what cannot be judged does not run'

export const opencode: Host = {
  name: 'opencode', title: 'opencode', programs: ['opencode'], broken,
  folders: ground => [`${config(ground)}/opencode`, `${ground.home}/.opencode`],
  files: (scope, ground, caller) => [plugIn(`${scope === 'user' ? (ground.env('OPENCODE_CONFIG_DIR') ?? `${config(ground)}/opencode`) : `${ground.workspace}/.opencode`}/plugins/gatekeeper.js`, 'opencode/gatekeeper.js', caller)],
  todo: ['start opencode anew; opencode --pure, and OPENCODE_PURE=1, start it without plug-ins and so without a gate'],
}

export const pi: Host = {
  name: 'pi', title: 'Pi', programs: ['pi'], broken,
  folders: ({ env, home }) => [env('PI_CODING_AGENT_DIR') ?? `${home}/.pi/agent`, `${home}/.pi`],
  files: (scope, { env, home, workspace }, caller) => [plugIn(`${scope === 'user' ? (env('PI_CODING_AGENT_DIR') ?? `${home}/.pi/agent`) : `${workspace}/.pi`}/extensions/gatekeeper.js`, 'pi/gatekeeper.js', caller)],
  todo: ['type /reload in Pi, or start it anew; pi --no-extensions starts it without a gate'],
}

export const amp: Host = {
  name: 'amp', title: 'Amp', programs: ['amp'], broken,
  folders: ground => [`${config(ground)}/amp`],
  files: (scope, ground, caller) => [plugIn(`${scope === 'user' ? `${config(ground)}/amp` : `${ground.workspace}/.amp`}/plugins/gatekeeper.ts`, 'amp/gatekeeper.ts', caller)],
  todo: ['choose plugins: reload in Amp, or start it anew; PLUGINS=off starts it without a gate'],
}
