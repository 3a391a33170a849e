// yq: computes with YAML, JSON, XML. Source: yq 4.50 of mikefarah, yq 3.4 of kislyuk (a wrapper of jq with jq's options).
import { exact, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { runsProgram } from './lib/jq.ts'
import { all, nothing, reads, writes } from './roles.ts'

/** The name of a subcommand comes first: `yq eval '.a' f.yml`, in version 3 `yq read f.yml a`. */
const VERBS = new Set(['eval', 'e', 'eval-all', 'ea'])
const OLD = new Set(['read', 'r', 'validate', 'v', 'compare', 'x', 'merge', 'm', 'prefix', 'p', 'write', 'w', 'new', 'n', 'delete', 'd'])

function steps(given: Given): readonly Step[] {
  const head = exact(given.operands[0]) ?? ''
  if (head === 'completion' || head === 'help' || head === 'shell-completion') return []
  const rest: readonly Word[] = VERBS.has(head) ? given.operands.slice(1) : given.operands
  if (OLD.has(head)) {
    const [file] = given.operands.slice(1)
    const files = /^(compare|x|merge|m)$/.test(head) ? given.operands.slice(1) : file && !/^n(ew)?$/.test(head) ? [file] : []
    return [...reads(files, given), ...(given('-i') ? writes(files.slice(0, 1), given) : [])]
  }
  const programGiven = given('--from-file') || given('--expression')
  const [program] = rest
  // A single word may be a file that is printed as it is.
  const isFile = !programGiven && rest.length === 1 && /^[\w./-]+\.(ya?ml|json|xml|toml|csv|tsv|props|properties)$/.test(exact(program) ?? '')
  const files = programGiven || isFile ? rest : rest.slice(1)
  const splits: readonly Step[] = given('-s') || given('--split-exp-file') ? [{ kind: 'write', target: unresolved('the names that --split-exp computes') }] : []
  return [
    ...given.values('--expression').flatMap(word => runsProgram(word, 'yq')),
    ...(programGiven || isFile ? [] : runsProgram(program, 'yq')),
    // A single word that is the name of a file is that file, whatever it would mean as a program.
    ...(isFile || programGiven || rest.length !== 1 || !/^\.?[\w./-]+$/.test(exact(program) ?? '') ? [] : reads(rest, given)),
    ...reads(files, given),
    ...(given('-i') ? writes(files.slice(0, 1), given) : []),
    ...splits,
  ]
}

export default command('yq', {
  aliases: ['xq', 'tomlq'],
  options: {
    '--from-file <file>': words => words.map(file => ({ file, language: 'yq' })),
    '--split-exp-file <file>': all(reads, nothing),
    '-i, --inplace, --in-place': nothing,
    '-s, --split-exp <expression>': nothing,
    '--slurpfile, --rawfile <name> <file>': (words, given) => reads(words.slice(1), given),
  },
  harmless:
    '--yml-output | --yml-roundtrip | --yaml-output-grammar-version, --yml-out-ver <v> | --indentless-lists, --indentless | -R | -C, --colors | -e, --exit-status | --expression <expression> | -f, --front-matter <action> | --header-preprocess | -h, --help | -I, --indent <n> | -p, --input-format <format> | ' +
    '-M, --no-colors | -N, --no-doc | -n, --null-input | -o, --output-format <format> | -P, --prettyPrint | -r, --unwrapScalar [value] | -v, --verbose | -V, --version | ' +
    '-0, --nul-output | --string-interpolation [value] | --csv-auto-parse [value] | --csv-separator <c> | --tsv-auto-parse [value] | --tsv-separator <c> | ' +
    '--lua-globals | --lua-prefix <text> | --lua-suffix <text> | --lua-unquoted | --properties-array-brackets | --properties-separator <text> | --shell-key-separator <text> | ' +
    '--security-disable-env-ops | --security-disable-file-ops | --tojson, -j | --xml-attribute-prefix <text> | --xml-content-name <text> | --xml-directive-name <text> | ' +
    '--xml-keep-namespace | --xml-proc-inst-prefix <text> | --xml-raw-token | --xml-skip-directives | --xml-skip-proc-inst | --xml-strict-mode | --yaml-fix-merge-anchor-to-spec [value] | ' +
    '-c, --compact-output | --raw-output | -S, --sort-keys | -y, --yaml-output | -Y, --yaml-roundtrip | -w, --width <n> | -x, --xml-output | -t, --toml-output | -a, --ascii-output | ' +
    '--arg <name> <text> | --argjson <name> <json> | --args | --jsonargs | -d, --doc <index> | --tab | --slurp | --stream | -l, --length | -k',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    "yq '.a.b' f.yml": ['read f.yml'],
    "yq eval -o json '.a' f.yml g.yml": ['read f.yml', 'read g.yml'],
    'yq -P f.json': ['read f.json'],
    "yq -i '.a = 1' f.yml": ['read f.yml', 'write f.yml'],
    'yq read f.yml a.b': ['read f.yml'],
    "yq '.a = strenv(API_KEY)' f.yml": ['reveal API_KEY', 'read f.yml'],
    "yq '.a = load(\"g.yml\")' f.yml": ['read g.yml', 'read f.yml'],
    "yq '.a |= loadstr(.b)' f.yml": ["read ?'the file that the program names'", 'read f.yml'],
    "yq -n 'strload(\"g.txt\")'": ['read g.txt'],
    "yq -n 'xml_load(\"g.xml\")'": ['read g.xml'],
    "yq -n 'system(\"ls\")'": ["interpret 'system(\"ls\")' as yq (literal)"],
    'yq --from-file prog.yq f.yml': ['interpret prog.yq as yq (file)', 'read f.yml'],
    "yq -s '.name' f.yml": ['read f.yml', "write ?'the names that --split-exp computes'"],
    'yq --split-exp-file names.txt . f.yml': ['read names.txt', 'read f.yml', "write ?'the names that --split-exp computes'"],
    "yq --slurpfile a a.json '.' f.yml": ['read a.json', 'read f.yml'],
  },
})
