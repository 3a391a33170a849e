// git submodule and subtree: repositories within a repository. Source: git-submodule(1), git-subtree(1), git 2.39 to 2.55.
import { literal, map } from '../../model/index.ts'
import type { Body, Role, Step } from '../define.ts'
import { nothing } from '../roles.ts'
import { contact, contactFirst, origin } from './contact.ts'
import { SIGN } from './options.ts'
import { cloned } from './remote.ts'
import { changes, rewrite, rewrites } from './where.ts'

const root: Step = { kind: 'discard', target: literal('.') }

/** The command is a shell's when it stands alone; else a program and its words. */
const foreach: Role = words => (words.length === 1 ? words.map(script => ({ script })) : [{ run: words }])

const subtree: Body = {
  harmless: `-q, --quiet | -d, --debug | -P, --prefix <dir> | --annotate <text> | -b, --branch <branch> | --ignore-joins | --onto <commit> | --rejoin | --squash
      | -m, --message <text> | ${SIGN}`,
}

export const subcommands: Record<string, Body> = {
  submodule: {
    harmless: '-q, --quiet | --cached',
    subcommands: {
      'status | summary': {
        harmless: '-q, --quiet | --cached | --files | --recursive | -n, --summary-limit <n> | --for-status',
        operands: { '<path...>': nothing },
      },
      'add': {
        harmless: `-b, --branch <branch> | -f, --force | --name <name> | --reference <repository> | --ref-format <format> | --depth <n> | -q, --quiet | --dissociate
            | --progress`,
        operands: { '<repository>': nothing, '<folder>': nothing },
        always: cloned,
      },
      'update': {
        harmless: `-q, --quiet | --progress | --init | --remote | -N, --no-fetch | -f, --force | --checkout | --merge | --rebase | --recommend-shallow
            | --reference <repository> | --dissociate | --ref-format <format> | --depth <n> | --recursive | -j, --jobs <n> | --single-branch
            | --filter <spec> | --require-init`,
        operands: { '<path...>': nothing },
        // A forced checkout overwrites what was changed in the submodules.
        always: given => [...(given('--no-fetch') ? [] : contact(origin)), ...(given('--force') ? [root, rewrite] : [rewrite])],
      },
      'foreach': { style: 'posix', harmless: '-q, --quiet | --recursive', operands: { '<command...>': foreach } },
      'deinit': {
        harmless: '-q, --quiet | -f, --force | --all',
        operands: { '<path...>': nothing },
        always: given =>
          given('--force') ? (given.operands.length ? given.operands : [literal('.')]).map(target => ({ kind: 'discard', target })) : rewrites(),
      },
      'set-url': {
        harmless: '-q, --quiet',
        operands: { '<path>': nothing, '<url>': nothing },
        always: given =>
          given.operands.slice(1).map(url => ({ kind: 'configure', target: map(url, value => `submodule.${given.operands[0]?.text}.url=${value}`) })),
      },
      'init | sync | absorbgitdirs | set-branch': {
        harmless: '-q, --quiet | --recursive | -b, --branch <branch> | -d, --default',
        operands: { '<path...>': nothing },
        always: changes,
      },
    },
  },
  subtree: {
    ...subtree,
    inherit: true,
    subcommands: {
      'add | pull': {
        operands: { '<repository>': nothing, '<ref>': nothing },
        always: given => [...(given.operands.length > 1 ? contactFirst(given) : []), rewrite],
      },
      'merge': { operands: { '<commit>': nothing, '<repository>': nothing }, always: rewrites },
      'split': { operands: { '<commit>': nothing, '<repository>': nothing }, always: changes },
      'push': { operands: { '<repository>': nothing, '<ref>': nothing }, always: given => [{ kind: 'publish', target: given.operands[0] ?? origin }] },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git submodule status': [],
  'git submodule update --init --recursive': ['connect origin', 'write . (recursive)'],
  'git submodule update --force': ['connect origin', 'discard .', 'write . (recursive)'],
  'git submodule add https://git.example/lib.git vendor/lib': ['connect https://git.example/lib.git', 'write vendor/lib (recursive)'],
  'git submodule foreach "rm -rf ~"': ['delete /home/dev (recursive)'],
  'git submodule foreach --recursive git clean -n': [],
  'git submodule deinit lib': ['write . (recursive)'],
  'git submodule deinit -f lib': ['discard lib'],
  'git submodule set-url lib https://git.example/lib.git': ['configure submodule.lib.url=https://git.example/lib.git'],
  'git submodule sync': ['write .'],
  'git subtree pull --prefix=lib https://git.example/lib.git main --squash': ['connect https://git.example/lib.git', 'write . (recursive)'],
  'git subtree add --prefix=lib https://git.example/lib.git main': ['connect https://git.example/lib.git', 'write . (recursive)'],
  'git subtree split --prefix=lib': ['write .'],
  'git subtree push --prefix=lib origin main': ['publish origin'],
}
