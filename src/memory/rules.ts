// What a yes for good would add to the settings: the exact words of each command, and at most one wider rule for the files that it writes.
import { exact, type Finding, normalise, type Verdict } from '../model/index.ts'
import { asksOf } from './shapes.ts'

export interface RuleOffers {
  readonly always?: readonly string[]
  readonly wider?: readonly string[]
}

/** @returns nothing where no rule would be narrow enough, or none could be written */
export function rulesFor(verdict: Verdict, workspace: string): RuleOffers {
  const asks = asksOf(verdict)
  if (verdict.decision !== 'ask' || !asks.length || verdict.findings.some(one => one.pinned) || verdict.occurrences.some(one => one.elevated || one.host) || !asks.every(maySettle)) return {}
  const always = unique(asks.map(ruleFor))
  const wider = unique(asks.map(finding => filesRule(finding, workspace)))
  return { ...(always && { always }), ...(wider?.length === 1 && { wider }) }
}

const unique = (rules: readonly (string | undefined)[]): readonly string[] | undefined => (rules.includes(undefined) ? undefined : [...new Set(rules.flatMap(rule => rule ?? []))])

/** Programs that run what they are given: what a rule for their words would cover lies elsewhere. */
const RUNNERS = /^(?:(?:[bd]?a|[kzcf]i?|tc|pd?k|mk|ya)?sh|fish|pwsh|powershell|cmd|busybox|toybox|python[\d.]*|pypy[\d.]*|ipython[\d.]*|node|nodejs|deno|bun|tsx|ts-node|ruby[\d.]*|irb|perl[\d.]*|php[\d.]*|lua[\d.]*|luajit|R|Rscript|julia|tclsh|wish|expect|osascript|groovy|scala|swift|guile|awk|[gmn]awk|sed|ed|ex|vim?|nvim|emacs|env|sudo|doas|su|run0|pkexec|runuser|chroot|unshare|nsenter|setpriv|setsid|nohup|nice|ionice|timeout|time|watch|xargs|parallel|find|fd|entr|script|strace|ltrace|gdb|stdbuf|flock|ssh|mosh|scp|sftp|rsync|telnet|nc|ncat|socat|eval|exec|source|\.|command|builtin|trap|alias|npx|bunx|pnpx|uvx|pipx|docker|podman|nerdctl|kubectl|tmux|screen|at|batch|crontab|systemd-run|jshell|erl|elixir|iex|gatekeeper)$/
/** Their subcommands that do the same. */
const RUNS = /^(?:exec|x|dlx|eval|bisect|filter-branch)$/
const OWN_TASKS = /^(?:make|just|rake|task)$/

/** Becoming root, and reading a program from somewhere, are never settled for good: whatever it says next time would run. */
function maySettle({ occurrence: { effect, via } }: Finding): boolean {
  return effect.kind !== 'elevate' && (effect.kind !== 'interpret' || via !== undefined || (OWN_TASKS.test(effect.language) && effect.file === true))
}

/** The rule for exactly the words of the command that was asked about; for what stands in a script, of the one that started it. */
function ruleFor({ occurrence: { call: own, via, effect } }: Finding): string | undefined {
  const call = via ?? own
  if (isTool(own)) return toolRule(own.program.text, exact(effect.target))
  if (call.assignments.length || call.redirects.length || call.stdin) return undefined
  const words = [call.program, ...call.args].map(word => (word.many ? undefined : exact(word)))
  const [program = '', first = ''] = words
  if (words.length < 2 || RUNNERS.test(program.slice(program.lastIndexOf('/') + 1)) || RUNS.test(first) || words.some(word => word === undefined || !/^[^*"'\0-\u001f\\]+$/.test(word) || word.endsWith(':'))) return undefined
  return `bash(${words.map(word => (/^[^\s()]+$/.test(word ?? '') ? word : `"${word}"`)).join(' ')})`
}

const isTool = ({ args, program }: Finding['occurrence']['call']): boolean => args.length === 0 && /^(?:mcp|tool|file|fetch)$/.test(program.text)

/** A tool of an agent by its name. */
const toolRule = (kind: string, name: string | undefined): string | undefined => (/^(?:mcp|tool)$/.test(kind) && name !== undefined && /^[\w-]+$/.test(name) && /__|^[A-Z]/.test(name) ? name : undefined)

/** The folder of the workspace in which a file is written, with all that is in it. */
function filesRule({ place, occurrence: { effect, call, via, elevated } }: Finding, workspace: string): string | undefined {
  const [target, cwd] = [exact(effect.target), exact(call.cwd)]
  if (place !== 'workspace' || via || elevated || target === undefined || cwd === undefined || (effect.kind !== 'write' && effect.kind !== 'append') || effect.recursive) return undefined
  const path = normalise(target.startsWith('/') ? target : `${cwd}/${target}`)
  const folder = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1, path.lastIndexOf('/')) : ''
  return /^[\w@+-][\w.@+-]*(?:\/[\w@+-][\w.@+-]*)*$/.test(folder) && path.lastIndexOf('/') > workspace.length ? `write(${folder}/**)` : undefined
}
