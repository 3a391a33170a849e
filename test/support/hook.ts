// Runs the built hook as an agent would: a process with a payload on its standard input, in a home of its own.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const bin = resolve(import.meta.dirname, '../../bin/gatekeeper')

export interface Machine {
  readonly root: string
  readonly home: string
  readonly workspace: string
  readonly remove: () => void
}

/** A home with a workspace in it, in a temporary folder. */
export function machine(): Machine {
  const root = mkdtempSync(join(tmpdir(), 'gatekeeper-test-'))
  const home = join(root, 'home')
  const workspace = join(home, 'app')
  mkdirSync(join(workspace, 'src'), { recursive: true })
  mkdirSync(join(workspace, '.git'))
  mkdirSync(join(home, '.ssh'))
  writeFileSync(join(workspace, 'src/a.ts'), 'export {}\n')
  return { root, home, workspace, remove: () => rmSync(root, { recursive: true, force: true }) }
}

export interface Answered {
  readonly exit: number | null
  readonly stdout: string
  readonly stderr: string
  /** What the agent reads out of it: its decision, or `pass` when the hook has none. */
  readonly decision: string
  readonly reason: string
}

export function runHook(at: Machine, input: string | Buffer, { args = ['claude-code'], env = {}, node = true }: { readonly args?: readonly string[]; readonly env?: Readonly<Record<string, string>>; readonly node?: boolean } = {}): Answered {
  const command: readonly string[] = node ? [process.execPath, bin] : [bin]
  const { status, stdout, stderr } = spawnSync(command[0] ?? '', [...command.slice(1), 'hook', ...args], {
    input, encoding: 'utf8', cwd: at.workspace, env: { PATH: process.env['PATH'] ?? '', HOME: at.home, ...env }, maxBuffer: 1 << 26,
  })
  return { exit: status, stdout, stderr, ...read(status, stdout, stderr) }
}

/** Claude Code's reading: exit 2 blocks; JSON on stdout decides; anything else is no decision, and lets the call through. */
function read(status: number | null, stdout: string, stderr: string): { readonly decision: string; readonly reason: string } {
  if (status === 2) return { decision: 'deny', reason: stderr }
  if (!stdout.trim()) return { decision: status === 0 ? 'pass' : 'open', reason: stderr }
  const value: unknown = JSON.parse(stdout)
  const output = typeof value === 'object' && value !== null && 'hookSpecificOutput' in value ? value.hookSpecificOutput : undefined
  if (typeof output !== 'object' || output === null) return { decision: 'open', reason: stdout }
  if ('permissionDecision' in output) return { decision: String(output.permissionDecision), reason: 'permissionDecisionReason' in output ? String(output.permissionDecisionReason) : '' }
  if ('decision' in output && typeof output.decision === 'object' && output.decision !== null && 'behavior' in output.decision)
    return { decision: String(output.decision.behavior), reason: 'message' in output.decision ? String(output.decision.message) : '' }
  return { decision: 'open', reason: stdout }
}

/** A PreToolUse payload as Claude Code sends it. */
export const payload = (at: Machine, tool: string, input: object, more: object = {}): string =>
  JSON.stringify({
    session_id: 'session-1', transcript_path: join(at.home, '.claude/projects/app/session-1.jsonl'), cwd: at.workspace, permission_mode: 'default', hook_event_name: 'PreToolUse',
    tool_name: tool, tool_input: input, tool_use_id: 'toolu_1', ...more,
  })

/** A module for `node --require` that writes an expression as JSON to a file when the process ends. `opened` are the files that were opened, in order. */
export const spyOf = (report: string, expression: string): string => `const fs = require('fs'), { openSync, writeFileSync } = fs, { reallyExit } = process, opened = new Set()
fs.openSync = (path, ...rest) => (opened.add(require('path').resolve(String(path))), openSync(path, ...rest))
const write = () => writeFileSync(${JSON.stringify(report)}, JSON.stringify(${expression}))
process.on('exit', write)
process.reallyExit = code => (write(), reallyExit.call(process, code))`
