// `acp` and `mcp`: proxies between an editor and an agent, and between an agent and a server of tools.
import { basename } from 'node:path'
import { acpProxy } from '../../acp/acp.ts'
import type { Ends } from '../../acp/define.ts'
import { mcpProxy } from '../../acp/mcp.ts'
import { newMark } from '../../memory/codes.ts'
import type { SecondReader } from '../../gate.ts'
import { misused } from '../io.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { relay } from '../relay.ts'
import { rule } from '../rule.ts'
import { secondOpinion } from '../second-opinion.ts'
import type { Topic } from './define.ts'

const ACP = 'stand between an editor and an agent that speak the Agent Client Protocol'
const MCP = 'stand between an agent and a server of tools that speak the Model Context Protocol'

export const acp: Topic = {
  name: 'acp', about: ACP,
  deeds: [{
    name: 'acp', operands: '-- <agent command...>', about: ACP, act: runAcp, flags: [],
    examples: [['gatekeeper acp -- npx -y @zed-industries/claude-code-acp', 'in the place of the command of the agent, in the settings of the editor']],
    more: ['What the agent asks the editor to run, read and write, and what it asks permission for, is judged: refused, answered, or left to the user of the editor. What it does without the editor does not pass here; give the agent its own hook besides.'],
  }],
}

export const mcp: Topic = {
  name: 'mcp', about: MCP,
  deeds: [{
    name: 'mcp', operands: '-- <server command...>', about: MCP, act: runMcp,
    flags: [{ long: 'name', short: 'n', value: 'server', about: 'what rules call the server (mcp__<server>__<tool>); else the name of its program' }],
    examples: [['gatekeeper mcp --name github -- github-mcp-server stdio', 'in the place of the command of the server, in the settings of the agent']],
    more: ['Calls of its tools are judged. Nobody can be asked here: a question is a refusal with a code for gatekeeper approve.'],
  }],
}

/** A proxy stays for long, so that what settings may ask for later is there. */
const second = (wanted: boolean): SecondReader | undefined => (wanted ? secondOpinion : undefined)

async function runAcp({ operands }: Parsed, ports: Ports): Promise<number> {
  if (!operands.length) return misused('name the command of the agent: gatekeeper acp -- <agent command...>')
  const by = { agent: 'acp', session: ports.session(), asks: true, second }
  return relay(operands, ends => acpProxy(whole(ends, asked => rule(ports, by, asked)), `gatekeeper-${newMark()}-`))
}

async function runMcp({ flags, operands }: Parsed, ports: Ports): Promise<number> {
  const name = flags.get('name')
  if (!operands.length) return misused('name the command of the server: gatekeeper mcp -- <server command...>')
  if (name !== undefined && (typeof name !== 'string' || !/^[\w.-]+$/.test(name))) return misused('the name of a server is made of letters, digits, dots, dashes and underscores; choose such a one with --name')
  const server = name ?? basename(operands[0] ?? '').replace(/[^\w.-]/g, '_')
  const by = { agent: 'mcp', session: ports.session(), asks: false, second }
  return relay(operands, ends => mcpProxy(whole(ends, asked => rule(ports, by, asked)), server))
}

const whole = (ends: Pick<Ends, 'toClient' | 'toServer' | 'complain'>, judge: Ends['judge']): Ends => ({ ...ends, judge, cwd: process.cwd() })
