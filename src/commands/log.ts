// log: the log of macOS. Source: log(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const configure = () => [{ kind: 'configure', target: literal('system log') }] as const

export default command('log', {
  subcommands: {
    'show | stream | stats | help | repack': { options: { '--archive, --file <path>': reads }, harmless: '--predicate <v> | --last <v> | --start <v> | --end <v> | --style <v> | --info | --debug | --color <v> | --process <v> | --level <v> | --timeout <v>'
      + ' | --type <v> | --source | --no-info | --no-debug | --mach-continuous-time | --signpost | --loss | --backtrace | --overview | --per-book | --per-file'
      + ' | --sort <v> | --count <v> | --help | --timezone <v> | --user <v>', operands: { '<archive>': reads } },
    'collect': { options: { '--output <path>': writes }, harmless: '--last <v> | --start <v> | --size <v> | --predicate <v> | --device | --device-name <v> | --device-udid <v>' },
    'erase': { harmless: '--all | --ttl', operands: {}, always: configure },
    'config': { harmless: '--mode <v> | --subsystem <v> | --category <v> | --process <v> | --reset | --status', operands: { '<argument...>': nothing }, always: given => (given('--status') ? [] : configure()) },
  },
  examples: {
    'log show --last 5m --predicate a': [],
    'log show --archive a.logarchive': ['read a.logarchive'],
    'log collect --output a.logarchive': ['write a.logarchive'],
    'log erase --all': [`configure 'system log'`],
    'log config --mode level:debug': [`configure 'system log'`],
  },
})
