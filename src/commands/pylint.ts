// pylint: checks Python. Source: pylint --help-all 3.2.
import { command } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'
import { executes, interprets, readsTree, writes } from './roles.ts'

export default command('pylint', {
  aliases: ['pylint3', 'epylint', 'pyreverse', 'symilar'],
  options: { '--rcfile <file>': settingsCode, '--init-hook <code>': interprets('python'), '--load-plugins <modules>': executes, '--output <file>': writes },
  harmless:
    '-h, --help | --version | --long-help, --help-all | -v, --verbose | -j, --jobs <n> | -d, --disable <ids> | -e, --enable <ids> | -f, --output-format <format> | -r, --reports <v> | -s, --score <v> | -E, --errors-only | --disable-all | --enable-all-extensions | --exit-zero | --fail-on <ids> | --fail-under <n> | --from-stdin | --ignore <names> | --ignore-paths <re> | ' +
    '--ignore-patterns <re> | --ignored-modules <names> | --extension-pkg-allow-list <names> | --extension-pkg-whitelist <names> | --unsafe-load-any-extension <v> | --limit-inference-results <n> | --persistent <v> | --py-version <v> | --recursive <v> | --source-roots <paths> | --suggestion-mode <v> | --clear-cache-post-run <v> | --prefer-stubs <v> | ' +
    '--list-msgs | --list-msgs-enabled | --list-groups | --list-conf-levels | --list-extensions | --full-documentation | --generate-rcfile | --generate-toml-config | --help-msg <id> | --confidence <levels> | --msg-template <text> | --max-line-length <n> | --max-args <n> | --max-locals <n> | --max-module-lines <n> | --min-similarity-lines <n> | ' +
    '--good-names <names> | --bad-names <names> | --ignore-comments <v> | --ignore-docstrings <v> | --ignore-imports <v> | --ignore-signatures <v> | --variable-rgx <re> | --function-rgx <re> | --class-rgx <re> | --method-rgx <re> | --const-rgx <re> | --module-rgx <re> | --argument-rgx <re> | --attr-rgx <re> | --notes <names> | --spelling-dict <name>',
  operands: { '<path...>': readsTree },
  examples: {
    'pylint --rcfile=/tmp/x a.py': ['execute /tmp/x', 'read a.py (recursive)'],
    'pylint src -E': ['read src (recursive)'],
    "pylint --rcfile=.pylintrc --init-hook 'import a' a.py": ['read .pylintrc', "interpret 'import a' as python (literal)", 'read a.py (recursive)'],
    'pylint --load-plugins=one.two --output=o.txt a.py': ['execute one.two', 'write o.txt', 'read a.py (recursive)'],
  },
})
