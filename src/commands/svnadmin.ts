// svnadmin: the upkeep of Subversion repositories. Source: svnadmin(1), svnadmin help, Subversion 1.14.
import type { Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { helpful } from './lib/settle.ts'
import { nothing, reads, runs, writes } from './roles.ts'

const COMMON = `-q, --quiet | -r, --revision <range> | --incremental | --deltas | --bypass-hooks | --bypass-prop-validation | --clean-logs
  | --config-dir <folder> | --fs-type <type> | --force-uuid | --ignore-uuid | --ignore-dates | --normalize-props | --parent-dir <path>
  | --pre-1.4-compatible | --pre-1.5-compatible | --pre-1.6-compatible | --compatible-version <version> | --use-pre-commit-hook | --use-post-commit-hook
  | --use-pre-revprop-change-hook | --use-post-revprop-change-hook | --wait | -M, --memory-cache-size <n> | --metadata-only | --keep-going
  | --check-normalization | --no-flush-to-disk | --include <pattern> | --exclude <pattern> | --pattern | -t, --transaction <name> | --drop`
const changed = (kind: 'write' | 'discard', words: readonly Word[]): readonly Step[] => words.slice(0, 1).map(target => ({ kind, target }))
const looks: Body = { harmless: COMMON, operands: { '<repository...>': nothing } }
const acts = (kind: 'write' | 'discard'): Body => ({ harmless: COMMON, operands: { '<repository and more...>': words => changed(kind, words) } })

const body: Body = {
  harmless: '--version | --help, -h, -?',
  subcommands: {
    'verify | info | lslocks | lstxns | lsrevs | list-unused-dblogs | list-dblogs | help | crashtest | build-repcache': looks,
    'create | pack | upgrade | recover | setuuid | setlog | setrevprop | delrevprop | lock | deltify | load-revprops': acts('write'),
    'load': { options: { '-F, --file <file>': reads }, ...acts('write') },
    'rmlocks | rmtxns | unlock': acts('discard'),
    'dump | dump-revprops': {
      options: { '-F, --file <file>': writes },
      harmless: COMMON,
      operands: { '<repository>': words => words.map(target => ({ kind: 'read', target, recursive: true })) },
    },
    'hotcopy': { harmless: COMMON, operands: { '<from>': words => words.map(target => ({ kind: 'read', target, recursive: true })), '<to>': writes } },
    'freeze': { style: 'posix', harmless: '-q, --quiet | -F, --file <file>', operands: { '<repository>': nothing, '<command...>': runs } },
  },
}

export default command('svnadmin', {
  ...helpful(body, '--version'),
  examples: {
    'svnadmin verify repo': [],
    'svnadmin create repo': ['write repo'],
    'svnadmin dump -r 1:3 repo -F out.dump': ['write out.dump', 'read repo (recursive)'],
    'svnadmin load -F in.dump repo': ['read in.dump', 'write repo'],
    'svnadmin hotcopy repo ../copy': ['read repo (recursive)', 'write ../copy'],
    'svnadmin rmlocks repo a b': ['discard repo'],
    'svnadmin freeze repo rm -rf x': ['delete x (recursive)'],
    'svnadmin setlog --bypass-hooks repo -r 3 msg.txt': ['write repo'],
    'svnadmin --help': [],
  },
})
