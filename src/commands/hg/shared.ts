// What hg's subcommands share: options, and how a remote repository is named.
import { exact, literal, map, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { contact } from '../git/contact.ts'
import { commandLine, commandLines } from '../git/programs.ts'
import { changes } from '../git/where.ts'
import { nothing, reads } from '../roles.ts'

/** Tools that hg brings or knows; another is a program. */
export const tool: Role = words =>
  words.flatMap(word =>
    /^(?::|internal:|(?:meld|kdiff3|vimdiff|nvimdiff|vimdiff3|p4merge|xxdiff|diffmerge|tortoisemerge)$)/.test(exact(word) ?? '') ? [] : commandLine(word),
  )

export const remote = { '-e, --ssh <command>': commandLines, '--remotecmd <command>': commandLines }
export const WITHIN = '-S, --subrepos | -n, --dry-run'
export const REVS = '-r, --rev <rev> | -B, --bookmark <name> | -b, --branch <branch> | -d, --date <date> | -u, --user <user>'
export const DIFF = `-a, --text | -g, --git | --binary | --nodates | --noprefix | -p, --show-function, --patch | --reverse
  | -w, --ignore-all-space | --ignore-space-change
    | --ignore-blank-lines | -Z, --ignore-space-at-eol | -U, --unified <n> | --stat | --root <dir> | --from <rev> | --to <rev> | -c, --change <rev>`
export const COMMIT = '-m, --message <text> | -d, --date <date> | -u, --user <user> | -e, --edit | -i, --interactive | -D, --currentdate | -U, --currentuser'
export const message = { '-l, --logfile <file>': reads }
/** What names a file: `listfile:a` and `include:a` are lists of patterns, each printed where it is no file; before other kinds stands a word too. */
const listed = (value: string): string | undefined => /^(?:listfile0?|(?:sub)?include):(.*)/s.exec(value)?.[1]
export const patterns: Role = words => words.flatMap(word => (word.values ?? []).flatMap(value => listed(value) ?? []).map((path): Step => ({ kind: 'read', target: literal(path) })))
export const readsPatterns: Role = (words, given) => reads(words.map(word => map(word, value => listed(value) ?? value.replace(/^(?:(?:rel)?(?:path|glob)|rootglob|rootfilesin|filepath):/, ''))), given)
/** A template with a slash in it that is a file is read from there, and what is no template is printed as it is. */
export const template: Role = words => words.flatMap((target): readonly Step[] => (!target.values || some(target, value => value.includes('/')) ? [{ kind: 'read', target }] : []))

export const looked = (harmless: string): Body => ({ harmless: `${harmless} | ${WITHIN} | ${REVS}`, operands: { '<what...>': patterns } })
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
export const server = literal('default')
export const asked = (given: Given): readonly Step[] => contact(given.operands[0] ?? server)
export const local = (words: readonly Word[]): readonly Word[] => (words.length ? words : [literal('.')])
