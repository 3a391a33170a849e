// One analysis: follows what specs name, links what feeds what, and collects effects. The only recursion, and the only budget.
import { describe } from './commands/describe.ts'
import { type Circumstances, type Commands, type Step, within } from './commands/define.ts'
import { isMeant, type Noted, variableSteps } from './commands/environment.ts'
import { redirectEffects } from './commands/redirects.ts'
import { revealedBy } from './commands/revealing.ts'
import { type Effect, exact, type Facts, type Invocation, literal, markLineNumbers, type Occurrence, PATH_KINDS, unknown, unresolved, type Word } from './model/index.ts'
import { Occurrences } from './occurrences.ts'
import { type Follower, followFile, followRun, followScript, followTask, overrun } from './following.ts'
import { asksAboutItself, byPath, folderPrinted, printedThere, withSource } from './programs.ts'
import { hiddenCharacters, parse } from './shell/parse.ts'
import { DECLARING } from './shell/spelling.ts'
import { printedByName, withErrors } from './shell/descriptors.ts'
import { derived, type Files, newFiles, noteWrites } from './shell/files.ts'
import type { Foreseen } from './shell/foreseen.ts'
import { namesHeld } from './shell/held.ts'
import { tangled, throughLinks } from './shell/links.ts'
import { Exhausted, type Scope } from './shell/scope.ts'
import { type Visitor, walkScript } from './shell/walk.ts'
import { costOf, mergeOrigins } from './shell/words.ts'
import { surroundings } from './surroundings/index.ts'

export interface Analyzed {
  readonly occurrences: readonly Occurrence[]
  /** Every command that could reach exec, in the order met. */
  readonly invocations: readonly Invocation[]
}

/** Nodes, words and commands that one analysis may look at, besides one for each character of the source. Nesting, expansion and followed scripts share it. */
const BUDGET = 20_000
/** Commands that run commands, scripts that run scripts. */
const MAX_DEPTH = 24

const ABOUT: ReadonlySet<string> = new Set(['--help', '--version'])

/** The one thing that it is asked for is its help or its version. */
const isAboutItself = ({ args }: Invocation): boolean => args.length === 1 && ABOUT.has(exact(args[0]) ?? '')

/** Programs that have nothing to complain of, whatever they are given. */
const SILENT: ReadonlySet<string> = new Set([':', 'true', 'false', 'echo', 'printf', 'pwd'])

/** Programs that run what lies in the folder that they are started in, or above it. */
const TAKERS: ReadonlySet<string> = new Set(
  (
    'git sbt rake rubocop rspec mypy dmypy flake8 coverage nox tox hg chg jj grunt gulp mix iex pnpm eslint prettier terraform tofu scons poetry pdm uv uvx hatch terragrunt tflint packer skaffold trivy task ' +
    'go-task golangci-lint dotnet composer phpunit wp dart flutter mdl serverless sls osls nx lerna turbo ng jest webpack xo ava ember gatsby mocha semantic-release release-it commitlint remark ncu ' +
    'npm-check-updates prisma changeset bun bunx deno jekyll middleman rails vagrant brew mkdocs'
  ).split(' '),
)
const FAMILIES: readonly string[] = ['py', 'graalpy', 'cargo', 'rust', 'clippy', 'mvn', 'gradle', 'bundle', 'ansible', 'yarn', 'bazel', 'jupyter', 'ipython', 'markdownlint', 'remark-', 'webpack-']
const takesFromFolder = (name: string): boolean => TAKERS.has(name) || FAMILIES.some(one => name.startsWith(one))

/** git in the root of the workspace, which has its repository, and told of no other. */
const isPlainGit = ({ args, cwd }: Invocation, name: string, { workspace, stat }: Facts): boolean => name === 'git' && exact(cwd) === workspace && !exact(args[0])?.startsWith('-') && stat(`${workspace}/.git`) !== undefined

/** Programs that take links elsewhere as links. */
const MOVERS: ReadonlySet<string> = new Set(['mv', 'cp'])

export class Analysis implements Analyzed, Follower {
  private readonly found = new Occurrences()
  readonly occurrences: readonly Occurrence[] = this.found.all
  readonly invocations: Invocation[] = []
  /** Every effect as it was met, those noted before as well. */
  private readonly trail: Effect[] = []
  readonly facts: Facts
  private readonly commands: Commands | undefined
  private left: number
  /** Scripts that are being followed, by path. */
  readonly following = new Map<string, number>()
  private readonly noted: Noted = { texts: new Set(), last: new Map() }
  readonly files: Files

  constructor(facts: Facts, length: number, commands: Commands | undefined, foreseen?: Foreseen) {
    this.commands = commands
    this.facts = facts
    this.files = newFiles(foreseen)
    this.left = BUDGET + length
  }

  add(effect: Effect, call: Invocation, under: Circumstances, real = false): void {
    this.trail.push(effect)
    // Noting an effect costs too, and is never refused: the last one says that the budget is used up.
    this.left -= 1 + costOf(effect.target) + costOf(call.cwd)
    // What was met before may lead elsewhere by now.
    this.found.add({ effect, call, ...under })
    const led = !real && this.files.links.size && !under.host && PATH_KINDS.has(effect.kind) ? throughLinks(effect, call.cwd, this.files, this.facts) : undefined
    if (led) this.add(led, call, under, true)
  }

  /** A script that was started beside the command that writes it may run either text. */
  finish(call: Invocation, scope: Scope): void {
    for (const path of [...this.files.raced]) this.follow([{ file: literal(path), language: 'sh' }], call, scope, {}, 1)
  }

  spend(amount: number): void {
    this.left -= amount
    if (this.left < 0) throw new Exhausted()
  }

  /** Source text for a shell, in a scope of its own or the caller's. Returns what it prints. */
  source(text: string, call: Invocation, scope: Scope, under: Circumstances, depth: number): Word {
    this.spend(1 + Math.floor(text.length / 64))
    const hidden = hiddenCharacters(text)
    if (hidden) this.add(unknown(literal(text.length > 200 ? `${text.slice(0, 200)}...` : text), hidden), call, under)
    const parsed = parse(text)
    if (parsed.problem !== undefined) this.add(unknown(literal(text), parsed.problem), call, under)
    if (!parsed.script) scope.inherits = false
    const script = parsed.script ?? parsed.seen
    if (!script) return unresolved(text)
    // Positions in another text than the one that was asked about say nothing.
    const whole = depth > 0 || script.source !== undefined ? call.span : undefined
    const visitor: Visitor = {
      spend: amount => this.spend(amount), visit: (inner, at) => this.run(whole ? { ...inner, span: whole } : inner, at, under, depth),
      doubt: (what, why, span) => this.add(unknown(literal(what), why), { ...call, span: whole ?? span }, under),
      forks: (name, span) => this.add({ kind: 'exhaust', target: literal(name) }, { ...call, span: whole ?? span }, under),
    }
    const printed = walkScript(script, { scope, visitor, stdin: call.stdin, span: whole, depth: 0 }, script.source ?? text)
    return parsed.script ? printed : unresolved(text)
  }

  /** One command: its redirects, its variables, and what its program does. Returns what it prints. */
  run(call: Invocation, scope: Scope, under: Circumstances, depth: number): Word {
    this.spend(1 + call.args.length + call.redirects.length + costOf(call.cwd) + (call.stdin ? costOf(call.stdin) : 0))
    if (depth > MAX_DEPTH) {
      this.add(unknown(call.program, 'commands run commands too deeply here'), call, under)
      return unresolved(call.program.text)
    }
    if (call.program.values?.[0] !== '') this.invocations.push(call)
    if (call.redirects.length) for (const effect of redirectEffects(call)) this.add(effect, call, under)
    if ([...call.args, call.stdin].some(word => word?.from?.some(({ kind }) => kind === 'variable'))) for (const effect of revealedBy(call, scope.options.has('xtrace'))) this.add(effect, call, under)
    const { program } = call
    const declares = DECLARING.has(exact(program) ?? '')
    const steps = declares || scope.variables.size || call.assignments.length ? variableSteps(call, declares, scope.variables, namesHeld(scope.variables, isMeant), this.noted, amount => this.spend(amount), this.facts.home) : []
    if (!program.values || program.glob) {
      this.follow(steps, call, scope, under, depth)
      this.add({ kind: 'interpret', target: program.values ? program : unresolved(program.text, program.from), language: 'a program name', ...(program.from?.length && { from: program.from }) }, call, under)
      return unresolved(program.text, mergeOrigins(program.from, call.stdin?.from))
    }
    let printed: Word | undefined
    if (program.values.every(value => value === '')) this.follow(steps, call, scope, under, depth)
    for (const value of program.values.filter(Boolean)) {
      const own = program.values.length === 1 ? call : { ...call, program: { ...program, values: [value] } }
      const name = value.slice(value.lastIndexOf('/') + 1)
      const before = this.trail.length
      const described = value.includes('/') ? byPath(value, name, own, scope, this.commands) : depth === 0 && isAboutItself(own) && !under.host && !this.commands?.has(name) && asksAboutItself(own, name, scope) ? { steps: [] } : describe(own, name, this.commands)
      if (takesFromFolder(name) && !isPlainGit(own, name, this.facts)) for (const effect of surroundings(own, name, scope)) this.add(effect, own, under)
      const last = this.follow([...steps, ...described.steps], own, scope, under, depth)
      const effects = this.trail.length > before ? this.trail.slice(before) : []
      printed = described.output ?? last ?? (scope.heard ? derived(effects, own, scope) : unresolved(program.text))
      if ('numbersLines' in described) markLineNumbers(printed)
      if (name === 'pwd') printed = folderPrinted(printed, own, scope)
      if (scope.writers.size && printed.values && !SILENT.has(name)) printed = withErrors(printed, own, scope)
      if (effects.some(({ target }) => /^\/(?:dev|proc)\//.test(exact(target) ?? ''))) printed = printedByName(effects, printed, own, scope)
    }
    this.spend(printed ? costOf(printed) : 0)
    return printed ?? literal('')
  }

  /** Follows steps in order. Returns what the last program among them prints. */
  private follow(steps: readonly Step[], call: Invocation, scope: Scope, under: Circumstances, depth: number): Word | undefined {
    let printed: Word | undefined
    const effects: Effect[] = []
    this.spend(steps.length)
    for (const step of steps) {
      if ('kind' in step) {
        const effect = step.kind === 'interpret' && step.file ? withSource(step, scope) : step
        effects.push(effect)
        this.add(effect, call, under)
      } else if ('run' in step) printed = followRun(this, step, call, scope, under, depth) ?? printed
      else if ('script' in step) printed = followScript(this, step, call, scope, within(under, step), depth)
      else if ('file' in step) printed = followFile(this, step, call, scope, within(under, step), depth)
      else followTask(this, step, call, scope, under, depth)
      if ('host' in step && step.host) printed = printedThere(printed, step.host, effects)
    }
    // Behind links every path is walked piece by piece, some more than once.
    if (scope.files.links.size) this.spend(effects.length * 8)
    const tangle = scope.files.links.size || effects.some(({ kind }) => kind === 'link') || MOVERS.has(exact(call.program) ?? '') ? tangled(effects, call, scope) : undefined
    if (tangle) this.add(unknown(call.program, tangle), call, under)
    if (call.stdin?.script) overrun(this, effects, call, under)
    noteWrites(effects, call, scope)
    return printed
  }
}
