// tokei: counts lines of code. Source: tokei --help 12.1, scc --help 3.4, sloccount(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { reads, readsTree, writes } from './roles.ts'

export default command('tokei', {
  aliases: ['scc', 'sloccount', 'loc', 'polyglot'],
  options: { '--input <file>': reads, '--output-file <file>': writes },
  harmless:
    '-c, --columns <n> | -e, --exclude <glob> | -f, --files, --format <kind> | --hidden | -l, --languages | --no-ignore | --no-ignore-parent | --no-ignore-dot | --no-ignore-vcs | -o <what> | -s, --sort <key> | -r, --rsort <key> | -t, --types, --type <types> | -C, --compact | -n, --num-format <style> | ' +
    '-v, --verbose | -V, --version | -h, --help | --avg-wage <n> | --binary | --by-file | --ci | --cocomo-project-type <type> | --count-as <map> | --currency-symbol <c> | --debug | --directory-walker-job-workers <n> | -a, --dryness | --eaf <n> | --exclude-dir <names> | -x, --exclude-ext <names> | --exclude-file <names> | ' +
    '--file-gc-count <n> | --file-list-queue-size <n> | --format-multi <formats> | --gen | --generated-markers <marks> | -i, --include-ext <names> | --include-symlinks | --languages | --large-byte-count <n> | --large-line-count <n> | --min | -z, --min-gen | --min-gen-line-length <n> | --no-cocomo | -d, --no-duplicates | ' +
    '--no-gen | --no-gitignore | --no-gitmodule | --no-hborder | --no-large | --no-min | --no-min-gen | --no-scc-ignore | --no-size | -M, --not-match <re> | --overhead <n> | -p, --percent | --remap-all <map> | --remap-unknown <map> | --size-unit <unit> | --sloccount-format | --sql-project <name> | --trace | -u, --uloc | -w, --wide | -m, --character | -k, --no-complexity',
  operands: { '<path...>': readsTree },
  always: given => (given.operands.length || given('-h') || given('-V') || given('--languages') ? [] : readsTree([literal('.')], given)),
  examples: {
    tokei: ['read . (recursive)'],
    'scc --by-file src': ['read src (recursive)'],
    'tokei --input old.json src': ['read old.json', 'read src (recursive)'],
    'scc --format json --output-file out.json': ['write out.json', 'read . (recursive)'],
  },
})
