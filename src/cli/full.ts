// The long way: help, and arguments that the quick reading does not take, with a word on what is wrong with them.
import { Command, CommanderError, Option } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { wrap } from '../approvers/index.ts'
import { planText } from '../executors/handoff.ts'
import { HOOK_REFUSED, USAGE } from './codes.ts'
import type { Call } from './exec.ts'
import { complain, print } from './io.ts'
import { mistakeOf } from './mistakes.ts'
import { withMeant } from './nearest.ts'
import type { Ports } from './ports.ts'
import type { Parsed } from './parse.ts'
import { topicNames, topicOf, topics } from './topics/index.ts'
import type { Flag, Usage } from './usage.ts'

const ABOUT = 'The command gate between coding agents and your machine: it reads what a command would really do, and allows, asks or denies. Nothing runs that was not judged, and no answer means no.'

const WIDTH = Math.min(process.stdout.columns || 80, 100)
const FIRST_STEPS = `
Try it:
  gatekeeper check 'curl https://example.com/setup | sh'
  gatekeeper exec -- git status
`

export interface Context {
  readonly usages: readonly Usage[]
  readonly planned: boolean
  readonly ports: Ports
  /** Does what was asked for; @returns the exit code. */
  readonly perform: (name: string, call: Call) => Promise<number>
}

/** @returns the exit code */
export async function run(typed: readonly string[], { usages, planned, ports, perform }: Context): Promise<number> {
  // The help of help is that of everything.
  const args = typed[0] === 'help' ? typed.filter(word => word !== '--help' && word !== '-h') : typed
  let code: number | undefined
  const said: string[] = []
  const say = (text: string): void => void said.push(text)
  const program = new Command('gatekeeper')
    .description(ABOUT)
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', FIRST_STEPS)
    .configureHelp({ subcommandTerm: command => command.name() })
    .showSuggestionAfterError(false)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput(outputs(say))
  // What follows the first word of a command is that command's own.
  for (const usage of usages) describe(program, usage, say, async parsed => {
    code = await perform(usage.name, { parsed, skip: args.length - parsed.operands.length, planned })
  }).passThroughOptions()
  const topic = await topicOf(args[0])
  let ofTopic: Command | undefined
  for (const { name, about, deeds } of topic ? [topic] : await topics()) {
    const family = deeds.some(deed => deed.name !== name) ? program.command(name).description(about).exitOverride().enablePositionalOptions().configureOutput(outputs(say)) : program
    if (topic && family !== program) ofTopic = family
    for (const deed of deeds) describe(family, deed, say, async parsed => {
      code = await deed.act(parsed, ports)
    })
  }
  if (!args.length || (args.length === 1 && ofTopic)) {
    complain('say what to do')
    print((args.length ? ofTopic ?? program : program).helpInformation())
    return USAGE
  }
  try {
    await program.parseAsync([...args], { from: 'user' })
    return code ?? USAGE
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) {
      print(planned ? planText(said.join('')) : said.join(''))
      return 0
    }
    complain(mistakeOf(error, args, { usages, names: topicNames(), topic }))
    return args[0] === 'hook' ? HOOK_REFUSED : USAGE
  }
}

/** All that commander would print is kept: it is told at the end, or in words of our own. */
const outputs = (say: (text: string) => void): { writeOut: typeof say; writeErr: () => undefined; outputError: () => undefined } => ({ writeOut: say, writeErr: () => undefined, outputError: () => undefined })

function describe(program: Command, usage: Usage, say: (text: string) => void, action: (parsed: Parsed) => Promise<void>): Command {
  const command = program.command(usage.name).description(usage.about).exitOverride()
    .configureOutput(outputs(say))
    .addHelpText('after', () => `\nExamples:\n${usage.examples.map(([line, about]) => `  ${line}\n      ${about}`).join('\n')}${(usage.more ?? []).map(text => `\n\n${wrap(text, WIDTH).join('\n')}`).join('')}\n`)
  for (const flag of usage.flags) command.addOption(optionOf(flag))
  if (usage.operands) command.argument('[words...]')
  command.usage(`[options]${usage.operands ? ` ${usage.operands}` : ''}`)
  command.action(async () => {
    const options: Readonly<Record<string, unknown>> = command.opts()
    const flags = new Map<string, string | true>()
    // commander names an option of several words in its own way.
    for (const [name, value] of Object.entries(options)) if (typeof value === 'string' || value === true) flags.set(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`), value)
    await action({ flags, operands: command.args })
  })
  return command
}

function optionOf({ short, long, value, choices, about }: Flag): Option {
  const option = new Option(`${short ? `-${short}, ` : ''}--${long}${value ? ` <${value}>` : ''}`, about)
  return choices ? option.argParser(text => {
    if (choices.includes(text)) return text
    throw new CommanderError(USAGE, 'gatekeeper.choice', withMeant(`there is no ${long} ${text}`, text, choices, `choose one of ${choices.join(', ')}`))
  }) : option
}
