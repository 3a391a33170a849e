// date: prints the time, or sets it. Source: date(1), GNU coreutils 9.1; FreeBSD 14; macOS 14.
import { exact, literal, pattern } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { lists, nothing, reads } from './roles.ts'

/** The format with each field as a pattern; none of the usual ones holds a slash. */
function shape(given: Given): string | undefined {
  const format = exact(given.value('+<n>'))
  if (given.value('+<n>') && format === undefined) return undefined
  if (format === undefined) return '*'
  // Text of its own could be an option, or anything else at the start of a word.
  if (!/^\+[\w/%]/.test(format) || /[`$()[\]{}<>;&|*?~\\'"=]|^\+\w*$/.test(format)) return undefined
  return /%[-_0^#+\d]*[DxE]|%[+]/.test(format) ? '**' : format.slice(1).replace(/%[-_0^#:\d]*[a-zA-Z]/g, '*').replaceAll('%%', '%')
}

export default command('date', {
  aliases: ['gdate'],
  harmless:
    '-d, --date <date> | -s, --set <date> | -f, --file <file> | -r, --reference <file> | --debug | -I, --iso-8601 [format] | -j | -n | ' +
    '-R, --rfc-email, --rfc-2822 | --rfc-3339 <format> | --resolution | -u, --utc, --universal, --uct | -v <adjustment> | -z <zone> | +<n> | --help | ' +
    '--version',
  // None of these is a role of its option: a format that is not known would then count as a possible option.
  operands: { '<date...>': nothing },
  always: given => {
    const moved = given('-j') || given('-d') || given('-r') || given('-f')
    const sets = given('-s') || (!moved && given.operands.some(word => !/^["']*\+/.test(word.text)))
    return [
      ...(sets ? [{ kind: 'configure' as const, target: literal('system clock') }] : []),
      ...(given('-j') ? [] : reads(given.values('-f'), given)),
      ...lists(given.values('-r'), given),
    ]
  },
  outputs: given => {
    const text = shape(given)
    // One for each line of a file.
    return text === undefined ? undefined : { ...pattern('$(date)', text), ...(given('-f') && { many: true as const }) }
  },
  examples: {
    'date +%Y-%m-%d': [],
    'date -d "2 days ago" "+%s"': [],
    "date -s '2026-01-01'": ["configure 'system clock'"],
    'date 010100002026': ["configure 'system clock'"],
    'date -f dates.txt': ['read dates.txt'],
    'date -r a.ts +%s': ['list a.ts'],
    'date "+%F $NAME"': [],
    'date -j -f %s 0 +%F': [],
    'touch build-$(date +%F).log': ['write each of build-*.log'],
  },
})
