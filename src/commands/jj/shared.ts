// What jj's subcommands share.
import { exact, literal, map } from '../../model/index.ts'
import type { Body, Role, Step } from '../define.ts'
import { commandLine } from '../git/programs.ts'
import { changes } from '../git/where.ts'
import { singlesOut } from '../lib/named.ts'
import { nothing } from '../roles.ts'

export const tool: Role = words => words.flatMap(word => (/^:/.test(exact(word) ?? '') ? [] : commandLine(word)))
export const tooled = { '--tool <name>': tool }

export const VIEW = `-s, --summary | --stat | --types | --name-only | --git | --color-words | --context <n> | -w, --ignore-all-space | -b, --ignore-space-change
    | -T, --template <template> | -G, --no-graph | -p, --patch | --reversed | -n, --limit <n>`
export const INTO = `-r, --revision, --revisions <revset> | -f, --from <revset> | -t, --to, --into <revset> | -o, --onto, -d, --destination <revset>
    | -A, --insert-after, --after <revset> | -B, --insert-before, --before <revset> | -m, --message <text> | -i, --interactive | --editor | --stdin
    | --no-edit | --edit`
export const viewed: Body = {
  options: tooled,
  harmless: `${VIEW} | -r, --revision, --revisions <revset> | -f, --from <revset> | -t, --to <revset> | --count | --no-patch | --op-diff, -d | --no-op-diff
    | --operation, --op <operation> | --show-changes-in <revset>`,
  operands: { '<what...>': nothing },
}
/** A file, or a fileset that names some. */
const files: Role = (words, given) => {
  const named = words.map(word => map(word, value => value.replace(/^~?(?:(?:root|cwd|file|glob|prefix)[\w-]*:)?["']?([^"']*)["']?$/s, '$1')))
  return [...named.map((target): Step => ({ kind: 'read', target })), ...singlesOut(named.filter(word => word.values?.some(value => /[*?]/.test(value))), given)]
}
/** Its output holds what the files do. */
export const compared: Body = { ...viewed, operands: { '<file...>': files } }
export const logged: Body = { ...viewed, operands: { '<file...>': (words, given) => (['--patch', '--git', '--color-words'].some(given) ? files(words, given) : []) } }
export const changed = (harmless = ''): Body => ({ options: tooled, harmless: `${INTO} | ${harmless}`, operands: { '<what...>': nothing }, always: changes })
export const lost = (harmless = ''): Body => ({
  options: tooled,
  harmless: `${INTO} | ${harmless}`,
  operands: { '<what...>': nothing },
  always: given => (given.operands.length ? given.operands : [literal('.')]).map(target => ({ kind: 'discard', target })),
})
export const looked = (harmless = ''): Body => ({ harmless, operands: { '<what...>': nothing } })
export const NAMES = `-a, --all-remotes | --remote <name> | -t, --tracked | -c, --conflicted | -r, --revision, --to <revset> | -T, --template <template> | --sort <key>
    | -B, --allow-backwards | --allow-move | -f, --from <revset> | --to <revset> | --overwrite-existing | --include-remotes`
