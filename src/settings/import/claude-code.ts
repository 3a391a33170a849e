// Claude Code's settings: permissions.allow, ask and deny. Source: code.claude.com/docs, permissions (2026-08).
import { type Decision, isObject } from '../../model/index.ts'
import { bracketed } from '../../policy/words.ts'
import { commandRule, everyCommand } from './command.ts'
import { type Line, objectIn, planOf, type Reader, skip, take, texts } from './define.ts'
import { pathRule } from './path.ts'

const DECISIONS: readonly Decision[] = ['allow', 'ask', 'deny']
/** What else stands beside the lists, and what of it there is here. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['disableBypassPermissionsMode', 'set "forbidBypass": true in the settings yourself'], ['additionalDirectories', 'add them to workspace.roots in the settings yourself, if they are meant'],
  ['defaultMode', 'set "mode" in the settings yourself; without it the mode of the agent holds'],
])
const EDITS = /^(?:Edit|Write|MultiEdit|NotebookEdit)$/
const READS = /^(?:Read|NotebookRead|Grep|Glob|LS)$/

export const readClaudeCode: Reader = text => {
  const read = objectIn(text)
  if ('problem' in read) return read
  const { json } = read
  const permissions = json['permissions'] ?? {}
  if (!isObject(permissions)) return { problem: 'permissions is no object' }
  const others = Object.keys(permissions).filter(key => !DECISIONS.some(one => one === key))
  return planOf([
    ...DECISIONS.flatMap(decision => {
      const { found, lines } = texts(permissions[decision], `permissions.${decision}`)
      return [...found.map(rule => ruleOf(rule, decision)), ...lines]
    }),
    ...others.map(key => skip(`permissions.${key}`, OTHERS.get(key) ?? 'it is no rule')),
  ])
}

function ruleOf(source: string, decision: Decision): Line {
  const [, name = '', written] = /^([\w.*-]+)(?:\((.*)\))?$/s.exec(source.trim()) ?? []
  const inner = written === undefined ? undefined : bracketed(written)
  const allow = decision === 'allow'
  const all = inner === undefined || inner.trim() === '' || inner.trim() === '*'
  if (allow && inner?.trim() === '') return skip(source, 'it names nothing in its parentheses')
  if (name === 'Bash' || name === 'PowerShell') {
    if (all) return name === 'Bash' ? everyCommand(source, decision) : allow ? skip(source, 'here it would cover every shell') : everyCommand(source, decision, 'it stands for every shell')
    if (name === 'PowerShell' && allow) return skip(source, 'here it would cover every shell')
    if (allow && /^:?\*$/.test(inner.trim())) return skip(source, 'it names no command')
    const open = /(?::\*|\s\*)$/.test(inner)
    return commandRule(source, decision, inner.replace(/(?::\*|\s+\*)$/, ''), open ? 'prefix' : 'exact')
  }
  if (EDITS.test(name)) {
    if (all) return allow ? take(source, decision, ['Edit(./**)'], 'only in the project, since here it covers commands too') : take(source, decision, ['Edit'])
    if (allow && name !== 'Edit') return skip(source, `Claude Code asks Edit(...) and not ${name}(...), so this allows nothing there`)
    return slashed(inner, source, decision, 'Edit')
  }
  if (READS.test(name)) {
    if (allow && name !== 'Read') return skip(source, 'searching and listing in the project pass here without a rule')
    if (all) return take(source, decision, [name])
    return slashed(inner, source, decision, 'Read')
  }
  if (name === 'WebFetch' || name === 'WebSearch') {
    if (allow) return skip(source, `here it would let every command talk to ${all ? 'any host' : 'that host'}, and send data there; add connect(...) yourself if that is meant`)
    return take(source, decision, [all ? 'connect' : `connect(${inner.replace(/^domain:/, '')})`], 'it covers commands that talk to the host too')
  }
  if (/^mcp__/.test(name)) {
    if (allow && (/^mcp__[^_]*\*/.test(name) || inner !== undefined)) return skip(source, 'Claude Code takes no such rule that allows')
    return take(source, decision, [name], inner === undefined ? undefined : 'it covers the tool whatever it is called with')
  }
  if (name === '' && !allow && source.startsWith('mcp__')) return take(source, decision, [source])
  if (name === '*' || name === '') return allow || name === '' ? skip(source, 'it names no tool') : take(source, decision, ['bash', 'Read', 'Edit', 'connect', '*'])
  if (allow && (inner !== undefined || name.includes('*'))) return skip(source, 'which calls of the tool are meant cannot be said here')
  return take(source, decision, [name], all ? undefined : 'it covers the tool whatever it is called with')
}

/** Where `/` leads to depends on whose settings these are; the project is meant in those of one. */
function slashed(inner: string, source: string, decision: Decision, tool: 'Read' | 'Edit'): Line {
  if (!/^\/(?!\/)/.test(inner)) return pathRule(source, decision, tool, inner, 'gitignore')
  if (decision === 'allow') return skip(source, 'a path from one slash starts where its settings file lies; write ./ for the project or // for the root of the file system')
  const line = pathRule(source, decision, tool, `**${inner}`, 'gitignore')
  return 'rules' in line ? { ...line, differs: 'it covers that path in any folder' } : line
}
