// shfmt: formats shell scripts. Source: shfmt --help 3.8.
import { command } from './define.ts'
import { readsTree, writes } from './roles.ts'

export default command('shfmt', {
  style: 'long',
  options: { '-w, --write': (_, given) => writes(given.operands, given) },
  harmless:
    '-l, --list [nul] | -d, --diff | -s, --simplify | -mn, --minify | --apply-ignore | -ln, --language-dialect <name> | -p, --posix | --filename <name> | -i, --indent <n> | -bn, --binary-next-line | -ci, --case-indent | -sr, --space-redirects | -kp, --keep-padding | -fn, --func-next-line | -f, --find | --to-json, -tojson | --from-json | --version | -h, --help | --exp.recover <n>',
  operands: { '<path...>': readsTree },
  examples: { 'shfmt -d -i 2 a.sh': ['read a.sh (recursive)'], 'shfmt -l -w a.sh': ['write a.sh', 'read a.sh (recursive)'] },
})
