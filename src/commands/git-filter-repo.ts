// git-filter-repo: rewrites the whole history of a repository. Source: git-filter-repo(1), git-filter-repo 2.38.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { interprets, reads, writes } from './roles.ts'

const callback = interprets('python')

export default command('git-filter-repo', {
  options: {
    '--replace-text <file>': reads,
    '--replace-message <file>': reads,
    '--paths-from-file <file>': reads,
    '--mailmap <file>': reads,
    '--report-dir <dir>': writes,
    '--filename-callback <code>': callback,
    '--file-info-callback <code>': callback,
    '--message-callback <code>': callback,
    '--name-callback <code>': callback,
    '--email-callback <code>': callback,
    '--refname-callback <code>': callback,
    '--blob-callback <code>': callback,
    '--commit-callback <code>': callback,
    '--tag-callback <code>': callback,
    '--reset-callback <code>': callback,
    '--done-callback <code>': callback,
  },
  harmless: `--analyze | --invert-paths | --path-match, --path <path> | --path-glob <pattern> | --path-regex <regex> | --use-base-name
    | --path-rename, --path-rename-match <names> | --subdirectory-filter <dir> | --to-subdirectory-filter <dir> | --strip-blobs-bigger-than <size>
    | --strip-blobs-with-ids <file> | --tag-rename <names> | --preserve-commit-hashes | --preserve-commit-encoding | --use-mailmap | --replace-refs <how>
    | --prune-empty <when> | --prune-degenerate <when> | --no-ff | --source <dir> | --target <dir> | -h, --help | --version | -f, --force | --partial
    | --refs <ref> | --dry-run | --debug | --state-branch <branch> | --stdin | --quiet | --sensitive-data-removal, --sdr | --no-fetch | --proceed
    | --cleanup | --no-gc | --date-order | --use-base-name`,
  always: given => {
    if (given('--help') || given('--version') || given('--dry-run')) return []
    if (given('--analyze')) return [{ kind: 'write', target: given.value('--report-dir') ?? literal('.') }]
    return [{ kind: 'discard', target: given.value('--target') ?? given.value('--source') ?? literal('.') }]
  },
  examples: {
    'git filter-repo --path src --invert-paths': ['discard .'],
    'git filter-repo --analyze': ['write .'],
    'git filter-repo --dry-run --path a': [],
    'git-filter-repo --source ../a --target ../b --force --replace-text words.txt': ['read words.txt', 'discard ../b'],
    'git filter-repo --analyze --report-dir out': ['write out'],
    'git filter-repo --replace-message m.txt --paths-from-file p.txt --mailmap names': ['read m.txt', 'read p.txt', 'read names', 'discard .'],
    "git filter-repo --message-callback 'return message' --filename-callback f.py --name-callback x --email-callback x --refname-callback x": [
      "interpret 'return message' as python (literal)",
      'interpret f.py as python (literal)',
      'interpret x as python (literal)',
      'discard .',
    ],
    'git filter-repo --blob-callback x --commit-callback x --tag-callback x --reset-callback x --done-callback x --file-info-callback x': [
      'interpret x as python (literal)',
      'discard .',
    ],
  },
})
