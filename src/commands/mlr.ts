// mlr: processes records of CSV, JSON and the like by a chain of verbs. Source: mlr(1) 6.6 and 6.12.
import { exact, literal, unknown, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { readsAnywhere } from './lib/anywhere.ts'
import { evaluates, nothing, unknowns, writes } from './roles.ts'

const CODE = /\b(system|exec|hostname|os_type)\s*\(|[>|]\s*"|\b(tee|emit\w*|print\w*|dump|edump)\b[^;]*[>|]/
const PLAIN_WORD = /^(then|-?\d+(\.\d+)?|[\w,]+)$/

/** Verbs and their arguments stand in front of the files. What is no plain word may be a file. */
function steps(given: Given): readonly Step[] {
  const words = given.operands
  const made: Step[] = []
  const files: Word[] = [...given.values('--from'), ...given.values('--mfrom')]
  let verb = ''
  let start = true
  for (const [at, word] of words.entries()) {
    const text = exact(word)
    if (start) {
      verb = text ?? ''
      start = false
      if (verb === 'split') made.push({ kind: 'write', target: literal('.') })
      if (!text) made.push(unknown(word, 'the verb is not known'))
      continue
    }
    const before = exact(words[at - 1]) ?? ''
    // What follows runs on each file that is joined.
    if (verb === 'join' && /^--prepipex?$/.test(before)) made.push({ script: word })
    if (text === 'then') start = true
    else if (/^(put|filter)$/.test(verb) && (before === '-f' || before === '-s')) made.push(...(before === '-f' ? [{ kind: 'interpret' as const, target: word, language: 'mlr', file: true as const }] : []))
    else if (/^(put|filter)$/.test(verb) && (text === undefined || (/[^\w./-]/.test(text) && !text.startsWith('-')))) {
      if (text === undefined || CODE.test(text)) made.push({ kind: 'interpret', target: word, language: 'mlr', ...(word.values && { literal: true }) })
      else if (/\bENV\b/.test(text)) made.push(revealsEnvironment)
    } else if (verb === 'tee' && !text?.startsWith('-')) {
      if (text === undefined || before === '-p' || /^-/.test(before)) made.push({ kind: 'interpret', target: word, language: 'mlr', ...(word.values && { literal: true }) })
      else made.push({ kind: 'write', target: word })
      verb = ''
    } else if (text === undefined || (!text.startsWith('-') && !(PLAIN_WORD.test(text) && at < words.length - 1))) files.push(word)
  }
  const read = readsAnywhere(files, given)
  return [...made, ...read, ...(given('-I') ? writes(files, given) : [])]
}

export default command('mlr', {
  style: 'posix',
  options: {
    '--prepipe, --prepipex <command>': evaluates,
    '--load, --mload <file>': words => words.map(target => ({ kind: 'interpret', target, language: 'mlr', file: true })),
    '-s <file>': unknowns('options come from a file'),
    '-I': nothing,
    '--from, --mfrom <file>': nothing,
  },
  harmless:
    '-n | -N | -p | -T | -S | -A | -O | -C, --always-color | -M, --no-color | -i <format> | -o <format> | --io <format> | --c2t | --c2d | --c2n | --c2j | --c2l | --c2p | --c2b | --c2x | --c2m | --t2c | --t2d | --t2n | --t2j | --t2l | --t2p | --t2b | --t2x | --t2m | --j2c | --j2t | --j2d | ' +
    '--j2n | --j2l | --j2p | --j2b | --j2x | --j2m | --l2c | --l2t | --l2d | --l2n | --l2j | --l2p | --l2b | --l2x | --l2m | --n2c | --n2t | --n2d | --n2j | --n2l | --n2p | --n2b | --n2x | --n2m | --x2c | --x2t | --x2d | --x2n | --x2j | --x2l | --x2p | --x2b | --x2m | --p2c | --p2t | --p2d | ' +
    '--p2n | --p2j | --p2l | --p2x | --p2m | --csv, -c | --tsv, -t | --json, -j | --jsonl, -l | --icsv | --itsv | --ijson | --ijsonl | --inidx | --ixtab | --ipprint | --idkvp | --imd | --iusv, --iusvlite | --iasv, --iasvlite | --icsvlite | --itsvlite | --igen | --ocsv | --otsv | --ojson | --ojsonl | --onidx | ' +
    '--oxtab | --opprint | --odkvp | --omd | --ousv, --ousvlite | --oasv, --oasvlite | --ocsvlite | --otsvlite | --csvlite | --tsvlite | --asv, --asvlite | --usv, --usvlite | --dkvp | --nidx | --xtab | --pprint | --xvright | --gen-field-name <name> | --gen-start <n> | --gen-step <n> | --gen-stop <n> | ' +
    '--fs, --ifs, --ofs, --ps, --ips, --ops, --rs, --irs, --ors <text> | --ifs-regex, --ips-regex <re> | --repifs | --implicit-csv-header, --headerless-csv-input, --hi, --implicit-pprint-header, --implicit-tsv-header | --headerless-csv-output, --ho, --headerless-pprint-output, --headerless-tsv-output | --no-implicit-csv-header | ' +
    '--allow-ragged-csv-input, --ragged, --allow-ragged-tsv-input | --csv-trim-leading-space | --lazy-quotes | --quote-all | --quote-original | --quote-minimal | --quote-none | --quote-numeric | --pass-comments | --skip-comments | --pass-comments-with <c> | --skip-comments-with <c> | --bz2in | --gzin | --zin | --zstdin | ' +
    '--prepipe-bz2 | --prepipe-gunzip | --prepipe-zcat | --prepipe-zstdcat | --no-auto-flatten | --no-auto-unflatten | --xtab-flatten | --flatsep, --jflatsep, --oflatsep <text> | --jlistwrap, --jl | --no-jlistwrap | --jvstack | --no-jvstack | --jvquoteall | --jsonx | --ojsonx | --fflush | --no-fflush | --hash-records | ' +
    '--no-hash-records | --infer-none | --infer-octal | --infer-all | --infer-int-as-float | --no-dedupe-field-names | --dedupe-field-names | --nr-progress-mod <n> | --ofmt <format> | --fflatsep <text> | --records-per-batch <n> | --seed <n> | --tz <zone> | --key-color, --value-color, --pass-color, --fail-color, --help-color <color> | ' +
    '--list-color-codes | --list-color-names | --barred, --barred-output | --barred-input | --right | --time | --traceprofile | --nidx | --norc-processing | --no-implicit-tsv-header | --no-implicit-pprint-header | --jknquoteint | --jquoteall | --json-fatal-arrays-on-input | --json-map-arrays-on-input | --json-skip-arrays-on-input | --mmap | --no-mmap | --vflatsep <text> | --lo | -r | -v | --version | --help, -h | -x',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'mlr --icsv --ojson cat a.csv': ['read a.csv'],
    "mlr --icsv --opprint sort -nr n then head -n 2 a.csv b.csv": ['read a.csv', 'read b.csv'],
    "mlr --csv put '$z = $x . \"!\"' a.csv": ['read a.csv'],
    "mlr --csv put '$z = system(\"ls\")' a.csv": ["interpret '$z = system(\"ls\")' as mlr (literal)", 'read a.csv'],
    'mlr -I --csv uniq -g a a.csv': ['read a.csv', 'write a.csv'],
    'mlr --csv --prepipe "cat k.txt" --from a.csv cat': ['read k.txt', 'read a.csv'],
    'mlr --csv --load f.mlr put -f g.mlr a.csv': ['interpret f.mlr as mlr (file)', 'interpret g.mlr as mlr (file)', 'read a.csv'],
    'mlr cat https://x/a.csv': ['connect https://x/a.csv'],
    'mlr -s opts.txt cat a.csv': ['unknown opts.txt (options come from a file)', 'read a.csv'],
    'mlr --csv split -g a a.csv': ['write .', 'read a.csv'],
    'mlr --csv tee out.csv then cat a.csv': ['write out.csv', 'read a.csv'],
  },
})
