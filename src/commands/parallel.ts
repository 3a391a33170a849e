// parallel: runs a command for each argument. Source: parallel(1) of GNU 20221122, parallel(1) of moreutils 0.67.
import { exact, literal, map, some, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { hasCode, odd, openEnded, perl, perlCode, perlOfColumn, replaces, withoutCode } from './lib/parallel-perl.ts'
import { joined } from './lib/words.ts'
import { appends, connects, nothing, reads, unknowns, writes } from './roles.ts'

const SEPARATOR = /^:::\+?$/
const FILES = /^::::\+?$/
/** How many arguments are followed one by one. */
const MAX_ARGUMENTS = 24

interface Inputs {
  readonly template: readonly Word[]
  readonly lists: readonly (readonly Word[])[]
  readonly files: readonly Word[]
}

/** `command ::: a b ::: c :::: file` taken apart. */
function inputs(words: readonly Word[]): Inputs {
  const template: Word[] = []
  const lists: Word[][] = []
  const files: Word[] = []
  let into: Word[] = template
  for (const word of words) {
    const text = exact(word) ?? ''
    if (SEPARATOR.test(text)) {
      into = []
      lists.push(into)
    } else if (FILES.test(text)) into = files
    else into.push(word)
  }
  return { template, lists, files }
}

const PLACE = /\{(?:\d*|\d*[./%#]{1,3}|\d+[./]*|=[^}]*=|#|%|\/\/|\/\.)\}/
const dressed = (value: string, place: string): string => {
  const base = place.includes('/') && !place.includes('//') ? value.replace(/^.*\//, '') : place.includes('//') ? value.replace(/\/[^/]*$/, '') : value
  return place.includes('.') ? base.replace(/\.[^./]*$/, '') : base
}

/** The command line for one argument: a shell runs it. */
function line(template: Word, argument: Word | undefined, place: string): Word {
  if (!some(template, text => PLACE.test(text) || text.includes(place))) return argument ? joined([template, argument]) : template
  if (!argument?.values) return argument ? { text: `${template.text} ${argument.text}`, ...(argument.from && { from: argument.from }) } : template
  const values = (template.values ?? []).flatMap(text =>
    (argument.values ?? []).map(value => text.replaceAll(place, value).replace(new RegExp(PLACE, 'g'), found => dressed(value, found))),
  )
  return { ...template, values, ...(argument.glob && { glob: true as const }) }
}

/** An argument as the shell gets it: quoted, so that it stays one word. */
const quoted = (word: Word): Word => map(word, value => (/^[\w./:@%+=,*-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`))

/** Everything that runs does so in the folder that was given, and with the number of its place in a variable. */
function placed(all: readonly Step[], given: Given): readonly Step[] {
  const folder = given.value('--wd')
  const cwd = folder && !/^\.*$/.test(exact(folder) ?? '-') ? folder : undefined
  const assignments = given.values('--process-slot-var').map(name => ({ name: exact(name) ?? '', value: unresolved('slot') }))
  const more = { ...(cwd && { cwd }), ...(assignments.length && { assignments }) }
  return !cwd && !assignments.length ? all : all.map((step): Step => ('script' in step ? { run: [literal('sh'), literal('-c'), step.script], ...(step.host && { host: step.host }), ...more } : 'run' in step ? { ...step, ...more } : step))
}

function steps(given: Given): readonly Step[] {
  const { template, lists } = inputs(given.operands)
  // Arguments may be command lines themselves.
  const texts = [joined(template), ...lists.flat(), ...(given.stdin ? [given.stdin] : [])]
  return [...texts.flatMap(word => perl(word, given)), ...placed(jobs(given), given)]
}

function jobs(given: Given): readonly Step[] {
  if (['--help', '--version', '--citation', '--number-of-cores', '--number-of-cpus', '--dry-run', '--bibtex'].some(option => given(option))) return []
  const { template: words, lists, files } = inputs(given.operands)
  const coded = hasCode(words)
  const template = coded ? withoutCode(words) : words
  const read: Step[] = files.filter(word => exact(word) !== '-').map(target => ({ kind: 'read', target }))
  const host = given.value('-S')
  const under = host && exact(host) !== ':' ? { host } : {}
  const reached: Step[] = host && exact(host) !== ':' ? [{ kind: 'connect', target: host }] : []
  // `-S './ssh -v host'` is a command that gets there.
  if (host && some(host, text => /\s/.test(text))) reached.push({ script: map(host, text => text.replace(/^(?:@[^/]*\/)?\d*\//, '')), hidden: true })
  const plain = given('-q') ? joined(template.map(quoted)) : joined(template)
  const place = exact(given.value('-I') ?? given.value('-i')) ?? '{}'
  const first = [...read, ...reached]
  if (given('--pipe') || given('--nonall')) return [...first, ...(template.length ? [{ script: plain, ...under }] : [])]
  const known = lists.length === 1 && !files.length ? lists[0] : undefined
  const fed =
    given.stdin?.values?.length === 1
      ? (given.stdin.values[0] ?? '')
          .split('\n')
          .filter(Boolean)
          .map(text => ({ ...literal(text), ...(given.stdin?.glob && { glob: true as const }) }))
      : undefined
  const all = coded ? undefined : known ?? (lists.length || files.length || given('-a') ? undefined : fed)
  // Without a template each argument is itself a command line.
  if (!template.length)
    return all
      ? [...first, ...all.map((script): Step => ({ script, ...under }))]
      : [...first, { script: { text: 'arguments', ...(given.stdin?.from && { from: given.stdin.from }) }, ...under }]
  if (!all || all.length > MAX_ARGUMENTS || all.some(word => word.glob)) {
    const any: Word = all?.every(word => word.values)
      ? { text: '{}', values: all.flatMap(word => word.values ?? []), ...(all.some(word => word.glob) && { glob: true as const }) }
      : { text: '{}', ...(given.stdin?.from && { from: given.stdin.from }) }
    return [...first, ...unclear(template, any, place, under)]
  }
  return [...first, ...all.map((argument): Step => ({ script: line(plain, quoted(argument), place), ...under }))]
}

/** Arguments that nobody knows stand in their place as words, so that the program itself is still seen. */
function unclear(template: readonly Word[], any: Word, place: string, under: object): Step[] {
  const open = template.map(word =>
    some(word, text => PLACE.test(text) || text.includes(place)) ? (exact(word) === place ? any : { ...any, text: word.text }) : word,
  )
  const [program] = template
  // One word with blanks is a command line: it goes to a shell as it stands.
  if (template.length === 1 && program && some(program, text => /[\s;|&<>$`]/.test(text)))
    return any.values
      ? any.values.map(value => ({ script: line(program, quoted(literal(value)), place), ...under }))
      : [{ script: line(program, any, place), ...under }]
  const words = template.some((word, i) => open[i] !== word) ? open : [...template, any]
  return [{ run: words, ...under }]
}

export default command('parallel', {
  aliases: ['sem', 'env_parallel'],
  style: 'posix',
  options: {
    '--sql-master, --sql-worker <url>': connects,
    '--joblog, --jl <file>': replaces(appends),
    '--results, --res <dir>': replaces(writes),
    '-a, --arg-file <file>': reads,
    '--sshloginfile, --slf <file>': (words, given) => [...reads(words, given), ...words.map((target): Step => ({ kind: 'connect', target }))],
    '-S, --sshlogin <hosts>': nothing,
    '--transferfile, --tf, --basefile, --bf <file>': replaces(words =>
      words.flatMap((target): Step[] => (some(target, value => value.includes('{')) ? [] : [{ kind: 'read', target }]))),
    '--return <file>': replaces(words => words.map(() => ({ kind: 'write', target: literal('.') }))),
    '--trc, --tagstring, --ctagstring, --wd, --workdir, --semaphorename, --semaphore-name, --id <text>': replaces(nothing),
    '--filter <code>': perlCode,
    '--bin, --shard, --group-by <expression>': perlOfColumn,
    '-i, --replace [text]': openEnded, '-e, --eof [text]': openEnded,
    '--template, --tmpl <pair>': unknowns('it fills in a file and writes another'),
    '--parens <text>': unknowns('it marks perl code in the command'),
    '--bnr, --basenamereplace, --bner, --basenameextensionreplace, --dnr, --dirnamereplace, --er, --extensionreplace, -U, --slotreplace, --seqreplace <text>': odd,
    '--compress-program, --decompress-program, --ssh, --rsync-opts, --limit, --tmux-command, --halt-command <command>': words =>
      words.map(script => ({ script })),
    '-J, --profile <name>': unknowns('options come from a file'),
    '--sqlmaster, --sqlworker, --sqlandworker, --sql <url>': words => words.map(target => ({ kind: 'mutate', target })),
    '--rpl <rule>': unknowns('replacement rules are perl code'),
    '-q, --quote': nothing,
    '--embed': unknowns('it writes a copy of itself'),
  },
  harmless:
    '--sql-and-worker <v> | --semaphoretimeout <v> | --end-session | -0, --null | --arg-file-sep <text> | --arg-sep <text> | --bar | ' +
    '--bg | --block, --block-size <size> | --block-timeout, --bt <time> | --cat | --cleanup | --color | --color-failed, --cf | ' +
    '-C, --colsep <regex> | --compress | --csv | --ctag | --delay <time> | -d, --delimiter <text> | ' +
    '-n, --max-args <n> | --dry-run, --dryrun | -E <text> | --env <name> | --eta | --fg | --fifo | ' +
    '--filter-hosts | --gnu | --group | -h, --help | --halt, --halt-on-error <value> | --header <regex> | --hostgroups, --hgrp | ' +
    '-I <text> | -j, --jobs, -P, --max-procs <n> | -k, --keep-order | -L <n> | -l, --max-lines [n] | --latest-line, --ll | ' +
    '--line-buffer, --lb | --link, --xapply | --load <n> | -M, --controlmaster | -m | --memfree <size> | --memsuspend <size> | --minversion <n> | ' +
    '-N, --max-replace-args <n> | --nonall | --onall | -o, --open-tty | --files, --output-as-files, --outputasfiles | --pipe, --spreadstdin | ' +
    '--pipe-part, --pipepart | --plain | --plus | --progress | --process-slot-var <name> | --quiet, --silent | --no-run-if-empty, -r | --noswap | ' +
    '--number-of-cores | --number-of-cpus | --number-of-sockets | --number-of-threads | --recend <text> | --recstart <text> | --record-env | --regexp | ' +
    '--remove-rec-sep, --removerecsep, --rrs | --resume | --resume-failed | --retries <n> | --retry-failed | --round-robin, --round | --semaphore | ' +
    '--semaphore-timeout, --st <n> | --session | --shebang | ' +
    '--shebang-wrap | --shell-completion <name> | --shell-quote | --shuf | --skip-first-line | --tag | --tee | ' +
    '--termseq <signals> | --timeout <time> | --tmpdir <dir> | --tmux | --tmux-pane | --total-jobs, --total <n> | ' +
    '--tollef | --transfer | --trim <mode> | -t, --verbose | -u, --ungroup | --use-cpus-instead-of-cores | ' +
    '--use-cores-instead-of-threads | -v | -V, --version | --wait | -X | -x, --exit | --xargs | --will-cite | --citation | ' +
    '--nice <n> | --noresume | -s, --max-chars <n> | --show-limits | --swap | --bibtex | --jobslot | --number' +
    ' | --max-line-length-allowed | --no-keep-order | -p, --interactive | --hashbang | --ssh-delay <time> | --tty | --term-seq <signals> | --tmuxpane | --use-sockets-instead-of-threads',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'parallel --sql-master mysql://a.example/db/t echo': ['connect mysql://a.example/db/t'],
    'parallel rm ::: a b': ['delete a', 'delete b'],
    'parallel -j4 "cat {}; rm {.}.o" ::: x.c': ['read x.c', 'delete x.o'],
    'ls | parallel rm -r {}': ['list .', 'delete each of * (recursive)'],
    'echo a.txt | parallel cat': ['read a.txt'],
    'parallel ::: "cat a.txt" "rm x"': ['read a.txt', 'delete x'],
    'parallel -a list rm': ['read list', "delete ?'{}'"],
    'parallel cat :::: list': ['read list', "read ?'{}'"],
    'parallel --joblog log --results out echo ::: a': ['append log', 'write out'],
    'parallel -S a.dev rm ::: x': ['connect a.dev', 'delete x'],
    'parallel --slf hosts --tf f --return r echo ::: a': ['read hosts', 'connect hosts', 'read f', 'write .'],
    "parallel -S '4/./e x' rm ::: a": ["connect '4/./e x'", "interpret './e x' as sh (literal)", 'execute ./e', 'delete a'],
    'parallel --wd out --process-slot-var SLOT rm ::: a': ['delete a'],
    "parallel rm '{= s/a/b/; =}.o' ::: a": ["delete ?'{= s/a/b/; =}.o'"],
    "parallel echo {=1 's/a/b/e' =} ::: a": ['interpret s/a/b/e as perl (literal)'],
    "parallel --tmpl a=b -i -e --tagstring '{= uc =}' --filter x --bin '2 y' --parens ,, --bnr ls ls ::: a": ['unknown a=b (it fills in a file and writes another)', 'unknown -i (the next word may be its value and not the command)', 'interpret uc as perl (literal)', 'interpret x as perl (literal)', "interpret '2 y' as perl (literal)", 'unknown ,, (it marks perl code in the command)', 'unknown ls (it takes the place of words of the command)', 'list a'],
    'parallel --ssh "cat y" -J conf --sql db:// -q --rpl r --embed true ::: a': [
      'read y',
      'unknown conf (options come from a file)',
      'mutate db://',
      'unknown r (replacement rules are perl code)',
    ],
    'cat a.txt | parallel --pipe "cat > b.txt"': ['read a.txt', 'write b.txt'],
    'parallel --version': [],
  },
})
