// git-lfs: large files of a git repository. Source: git-lfs(1), git-lfs-migrate(1) and the others, git-lfs 3.3.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { contactFirst, origin } from './git/contact.ts'
import { commandLines } from './git/programs.ts'
import { change, changes } from './git/where.ts'
import { looks } from './lib/service.ts'
import { helpful } from './lib/settle.ts'
import { nothing, reads, writes } from './roles.ts'

const PATTERNS = '-I, --include <patterns> | -X, --exclude <patterns>'
const SCOPE = '--local | --system | --worktree | -w | -l | --file <file> | --skip-repo | -s, --skip-smudge | -f, --force | --manual'
/** The filters are git-lfs's own programs, so nothing foreign runs later. */
const configured: Body = {
  harmless: SCOPE,
  always: given => [{ kind: 'configure', target: literal(given('--local') || given('--worktree') ? 'filter.lfs' : '--global filter.lfs') }],
}
const hook: Body = { style: 'none', operands: { '<arg...>': nothing } }

const lfs: Body = {
  harmless: '--help, -h | --version',
  inherit: true,
  subcommands: {
    'status': looks('-p, --porcelain | -j, --json'),
    'ls-files': looks(`-l, --long | -s, --size | -d, --debug | -a, --all | --deleted | -n, --name-only | -j, --json | ${PATTERNS}`),
    'env | ext | logs | version | help': looks(),
    'locks': looks('-r, --remote <name> | -i, --id <id> | -p, --path <path> | --local | --cached | --verify | -l, --limit <n> | --json'),
    'pointer': {
      options: { '-f, --file <file>': reads, '-p, --pointer <file>': reads },
      harmless: '--stdin | --check | --strict | --no-strict | --no-extensions',
    },
    'fsck': {
      harmless: '-d, --dry-run | --objects | --pointers',
      operands: { '<revision...>': nothing },
      always: given => (given('--dry-run') ? [] : changes()),
    },
    'fetch': {
      harmless: `${PATTERNS} | --recent | --all | --prune, -p | --refetch | -d, --dry-run | -j, --json | --stdin`,
      operands: { '<remote>': nothing, '<ref...>': nothing },
      always: contactFirst,
    },
    'pull': { harmless: PATTERNS, operands: { '<remote>': nothing }, always: given => [...contactFirst(given), change] },
    'push': {
      harmless: '-d, --dry-run | --all | --object-id | --stdin',
      operands: { '<remote>': nothing, '<ref...>': nothing },
      always: given => (given('--dry-run') ? [] : [{ kind: 'publish', target: given.operands[0] ?? origin }]),
    },
    'clone': {
      harmless: `${PATTERNS} | --skip-repo | --depth <n> | -b, --branch <branch> | -o, --origin <name>`,
      operands: { '<arg...>': words => [{ run: [literal('git'), literal('clone'), ...words] }] },
    },
    'checkout': {
      options: { '--to <file>': writes },
      harmless: '--base | --continue | --ours | --theirs',
      operands: { '<path...>': nothing },
      always: changes,
    },
    'dedup': { harmless: '-t, --test', always: given => (given('--test') ? [] : changes()) },
    'install | uninstall': configured,
    'update': {
      harmless: '-f, --force | -m, --manual',
      always: given => (given('--manual') ? [] : [{ kind: 'configure', target: literal('git hooks of git-lfs') }]),
    },
    'track': {
      harmless: '-v, --verbose | -d, --dry-run | --filename | -l, --lockable | --not-lockable | --no-excluded | --no-modify-attrs | -j, --json',
      operands: { '<pattern...>': nothing },
      always: given => (given.operands.length && !given('--dry-run') ? [{ kind: 'write', target: literal('.gitattributes') }] : []),
    },
    'untrack': { operands: { '<pattern...>': nothing }, always: () => [{ kind: 'write', target: literal('.gitattributes') }] },
    'lock': { harmless: '-r, --remote <name> | --json | --ref <ref>', operands: { '<path...>': nothing }, always: () => [{ kind: 'publish', target: origin }] },
    'unlock': {
      harmless: '-r, --remote <name> | -f, --force | -i, --id <id> | --json',
      operands: { '<path...>': nothing },
      always: given => [{ kind: 'publish', target: origin, ...(given('--force') && { force: true }) }],
    },
    // Without --force it keeps what is checked out and what was not pushed.
    'prune': {
      harmless: `-d, --dry-run | -f, --force | --recent | -c, --verify-remote | --no-verify-remote | --verify-unreachable | --no-verify-unreachable
          | --when-unverified <how> | -v, --verbose`,
      always: given => (given('--dry-run') ? [] : given('--force') ? [{ kind: 'discard', target: literal('.') }] : changes()),
    },
    'migrate': {
      harmless: `${PATTERNS} | --include-ref <ref> | --exclude-ref <ref> | --skip-fetch | --everything | --yes | --top <n> | --above <size> | --unit <unit>
        | --pointers <how> | --fixup | --verbose | --object-map <file> | --no-rewrite | -m, --message <text> | --remote <name>`,
      operands: { '<mode>': nothing, '<path or ref...>': nothing },
      always: given => (exact(given.operands[0]) === 'info' ? [] : given('--no-rewrite') ? changes() : [{ kind: 'discard', target: literal('.') }]),
    },
    'merge-driver': {
      options: { '--program <command>': commandLines, '--output <file>': writes },
      harmless: '--ancestor <file> | --current <file> | --other <file> | --marker-size <n>',
    },
    'clean': { operands: { '<path>': reads } },
    'smudge | filter-process | standalone-file': { harmless: '-s, --skip', operands: { '<path>': nothing } },
    'pre-push': { operands: { '<remote>': words => words.map(target => ({ kind: 'publish', target })), '<url>': nothing } },
    'post-checkout | post-commit | post-merge': hook,
  },
}

export default command('git-lfs', {
  ...helpful(lfs),
  examples: {
    'git lfs ls-files -s': [],
    'git-lfs status --porcelain': [],
    'git lfs pointer --file=a.bin -p b.txt': ['read a.bin', 'read b.txt'],
    'git lfs fsck --dry-run': [],
    'git lfs pull': ['connect origin', 'write .'],
    'git lfs push origin main': ['publish origin'],
    'git lfs push -d origin main': [],
    'git lfs clone https://git.example/app.git': ['connect https://git.example/app.git', 'write app (recursive)'],
    'git lfs checkout --to out.bin --ours a.bin': ['write out.bin', 'write .'],
    'git lfs install --local': ['configure filter.lfs'],
    'git lfs install': ["configure '--global filter.lfs'"],
    'git lfs update': ["configure 'git hooks of git-lfs'"],
    'git lfs track': [],
    'git lfs track "*.psd"': ['write .gitattributes'],
    'git lfs lock a.psd': ['publish origin'],
    'git lfs unlock -f a.psd': ['publish origin (force)'],
    'git lfs prune': ['write .'],
    'git lfs prune -f': ['discard .'],
    'git lfs migrate info --everything': [],
    'git lfs migrate import --include="*.gpkg" --everything': ['discard .'],
    'git lfs merge-driver --program "sh -c id" --output=a.bin': ["interpret 'sh -c id' as sh (literal)", 'write a.bin'],
    'git lfs pre-push origin https://git.example/app.git': ['publish origin'],
    'git lfs prune --help': [],
  },
})
