// Git's plumbing that writes objects, the index or packs, and subcommands that are programs of their own. Source: git(1), the page of each, git 2.39 to 2.55.
import { literal, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { nothing, reads, writes } from '../roles.ts'
import { SIGN } from './options.ts'
import { pathSteps } from './paths.ts'
import { changes, rewrites } from './where.ts'

/** `git lfs x` is `git-lfs x`. */
const program = (name: string): Body => ({
  style: 'none',
  operands: { '<arg...>': nothing },
  always: given => [{ run: [literal(`git-${name}`), ...given.operands] }],
})
const into = (given: Given, fallback: Word): Step => ({ kind: 'write', target: given.value('--output-directory') ?? fallback })
const index = (given: Given): readonly Step[] => (REFRESHES.some(option => given(option)) && !given.operands.length ? [] : changes())
/** What `git status` does as well. */
const REFRESHES = ['--refresh', '--really-refresh', '--test-untracked-cache', '--show-index-version']
const PACKS = '--object-dir <dir> | --progress | --no-progress'

export const subcommands: Record<string, Body> = {
  'hash-object': {
    harmless: '-t <type> | -w | --stdin | --stdin-paths | --filters | --literally | --path <path>',
    operands: { '<file...>': reads },
    always: given => (given('-w') ? changes() : []),
  },
  'write-tree': { harmless: '--missing-ok | --prefix <prefix> | --ignore-cache-tree', always: changes },
  'mktree | mktag': { harmless: '-z | --missing | --batch | --strict', always: changes },
  'commit-tree': { options: { '-F <file>': reads }, harmless: `-p <parent> | -m <text> | ${SIGN}`, operands: { '<tree>': nothing }, always: changes },
  'update-index': {
    harmless: `-q | --ignore-submodules | --add | --replace | --remove | --unmerged | --refresh | --really-refresh | --cacheinfo <entry> | --chmod <mode>
        | --assume-unchanged | --skip-worktree | --ignore-skip-worktree-entries | --info-only | --force-remove | -z | --stdin | --index-info | --unresolve
        | -g, --again | --ignore-missing | --verbose | --clear-resolve-undo | --index-version <n> | --show-index-version | --split-index | --untracked-cache
        | --test-untracked-cache | --force-untracked-cache | --force-write-index | --fsmonitor | --fsmonitor-valid`,
    operands: { '<path...>': words => pathSteps('read', words) },
    always: index,
  },
  'sparse-checkout': {
    subcommands: {
      'list': {},
      'check-rules': { options: { '--rules-file <file>': reads }, harmless: '--cone | -z' },
      'init | set | add | reapply | disable | clean': {
        harmless: '--cone | --sparse-index | --stdin | --skip-checks | --end-of-options | --dry-run | -f, --force | --verbose',
        operands: { '<folder...>': nothing },
        always: rewrites,
      },
    },
  },
  'commit-graph': {
    harmless: PACKS,
    inherit: true,
    subcommands: {
      'verify': { harmless: '--shallow' },
      'write': {
        harmless: `--append | --split [strategy] | --reachable | --stdin-packs | --stdin-commits | --changed-paths | --max-new-filters <n> | --max-commits <n>
            | --size-multiple <n> | --expire-time <time>`,
        always: changes,
      },
    },
  },
  'multi-pack-index': {
    harmless: PACKS,
    inherit: true,
    subcommands: {
      'verify': {},
      'write | compact': {
        harmless: '--preferred-pack <pack> | --bitmap | --stdin-packs | --refs-snapshot <file> | --incremental | --base <hash> | --write-chain-file',
        operands: { '<layer...>': nothing },
        always: changes,
      },
      'repack | expire': { harmless: '--batch-size <n>', always: changes },
    },
  },
  'index-pack': {
    options: { '-o <file>': writes },
    harmless: `-v | --verify | --verify-stat | --verify-stat-only | --stdin | --fix-thin | --keep [text] | --strict [levels] | --index-version <n> | --threads <n>
        | --max-input-size <n> | --object-format <hash> | --rev-index | --check-self-contained-and-connected | --fsck-objects [levels] | --promisor [text]
        | --progress-title <text>`,
    operands: { '<pack>': nothing },
    always: given => (given('--verify') ? [] : changes()),
  },
  'unpack-objects': { harmless: '-n | -q | -r | --strict | --max-input-size <n>', always: given => (given('-n') ? [] : changes()) },
  'pack-objects': {
    harmless: `-q, --quiet | --progress | --all-progress | --all-progress-implied | --index-version <n> | --max-pack-size <n> | --local | --incremental
        | --window <n> | --window-memory <n> | --depth <n> | --reuse-delta | --reuse-object | --delta-base-offset | --threads <n> | --non-empty | --revs
        | --unpacked | --all | --reflog | --indexed-objects | --stdin-packs [mode] | --stdout | --include-tag | --keep-unreachable
        | --pack-loose-unreachable | --unpack-unreachable [time] | --cruft | --cruft-expiration [time] | --sparse | --thin | --shallow | --honor-pack-keep
        | --keep-pack <name> | --compression <n> | --keep-true-parents | --use-bitmap-index | --write-bitmap-index | --filter <spec> | --missing <action>
        | --exclude-promisor-objects | --exclude-promisor-objects-best-effort | --delta-islands | --uri-protocol <protocol> | --name-hash-version <n>
        | --path-walk`,
    operands: { '<base name>': writes },
  },
  'update-server-info': { harmless: '-f, --force', always: changes },
  'fast-import': {
    options: { '--export-marks <file>': writes, '--export-pack-edges <file>': writes, '--import-marks, --import-marks-if-exists <file>': reads },
    harmless: `--force | --quiet | --stats | --allow-unsafe-features | --cat-blob-fd <fd> | --date-format <format> | --done
        | --relative-marks | --rewrite-submodules-from <map> | --rewrite-submodules-to <map> | --active-branches <n>
        | --big-file-threshold <n> | --depth <n> | --max-pack-size <n> | --signed-commits <mode> | --signed-tags <mode>`,
    // With --force it moves branches away from commits that only they hold.
    always: given =>
      given('--force')
        ? [{ kind: 'discard', target: literal('.') }]
        : given('--allow-unsafe-features')
          ? [{ kind: 'write', target: unresolved('files that the stream names') }]
          : changes(),
  },
  'bugreport': { harmless: '--diagnose [mode] | -o, --output-directory <dir> | -s, --suffix <format>', always: given => [into(given, literal('.'))] },
  'diagnose': { harmless: '--mode <mode> | -o, --output-directory <dir> | -s, --suffix <format>', always: given => [into(given, literal('.'))] },
  hook: {
    subcommands: {
      'run': {
        harmless: '--ignore-missing | --to-stdin <file> | --allow-unknown-hook-name | -j, --jobs <n>',
        operands: {
          '<name>': words =>
            words.map(word => ({ kind: 'execute', target: word.values ? { ...word, values: word.values.map(name => `.git/hooks/${name}`) } : word })),
          '<arg...>': nothing,
        },
      },
      'list': { harmless: '-z | --show-scope | --allow-unknown-hook-name', operands: { '<name>': nothing } },
    },
  },
  'fsmonitor--daemon': {
    subcommands: { 'status': {}, 'start | run | stop': { harmless: '--detach | --ipc-threads <n> | --start-timeout <n>', always: changes } },
  },
  'gui | citool': { style: 'none', operands: { '<arg...>': nothing } },
  lfs: program('lfs'),
  'filter-repo': program('filter-repo'),
  crypt: program('crypt'),
}

export const examples: Record<string, readonly string[]> = {
  'git hash-object src/a.ts': ['read src/a.ts'],
  'git hash-object -w --stdin': ['write .'],
  'git write-tree': ['write .'],
  'git mktree -z': ['write .'],
  'git commit-tree -p HEAD -F msg.txt abc': ['read msg.txt', 'write .'],
  'git update-index --refresh': [],
  'git update-index --chmod=+x run.sh': ['write .', 'read run.sh'],
  'git sparse-checkout list': [],
  'git sparse-checkout set src': ['write . (recursive)'],
  'git sparse-checkout check-rules --rules-file=r.txt': ['read r.txt'],
  'git commit-graph verify': [],
  'git commit-graph write --reachable --no-progress': ['write .'],
  'git multi-pack-index write --bitmap': ['write .'],
  'git index-pack -o a.idx a.pack': ['write a.idx', 'write .'],
  'git unpack-objects -n': [],
  'git pack-objects --all out/pack': ['write out/pack'],
  'git fast-import --import-marks=m.txt': ['read m.txt', 'write .'],
  'git update-server-info': ['write .'],
  'git fast-import --export-marks=m --export-pack-edges=e --force': ['write m', 'write e', 'discard .'],
  'git bugreport -o out': ['write out'],
  'git hook run pre-commit': ['execute .git/hooks/pre-commit'],
  'git fsmonitor--daemon status': [],
  'git gui blame a.ts': [],
  'git lfs ls-files': [],
  'git filter-repo --analyze': ['write .'],
}
