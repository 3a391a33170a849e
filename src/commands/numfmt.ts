// numfmt: formats numbers. Source: numfmt(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('numfmt', {
  harmless:
    '--debug | -d, --delimiter <character> | --field <fields> | --format <format> | --from <unit> | --from-unit <size> | --grouping | --header [count] | ' +
    '--invalid <mode> | --padding <width> | --round <method> | --suffix <suffix> | --to <unit> | --to-unit <size> | -z, --zero-terminated | --help | ' +
    '--version',
  operands: { '<number...>': nothing },
  examples: { 'numfmt --to=iec 2048': [] },
})
