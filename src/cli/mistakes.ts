// What is wrong with arguments, in gatekeeper's own words: those of the option parser are told apart by its codes.
import type { CommanderError } from 'commander'
import { withMeant } from './nearest.ts'
import type { Topic } from './topics/define.ts'
import type { Usage } from './usage.ts'

export interface Known {
  readonly usages: readonly Usage[]
  /** Of families of subcommands. */
  readonly names: readonly string[]
  /** The family that was typed. */
  readonly topic: Topic | undefined
}

export function mistakeOf(error: CommanderError, args: readonly string[], { usages, names, topic }: Known): string {
  const [first = '', second = ''] = args
  const deed = topic?.deeds.find(one => one.name === second || one.name === topic.name)
  const usage = deed ?? usages.find(one => one.name === first)
  const whole = ['gatekeeper', ...(topic || usage ? [first] : []), ...(topic && deed && deed.name !== topic.name ? [second] : [])].join(' ')
  const more = `${whole} --help tells more`
  const [, word = ''] = /'([^']*)/.exec(error.message) ?? []
  switch (error.code) {
    case 'commander.unknownOption': {
      const flags = usage?.flags.map(({ long, short }) => [`--${long}`, ...(short ? [`-${short}`] : [])] as const) ?? []
      return withMeant(`there is no option ${word}`, word, flags, `${usage?.operands?.startsWith('[--]') ? 'options of the command itself stand behind --; ' : ''}${more}`)
    }
    case 'commander.optionMissingArgument': return `${/--[a-z-]+/.exec(word)?.[0] ?? word} needs ${/<.*>/.exec(word)?.[0] ?? 'a value'} behind it; ${more}`
    case 'commander.excessArguments': return `nothing is expected behind ${whole}: ${args.slice(whole.split(' ').length - 1).join(' ')}; ${more}`
    case 'commander.help':
    case 'commander.unknownCommand': {
      const typed = topic ? second : word || second
      return topic ? withMeant(`${whole} has no ${typed}`, typed, topic.deeds.map(one => one.name), more) : withMeant(`there is no command ${typed}`, typed, [...usages.map(one => one.name), ...names], 'gatekeeper --help lists them')
    }
    default: return `${error.message.replace(/^error: /, '')}; ${more}`
  }
}
