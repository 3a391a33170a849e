// The vocabulary of command knowledge: how a spec says what a program does. Data for people, functions only where data ends.
import type { Assignment, Effect, Occurrence, Word } from '../model/index.ts'

/** Circumstances that what is run inherits. */
interface Under {
  /** As root. */
  readonly elevated?: boolean
  /** On another machine, or in a container. */
  readonly host?: Word
}

/**
 * What an argument leads to: an effect, or something to follow. A spec only names what to follow; analyze.ts does it.
 *
 * - `run`: a program and its arguments, as exec would get them. Its stdin is the command's own unless `stdin` is given; null is none. `without`: variables that it does not get.
 *   `known`: followed only where something is known of the program, besides an effect that says that it runs.
 * - `script`: source text for a shell. `here`: in the current shell (eval), whose variables and folder it may change. `hidden`: a program is run from where
 *   nobody looks for one (a pager, an editor, a hook); what it does counts, and anything but the usual programs is asked about.
 * - `file`: a script to read and follow. `here`: in the current shell (source). `language` other than a shell's is not read.
 * - `task`: a script of package.json in `dir` (default: the working directory), by name. `program`: what runs where there is none of that name.
 */
export type Step =
  | Effect
  | ({ readonly run: readonly Word[]; readonly assignments?: readonly Assignment[]; readonly stdin?: Word | null; readonly cwd?: Word; readonly without?: readonly string[] | 'all'; readonly known?: true } & Under)
  | ({ readonly script: Word; readonly language?: string; readonly args?: readonly Word[]; readonly here?: boolean; readonly hidden?: boolean } & Under)
  | ({ readonly file: Word; readonly language: string; readonly args?: readonly Word[]; readonly here?: boolean } & Under)
  | { readonly task: Word; readonly dir?: Word; readonly args?: readonly Word[]; readonly program?: readonly Word[] }

/**
 * The options and operands that were given. Call it with any of an option's names: `given('-r')`. One that keeps the command from acting
 * (`--dry-run`, `--check`, `--help`) counts only when nothing takes it back: lib/certain.ts.
 */
export interface Given {
  (option: string): boolean
  /** The last value of an option; undefined when it was not given or takes none. */
  readonly value: (option: string) => Word | undefined
  /** Every value of an option, in order. */
  readonly values: (option: string) => readonly Word[]
  readonly operands: readonly Word[]
  /** The text on standard input; undefined when that is the caller's own. */
  readonly stdin: Word | undefined
  readonly cwd: Word
  /** The name by which the program was called, without its folder. */
  readonly called: string
  /** Assignments before the command: `A=b cmd`. */
  readonly assignments: readonly Assignment[]
}

/** From the words of one option or operand to what they lead to. */
export type Role = (words: readonly Word[], given: Given) => readonly Step[]

/**
 * How the program spells its options.
 * - `gnu` (default): `-abc`, `-ofile`, `--long=value`, abbreviations, options anywhere, `--` ends them
 * - `posix`: the same, but the first operand ends the options (wrappers, interpreters)
 * - `long`: `-name value`, `-name=value`, `--name=value`; nothing is bundled (Go, Java, terraform, openssl)
 * - `find`: `-name value`; nothing is bundled or attached, options anywhere, other words starting with `-` are unknown
 * - `dd`: every operand is `name=value`
 * - `tar`: as gnu, and the first word may be a bundle without a dash
 * - `none`: no options at all: every word is an operand (echo, test, expr)
 */
export type Style = 'gnu' | 'posix' | 'long' | 'find' | 'dd' | 'tar' | 'none'

export interface Body {
  /**
   * Man-page notation → role. `'-o, --output <file>'`: takes a value. `'--color [when]'`: an optional one, attached.
   * `'--arg <name> <value>'`: two. `'-exec <command;>'`: up to `;` or `+`. `'-<n>'`: any `-12`. `'+<n>'`: any word with a plus.
   * `'of=<file>'`: style dd.
   */
  readonly options?: Readonly<Record<string, Role>>
  /** Options that change nothing that matters here, in the same notation, separated by ` | `. */
  readonly harmless?: string
  /** Every long option may be taken back with `--no-`, which is harmless, but for these, which keep the command from acting (gitcli(7)). */
  readonly negations?: ReadonlySet<string>
  /** Operands in order, at most one of them variadic (`<path...>`). Operands beyond these are unknown. */
  readonly operands?: Readonly<Record<string, Role>>
  /** Steps of the command as a whole. */
  readonly always?: (given: Given) => readonly Step[]
  /**
   * By name: `'status'`, `'rm | remove'`, `'get-*'` (the first that fits, exact names first). The program's own options stand before the
   * subcommand; with `inherit` they may stand anywhere. A function is called when its subcommand is first met: programs with many start faster.
   */
  readonly subcommands?: Readonly<Record<string, Body | (() => Body)>>
  readonly inherit?: boolean
  /** Steps when a program with subcommands is called without one. Absent: it prints its help. */
  readonly bare?: (given: Given) => readonly Step[]
  readonly style?: Style
  /**
   * What it prints, where that is known: text, names (`pattern`), or its input passed on. Absent or undefined: unresolved, coming
   * from whatever the command read, fetched or was fed.
   */
  readonly outputs?: (given: Given) => Word | undefined
  /** True where each line that it prints begins with a number and a colon, whatever else it is. */
  readonly numbersLines?: (given: Given) => boolean
}

export interface CommandSpec extends Body {
  readonly name: string
  /** Other names with the same meaning. A `*` makes a pattern: `python3.*`. */
  readonly aliases?: readonly string[]
  /** Command line → everything that it does, in the printed form of effects. */
  readonly examples: Readonly<Record<string, readonly string[]>>
}

/** What settings say of programs, by name. Nothing that is known without them. */
export type Commands = ReadonlyMap<string, CommandSpec>

/** What is true of everything below one command. */
export type Circumstances = Pick<Occurrence, 'elevated' | 'host' | 'via'>

/** What is true below a step of it. */
export const within = (under: Circumstances, step: Under): Circumstances => ({ ...under, ...(step.elevated && { elevated: true }), ...(step.host && { host: step.host }) })

export const command = (name: string, spec: Omit<CommandSpec, 'name'>): CommandSpec => ({ name, ...spec })
