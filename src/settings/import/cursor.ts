// Cursor: permissions.allow and deny of its command line (cli-config.json, .cursor/cli.json), and the editor's permissions.json. Source: cursor.com/docs (2026-07).
import { type Decision, isObject } from '../../model/index.ts'
import { commandRule } from './command.ts'
import { type Line, objectIn, planOf, type Reader, skip, take, texts } from './define.ts'
import { pathRule } from './path.ts'

const DECISIONS: readonly Decision[] = ['allow', 'deny']

export const readCursor: Reader = text => {
  const read = objectIn(text)
  if ('problem' in read) return read
  const { json } = read
  const permissions = json['permissions'] ?? {}
  if (!isObject(permissions)) return { problem: 'permissions is no object' }
  const terminal = texts(json['terminalAllowlist'], 'terminalAllowlist')
  const servers = texts(json['mcpAllowlist'], 'mcpAllowlist')
  return planOf([
    ...DECISIONS.flatMap(decision => {
      const { found, lines } = texts(permissions[decision], `permissions.${decision}`)
      return [...found.map(rule => ruleOf(rule, decision)), ...lines]
    }),
    ...terminal.found.map(one => commandRule(one, 'allow', one, 'prefix')), ...terminal.lines,
    ...servers.found.map(one => serverRule(one, 'allow', one)), ...servers.lines,
    ...(json['autoRun'] === undefined ? [] : [skip('autoRun', 'it is written for a model to read')]),
  ])
}

function ruleOf(source: string, decision: Decision): Line {
  const [, name = '', inner = ''] = /^(\w+)\((.*)\)$/s.exec(source.trim()) ?? []
  const allow = decision === 'allow'
  switch (name) {
    case 'Shell': return shellRule(source, decision, inner.trim())
    case 'Read': case 'Write': return inner.trim() === '' ? (allow ? skip(source, 'it names no path') : take(source, decision, [name === 'Read' ? 'Read' : 'Edit'])) : fileRule(source, decision, name === 'Read' ? 'Read' : 'Edit', inner.trim())
    case 'Mcp': return serverRule(source, decision, inner.trim())
    case 'WebFetch':
      if (allow) return skip(source, 'here it would let every command talk to that host, and send data there; add connect(...) yourself if that is meant')
      return take(source, decision, [inner === '*' ? 'connect' : `connect(${inner})`], 'it covers commands that talk to the host too')
    default: return skip(source, 'it is no permission that is known')
  }
}

/** Cursor compares the first word; behind a colon, the words that follow it. */
function shellRule(source: string, decision: Decision, inner: string): Line {
  const colon = inner.indexOf(':')
  const base = (colon < 0 ? inner : inner.slice(0, colon)).trim()
  if (base === '') return commandRule(source, decision, '', 'exact')
  const args = colon < 0 ? '*' : inner.slice(colon + 1).trim()
  if (decision === 'allow' && /\s/.test(base)) return skip(source, 'Cursor compares the first word of a command, which has no blanks, so this allows nothing there')
  if (base === '*' && args === '*') return commandRule(source, decision, '*', 'exact')
  if (args === '*' || args === '') return commandRule(source, decision, base, 'prefix')
  return commandRule(source, decision, `${base} ${args}`, decision === 'allow' ? 'exact' : 'prefix')
}

/** A path from the root has two slashes in our patterns. */
function fileRule(source: string, decision: Decision, tool: 'Read' | 'Edit', inner: string): Line {
  const path = inner.startsWith('/') ? `/${inner.replace(/^\/+/, '/')}` : inner
  if (decision === 'allow' && tool === 'Edit' && /^(?:\*\*?|\/\/\*\*?)$/.test(path)) return take(source, decision, ['Edit(./**)'], 'only in the project')
  return pathRule(source, decision, tool, path, 'glob')
}

function serverRule(source: string, decision: Decision, inner: string): Line {
  const [, server, tool = '*'] = (decision === 'allow' ? /^([\w.*-]+)(?::([\w.*-]+))?$/ : /^([^:]+)(?::(.+))?$/s).exec(inner) ?? []
  return server === undefined ? skip(source, 'it names no server and tool') : take(source, decision, [`mcp__${server}__${tool}`])
}
