// What hg's subcommands share: options, and how a remote repository is named.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { contact } from '../git/contact.ts'
import { commandLine, commandLines } from '../git/programs.ts'
import { changes } from '../git/where.ts'
import { runsStdin } from '../lib/interpreter.ts'
import { each, nothing, reads } from '../roles.ts'

/** Tools that hg brings or knows; another is a program. */
export const tool: Role = words =>
  words.flatMap(word =>
    /^(?::|internal:|(?:meld|kdiff3|vimdiff|nvimdiff|vimdiff3|p4merge|xxdiff|diffmerge|tortoisemerge)$)/.test(exact(word) ?? '') ? [] : commandLine(word),
  )

export const remote = { '-e, --ssh <command>': commandLines, '--remotecmd <command>': commandLines }
export const WITHIN = '-I, --include <pattern> | -X, --exclude <pattern> | -S, --subrepos | -n, --dry-run'
export const REVS = '-r, --rev <rev> | -B, --bookmark <name> | -b, --branch <branch> | -T, --template <template> | -d, --date <date> | -u, --user <user>'
export const DIFF = `-a, --text | -g, --git | --binary | --nodates | --noprefix | -p, --show-function, --patch | --reverse
  | -w, --ignore-all-space | --ignore-space-change
    | --ignore-blank-lines | -Z, --ignore-space-at-eol | -U, --unified <n> | --stat | --root <dir> | --from <rev> | --to <rev> | -c, --change <rev>`
export const COMMIT = '-m, --message <text> | -d, --date <date> | -u, --user <user> | -e, --edit | -i, --interactive | -D, --currentdate | -U, --currentuser'
export const message = { '-l, --logfile <file>': reads }
export const looked = (harmless: string): Body => ({ harmless: `${harmless} | ${WITHIN} | ${REVS}`, operands: { '<what...>': nothing } })
export const dry =
  (steps: (given: Given) => readonly Step[]) =>
  (given: Given): readonly Step[] =>
    given('--dry-run') ? [] : steps(given)
export const changed = (harmless: string): Body => ({
  options: { ...message, '-t, --tool <tool>': tool },
  harmless: `${COMMIT} | ${harmless} | ${WITHIN} | -r, --rev <rev>`,
  operands: { '<what...>': nothing },
  always: dry(given => (given('--abort') || given('--clean') ? [{ kind: 'discard', target: literal('.') }] : changes())),
})
const named = (word: Word, form: RegExp): Step | undefined => {
  const files = (word.values ?? []).flatMap(value => form.exec(value)?.[1] ?? [])
  return files.length ? { kind: 'read', target: { ...word, values: files, text: files.join(' ') } } : undefined
}
/** Files of patterns, which hg names in its messages; and a template with a slash in it, which is the text of a file. */
const inPattern: Role = each(word => named(word, /^(?:listfile0?|include|subinclude):(.+)$/s))
const inTemplate: Role = each(word => named(word, /^((?!.*\{).*\/.*)$/s))
/** Of every subcommand, besides what it does. */
export const shown = (given: Given): readonly Step[] => [
  ...(given('--debugger') ? runsStdin(given, 'python') : []),
  ...inTemplate(given.values('--template'), given),
  ...inPattern([...given.values('--include'), ...given.values('--exclude'), ...given.operands], given),
]
export const server = literal('default')
export const asked = (given: Given): readonly Step[] => contact(given.operands[0] ?? server)
export const local = (words: readonly Word[]): readonly Word[] => (words.length ? words : [literal('.')])
