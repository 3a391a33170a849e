// Gemini CLI: tools.allowed, exclude and core of settings.json, and the policies in ~/.gemini/policies/*.toml. Source: docs/reference of google-gemini/gemini-cli (2026-08).
import { type Decision, isObject, type Json } from '../../model/index.ts'
import { commandRule, everyCommand } from './command.ts'
import { type Line, objectIn, planOf, type Reader, skip, take, texts } from './define.ts'
import { startsOf } from './regex.ts'
import { parseToml, type Value } from './toml.ts'

const SHELL = /^(?:run_shell_command|ShellTool)$/
const READ = /^(?:read_file|read_many_files|grep_search|search_file_content|ReadFileTool|ReadManyFilesTool|GrepTool)$/
const LIST = /^(?:list_directory|glob|LSTool|GlobTool)$/
const EDIT = /^(?:write_file|replace|edit|WriteFileTool|EditTool)$/
const WEB = /^(?:web_fetch|google_web_search|WebFetchTool|WebSearchTool)$/
const DECISIONS: ReadonlyMap<Value | undefined, Decision> = new Map<Value | undefined, Decision>([['allow', 'allow'], ['ask_user', 'ask'], ['deny', 'deny']])
/** What narrows a rule down to some calls, which cannot be said here. */
const CONDITIONS = ['modes', 'interactive', 'subagent', 'toolAnnotations', 'argsPattern', 'commandRegex']

export const readGemini: Reader = text => (/^\s*[{/]/.test(text) ? readSettings(text) : readPolicies(text))

function readSettings(text: string): ReturnType<Reader> {
  const read = objectIn(text)
  if ('problem' in read) return read
  const { json } = read
  const section = (value: unknown): Json => (isObject(value) ? value : {})
  const tools = section(json['tools'])
  const mcp = section(json['mcp'])
  const lists: readonly (readonly [Decision, string, unknown])[] = [['allow', 'tools.allowed', tools['allowed'] ?? json['allowedTools']], ['deny', 'tools.exclude', tools['exclude'] ?? json['excludeTools']]]
  const excluded = texts(mcp['excluded'], 'mcp.excluded')
  const core = tools['core'] ?? json['coreTools']
  return planOf([
    ...lists.flatMap(([decision, where, value]) => {
      const { found, lines } = texts(value, where)
      return [...found.map(one => entry(one, decision)), ...lines]
    }),
    ...excluded.found.map(server => take(`mcp.excluded: ${server}`, 'deny', [`mcp__${server}__*`])), ...excluded.lines,
    ...Object.entries(section(json['mcpServers'])).flatMap(([server, value]) => serverRules(server, section(value))),
    ...(core === undefined ? [] : [skip('tools.core', 'it takes every other tool away; the mode dontAsk refuses here what no rule allows')]),
    ...(mcp['allowed'] === undefined ? [] : [skip('mcp.allowed', 'it takes every other server away; the mode dontAsk refuses here what no rule allows')]),
  ])
}

function serverRules(server: string, { trust, excludeTools, includeTools }: Json): readonly Line[] {
  const { found, lines } = texts(excludeTools, `mcpServers.${server}.excludeTools`)
  return [
    ...(trust === true ? [take(`mcpServers.${server}.trust`, 'allow', [`mcp__${server}__*`])] : []),
    ...found.map(tool => take(`mcpServers.${server}.excludeTools: ${tool}`, 'deny', [`mcp__${server}__${tool.replace(/\(.*$/s, '')}`])), ...lines,
    ...(includeTools === undefined ? [] : [skip(`mcpServers.${server}.includeTools`, 'it takes every other tool of the server away, which cannot be said here')]),
  ]
}

/** `run_shell_command(git status)` or the name of a tool. */
function entry(source: string, decision: Decision): Line {
  const [, name = '', inner] = /^([\w.*-]+)(?:\((.*)\))?$/s.exec(source.trim()) ?? []
  if (SHELL.test(name) && inner !== undefined) return commandRule(source, decision, inner, decision === 'allow' ? 'prefix' : 'start')
  if (inner !== undefined && decision === 'allow') return skip(source, 'which calls of the tool are meant cannot be said here')
  return name === '' ? skip(source, 'it names no tool') : toolRule(source, decision, name)
}

function toolRule(source: string, decision: Decision, name: string): Line {
  const allow = decision === 'allow'
  if (name === '*') return allow ? skip(source, 'it would allow everything') : take(source, decision, ['bash', 'Read', 'Edit', 'connect', '*'])
  if (SHELL.test(name)) return everyCommand(source, decision)
  if (READ.test(name) || LIST.test(name)) return allow ? skip(source, 'reading and listing in the project pass here without a rule') : take(source, decision, [READ.test(name) ? 'Read' : 'list'])
  if (EDIT.test(name)) return allow ? take(source, decision, ['Edit(./**)'], 'only in the project, since here it covers commands too') : take(source, decision, ['Edit'])
  if (WEB.test(name)) return allow ? skip(source, 'here it would let every command talk to any host') : take(source, decision, ['connect'], 'it covers commands that talk to a host too')
  const server = /^mcp_(?!_)(.+)$/.exec(name)?.[1]
  if (server !== undefined) {
    const [, owner, tool] = /^([^_]+)_([^_]+)$/.exec(server) ?? []
    if (owner !== undefined) return take(source, decision, [`mcp__${owner}__${tool}`])
    return allow ? skip(source, 'where the name of the server ends cannot be told') : take(source, decision, [`mcp__${server.replaceAll('_', '*')}*`], 'it covers every server and tool whose names could be meant')
  }
  return /__/.test(name) ? take(source, decision, [`mcp__${name}`]) : allow && name.includes('*') ? skip(source, 'it names no tool') : take(source, decision, [name])
}

function readPolicies(text: string): ReturnType<Reader> {
  const tables = parseToml(text)
  if ('problem' in tables) return tables
  const lines: Line[] = []
  for (const [index, { table }] of tables.filter(({ name }) => name === 'rule').entries()) {
    const found = policyRule(table, index + 1)
    if ('problem' in found) return found
    lines.push(...found)
  }
  return planOf(lines)
}

function policyRule(rule: ReadonlyMap<string, Value>, number: number): readonly Line[] | { readonly problem: string } {
  const decision = DECISIONS.get(rule.get('decision'))
  if (!decision) return { problem: `rule ${number} has no decision that is known` }
  const conditions = CONDITIONS.filter(key => rule.has(key) && !(key === 'modes' && listOf(rule.get(key)).length === 0))
  const prefixes = listOf(rule.get('commandPrefix'))
  const names = listOf(rule.get('toolName'))
  const server = rule.get('mcpName')
  const label = `rule ${number}, ${[...(typeof server === 'string' ? [server] : []), ...names, ...prefixes, ...conditions].join(' ') || 'everything'}`
  if (conditions.length && decision === 'allow') return [skip(label, `it allows only where ${conditions.join(', ')} says so, which cannot be said here`)]
  const differs = conditions.length ? `it holds whatever ${conditions.join(', ')} says` : undefined
  const because = (line: Line): Line => ('rules' in line && differs !== undefined ? { ...line, differs } : line)
  if (prefixes.length) return prefixes.map(prefix => because(commandRule(label, decision, prefix, decision === 'allow' ? 'prefix' : 'start')))
  // Gemini compares it from the start of the command.
  if (rule.has('commandRegex')) return startsOf(String(rule.get('commandRegex'))).map(start => because(commandRule(label, decision, start, 'start')))
  if (typeof server === 'string') return (names.length ? names : ['*']).map(name => because(take(label, decision, [`mcp__${server}__${name}`])))
  return (names.length ? names : ['*']).map(name => because(toolRule(label, decision, name)))
}

const listOf = (value: Value | undefined): readonly string[] => (Array.isArray(value) ? value.filter((one: Value) => typeof one === 'string') : typeof value === 'string' ? [value] : [])
