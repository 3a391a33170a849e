// zip: packs files into archives. Source: zip(1) 3.0.
import { exact, literal, map, some, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { listed } from './lib/archive.ts'
import { deletesTree, nothing, reads, readsTree, writes } from './roles.ts'

const named = (archive: Word): Word => map(archive, value => (/(^|\/)[^/.]+$/.test(value) && value !== '-' ? `${value}.zip` : value))
const target = (given: Given): Word | undefined => given.value('-O') ?? given.operands[0]
/** The command that tests the archive gets its name where `{}` stands, else behind it. */
const tests: Role = (words, given) =>
  words.map(word => {
    const text = exact(word)
    const archive = exact(given.operands[0] ?? literal('archive')) ?? '"$archive"'
    return { script: text === undefined ? word : literal(text.includes('{}') ? text.replaceAll('{}', archive) : `${text} ${archive}`) }
  })

export default command('zip', {
  options: {
    '-TT, --unzip-command <command>': tests,
    // Behind -T other letters may follow, and -TT takes what is attached to it as the command.
    '-T, --test [more]': (words, given) => (some(words[0], value => value.startsWith('T')) ? tests(words.map(word => map(word, value => value.slice(1))), given) : []),
    '-m, --move': nothing,
    '-r, --recurse-paths': nothing,
    '-R, --recurse-patterns': nothing,
    '-@, --names-stdin': nothing,
    '-O, --output-file, --out <file>': nothing,
    '-lf, --logfile-path <file>': writes,
    '-i@, -x@ <file>': reads,
  },
  harmless:
    '-jj | --VMS-dot-versions | --preserve-case-2 | --preserve-case-5 | -df | -? | -! | -$ | -u, --update | -f, --freshen | -FS, --filesync | -d, --delete | -U, --copy-entries | -j, --junk-paths | -q, --quiet | -v, --verbose | -c, --entry-comments | -z, --archive-comment | ' +
    '-o, --latest-time | -i, --include <glob> | -x, --exclude <glob> | -ic, --ignore-case | -l, --to-crlf | -ll, --from-crlf | -t, --from-date <date> | -tt, --before-date <date> | ' +
    '-0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -Z, --compression-method <method> | -e, --encrypt | -P, --password <text> | -s, --split-size <size> | -sp, --split-pause | -sb, --split-bell | -sv, --split-verbose | -n, --suffixes <list> | ' +
    '-y, --symlinks | -A, --adjust-sfx | -J, --junk-sfx | -D, --no-dir-entries | -X, --strip-extra | -b, --temp-path <dir> | -F, --fix | -FF, --fixfix | -g, --grow | -h, --help | -h2, --more-help | ' +
    '-k, --DOS-names | -L, --license | -la, --log-append | -li, --log-info | -nw, --no-wild | -p, --paths | -S, --system-hidden | -sc, --show-command | -sd, --show-debug | -sf, --show-files | ' +
    '-so, --show-options | -su, --show-unicode | -sU, --show-just-unicode | -tz | -ul | -UN, --unicode <mode> | -w, --append-version | -ws, --wild-stop-dirs | -ww, --VMS-versions | -MM, --must-match | ' +
    '-db, --display-bytes | -dc, --display-counts | -dd, --display-dots | -dg, --display-globaldots | -ds, --dot-size <n> | -du, --display-usize | -dv, --display-volume | -fd, --force-descriptors | ' +
    '-fz, --force-zip64 | -AS, --archive-set | -AC, --archive-clear | -H | -C, --preserve-case | -C2 | -C5 | -RE, --regex | -DF, --difference-archive | -DI, --input-date | -FI, --fifo | -h1 | -a, --ascii | -version, --version | --copy | -I, --no-image | -N, --notes | -V, --VMS-portable | -VV, --VMS-specific | -E, --longnames | -B, --binary | -Q, --Q-flag <n> | --absolute-path | --volume-label | --no-extra | --use-privileges | --datafork',
  operands: { '<archive>': nothing, '<path...>': nothing },
  always: given => {
    const archive = target(given)
    if (!archive || given('-sf') || given('-h') || given('-h2') || given('--version')) return []
    const paths = given.operands.slice(1)
    const steps: Step[] = [...writes([named(archive)], given)]
    if (given('-O')) steps.push(...reads([named(given.operands[0] ?? archive)], given))
    if (given('-d') || given('-U')) return steps
    if (given('-@')) steps.push(...listed([literal('-')], given, 'read'))
    steps.push(...(given('-R') ? readsTree([literal('.')], given) : given('-r') ? readsTree(paths, given) : reads(paths, given)))
    if (given('-m')) steps.push(...(given('-R') || given('-@') ? [{ kind: 'delete' as const, target: unresolved('files that were packed'), recursive: true }] : deletesTree(paths, given)))
    return steps
  },
  examples: {
    'zip out.zip a.txt b.txt': ['write out.zip', 'read a.txt', 'read b.txt'],
    'zip -r out src -x "*.map"': ['write out.zip', 'read src (recursive)'],
    'zip -rm out.zip old': ['write out.zip', 'read old (recursive)', 'delete old (recursive)'],
    'zip -R out.zip "*.md"': ['write out.zip', 'read . (recursive)'],
    'printf "a.txt\\n" | zip -@ out.zip': ['write out.zip', 'read a.txt'],
    'zip out.zip a.txt -T -TT "cat k.txt #"': ['read k.txt', 'write out.zip', 'read a.txt'],
    'zip out.zip a.txt -TT"cat"': ['read out.zip', 'write out.zip', 'read a.txt'],
    'zip -d out.zip a.txt': ['write out.zip'],
    'zip in.zip --out new.zip -lf log.txt': ['write log.txt', 'write new.zip', 'read in.zip'],
    'zip -r - src -i@ keep.txt': ['read keep.txt', 'read src (recursive)'],
    'zip -sf out.zip': [],
  },
})
