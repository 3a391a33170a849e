// git clone, init, remote, fetch, pull: bringing history in. Source: git-clone(1), git-init(1), git-remote(1), git-fetch(1), git-pull(1), git 2.39 to 2.55.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { connects, each, means, nothing, writes } from '../roles.ts'
import { strategy } from './combine.ts'
import { cloneName, contact, contactFirst, origin, serverProgram } from './contact.ts'
import { QUIET, SIGN } from './options.ts'
import { settings } from './settings.ts'
import { change, changes, rewrite } from './where.ts'

/** A template's hooks become the repository's own. */
const template: Role = each(word => (exact(word) === '' ? undefined : { kind: 'execute', target: word }))
const server = { '--upload-pack <program>': serverProgram }
/** Tags that the other side does not have go, one's own as well. */
const prunesTags = { '-P, --prune-tags': means({ kind: 'discard', target: literal('refs/tags/*') }) }

const MERGING = `-X, --strategy-option <option> | --stat | --no-stat | --compact-summary | --log [n] | --signoff [on] | --squash | --commit
  | --edit, -e | --cleanup <mode> | --ff | --ff-only | --verify | --verify-signatures | --autostash | --allow-unrelated-histories | --summary | ${SIGN}`

const FETCHING =
  `--all | --set-upstream | -a, --append | --atomic | -f, --force | -m, --multiple | -t, --tags | -n | --prefetch | -p, --prune
    | --recurse-submodules [mode] | --recurse-submodules-default <mode> | --submodule-prefix <path> | --dry-run | --porcelain | --write-fetch-head
    | -k, --keep | -u, --update-head-ok | --depth <n> | --shallow-since <time> | --shallow-exclude <ref> | --deepen <n> | --unshallow | --refetch
    | --update-shallow | --refmap <refspec> | -o, --server-option <option> | -4, --ipv4 | -6, --ipv6 | --negotiation-tip <commit>
    | --negotiation-restrict <commit> | --negotiation-include <commit> | --negotiate-only | --filter <spec> | --auto-maintenance | --auto-gc
    | --show-forced-updates | --write-commit-graph | --stdin | ${QUIET}`

/** Remotes whose address is on the line, with the setting that it becomes. */
const address =
  (key: string) =>
  (given: Given): readonly Step[] => {
    const [name, url] = given.operands
    if (!name || !url) return changes()
    return [...helper(url), { kind: 'configure', target: map(url, value => `remote.${name.values?.[0] ?? name.text}.${key}=${value}`) }]
  }
/** An address that is a program runs with the next fetch. */
const helper = (url: Word): readonly Step[] => (url.values?.some(value => value.startsWith('ext::')) ? contact(url) : [])

/** Fetches the repository that stands first into the folder that stands second. */
export const cloned = (given: Given): readonly Step[] => {
  const [from, to] = given.operands
  return from ? [...contact(from), { kind: 'write', target: to ?? cloneName(from), recursive: true }] : []
}

/**
 * `a:b` moves a branch here; `+a:b`, or any with --force, makes it forget where it pointed, and with --prune, which the settings
 * may say as well, all that fit a pattern `b` and are not there go, the one that is checked out as well.
 */
const overwritten: Role = (words, given) =>
  words.flatMap(word =>
    (word.values ?? []).flatMap(value => {
      const [from = '', to] = value.split(':')
      if (!to || to.startsWith('refs/remotes/')) return []
      return given('--force') || given('--prune') || from.startsWith('+') || to.includes('*') ? [{ kind: 'discard' as const, target: literal(to) }] : [change]
    }),
  )

export const subcommands: Record<string, Body> = {
  'init | init-db': {
    options: { '--template <dir>': template, '--separate-git-dir <dir>': writes },
    harmless: '--bare | --shared [mode] | -q, --quiet | -b, --initial-branch <name> | --object-format <hash> | --ref-format <format>',
    operands: { '<folder>': nothing },
    always: given => [{ kind: 'write', target: given.operands[0] ?? literal('.') }],
  },
  clone: {
    options: {
      '-c, --config <name=value>': settings,
      '--template <dir>': template,
      '-u, --upload-pack <program>': serverProgram,
      '--separate-git-dir <dir>': writes,
      '--bundle-uri <url>': connects,
    },
    harmless: `-n, --no-checkout | --checkout | --bare | --mirror | -l, --local | --hardlinks | -s, --shared | --recurse-submodules, --recursive [path]
        | -j, --jobs <n> | --reference <dir> | --reference-if-able <dir> | --dissociate | -o, --origin <name> | -b, --branch <branch> | --revision <commit>
        | --depth <n> | --shallow-since <time> | --shallow-exclude <ref> | --single-branch | --tags | --shallow-submodules | --server-option <option>
        | -4, --ipv4 | -6, --ipv6 | --filter <spec> | --also-filter-submodules | --remote-submodules | --sparse | --reject-shallow | --naked
        | --ref-format <format> | ${QUIET}`,
    operands: { '<repository>': nothing, '<folder>': nothing },
    always: cloned,
  },
  fetch: {
    options: { ...server, ...prunesTags },
    harmless: `${FETCHING} | -j, --jobs <n>`,
    operands: { '<repository>': nothing, '<refspec...>': overwritten },
    always: contactFirst,
  },
  pull: {
    options: { ...server, ...prunesTags, '-s, --strategy <strategy>': strategy },
    harmless: `--no-summary | -r, --rebase [mode] | --no-rebase | -j, --jobs [n] | ${MERGING} | ${FETCHING}`,
    operands: { '<repository>': nothing, '<refspec...>': nothing },
    always: given => [...contactFirst(given), ...(given('--dry-run') ? [] : [rewrite])],
  },
  remote: {
    harmless: '-v, --verbose',
    subcommands: {
      'show': {
        harmless: '-v, --verbose | -n',
        operands: { '<name...>': nothing },
        always: given => (given('-n') || !given.operands.length ? [] : given.operands.flatMap(contact)),
      },
      'get-url': { harmless: '--push | --all', operands: { '<name>': nothing } },
      'add': {
        harmless: '-f, --fetch | --tags | -t, --track <branch> | -m, --master <branch> | --mirror [mode]',
        operands: { '<name>': nothing, '<url>': nothing },
        always: given => [...(given('--fetch') ? given.operands.slice(1, 2).flatMap(contact) : []), ...address('url')(given)],
      },
      'set-url': {
        harmless: '--push | --add | --delete',
        operands: { '<name>': nothing, '<url>': nothing, '<old url>': nothing },
        always: given => address(given('--push') ? 'pushurl' : 'url')(given),
      },
      'rename | set-branches': { harmless: '--add | --progress', operands: { '<name...>': nothing }, always: changes },
      'remove | rm': { operands: { '<name>': nothing }, always: changes },
      'set-head': {
        harmless: '-a, --auto | -d, --delete',
        operands: { '<name>': nothing, '<branch>': nothing },
        always: given => [...(given('--auto') ? contactFirst(given) : []), change],
      },
      'prune': { harmless: '-n, --dry-run', operands: { '<name...>': each(word => ({ kind: 'connect', target: word })) } },
      'update': {
        harmless: '-p, --prune',
        operands: { '<name...>': nothing },
        always: given => (given.operands.length ? given.operands : [origin]).flatMap(contact),
      },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git init': ['write .'],
  'git init -q --template=hooks --separate-git-dir=../store app': ['execute hooks', 'write ../store', 'write app'],
  'git clone https://git.example/team/app.git': ['connect https://git.example/team/app.git', 'write app (recursive)'],
  'git clone --depth 1 -b main git@git.example:team/app.git lib': ['connect git@git.example:team/app.git', 'write lib (recursive)'],
  'git clone ../other .': ['read ../other (recursive)', 'write . (recursive)'],
  'git clone ../other copy': ['read ../other (recursive)', 'write copy (recursive)'],
  "git clone 'ext::sh -c rm% -rf% ~' x": ['delete /home/dev (recursive)', 'write x (recursive)'],
  'git clone -c core.editor=true --template= -u git-upload-pack https://git.example/a.git': ['connect https://git.example/a.git', 'write a (recursive)'],
  'git clone -u "sh -c id" --separate-git-dir=store --bundle-uri=https://cdn.example/a ./a b': [
    "interpret 'sh -c id' as sh (literal)",
    'write store',
    'connect https://cdn.example/a',
    'read ./a (recursive)',
    'write b (recursive)',
  ],
  'git fetch': ['connect origin'],
  'git fetch --all --prune': ['connect origin'],
  'git fetch origin +main:main': ['connect origin', 'discard main'],
  'git fetch . main:other': ['read . (recursive)', 'write .'],
  'git fetch -p --prune-tags': ['discard refs/tags/*', 'connect origin'],
  "git fetch . 'refs/heads/x*:refs/heads/*'": ['read . (recursive)', 'discard refs/heads/*'],
  "git fetch -p . 'refs/heads/x*:refs/heads/*'": ['read . (recursive)', 'discard refs/heads/*'],
  'git fetch -p . main:refs/remotes/o/main': ['read . (recursive)'],
  'git fetch --upload-pack="sh -c id" origin main': ["interpret 'sh -c id' as sh (literal)", 'connect origin'],
  'git pull --rebase': ['connect origin', 'write . (recursive)'],
  'git pull -s ours --upload-pack=git-upload-pack origin main': ['connect origin', 'write . (recursive)'],
  'git remote -v': [],
  'git remote get-url origin': [],
  'git remote show origin': ['connect origin'],
  'git remote show -n origin': [],
  'git remote add up https://git.example/up.git': ['configure remote.up.url=https://git.example/up.git'],
  "git remote add up 'ext::sh -c id'": ["configure 'remote.up.url=ext::sh -c id'"],
  'git remote set-url --push origin https://git.example/b.git': ['configure remote.origin.pushurl=https://git.example/b.git'],
  'git remote rename origin up': ['write .'],
  'git remote prune origin': ['connect origin'],
  'git remote update': ['connect origin'],
}
