// shellcheck: checks shell scripts. Source: shellcheck(1) 0.9 and 0.10.
import { command } from './define.ts'
import { pullsIn } from './lib/response-files.ts'
import { reads } from './roles.ts'

export default command('shellcheck', {
  // A comment of the script's names a file whose lines are shown.
  always: given => (given('-x') ? pullsIn(given.operands, given) : []),
  options: { '--rcfile <file>': reads },
  harmless:
    '-a, --check-sourced | -C, --color [when] | -i, --include <codes> | -e, --exclude <codes> | --extended-analysis <value> | -f, --format <format> | --list-optional | --norc | -o, --enable <checks> | -P, --source-path <paths> | -s, --shell <shell> | -S, --severity <level> | -V, --version | ' +
    '-W, --wiki-link-count <n> | -x, --external-sources | --help',
  operands: { '<file...>': reads },
  examples: { 'shellcheck -x a.sh b.sh': ['read a.sh', 'read b.sh'], 'shellcheck -x /tmp/a.sh': ['unknown /tmp/a.sh (text) (which files this text includes is not known)', 'read /tmp/a.sh'], 'shellcheck --rcfile my.rc a.sh': ['read my.rc', 'read a.sh'] },
})
