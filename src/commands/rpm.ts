// rpm: installed packages of Fedora, SUSE and their kin. Source: rpm(8) 4.18, rpm2cpio(8), rpmkeys(8).
import { literal, some } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { commandsIn, interpretText } from './lib/interpreter.ts'
import { elsewhere } from './lib/net.ts'
import { install, quiet } from './lib/toolchain.ts'
import { hooks, executes, nothing } from './roles.ts'

/** Macros may run commands `%(...)`, Lua, and read files. */
const macros: Role = words =>
  words
    .filter(word => !word.values || some(word, text => /%[({]?\s*[(]|%\{(?:lua|shrink|exp|uncompress|load|getenv|expr|S|P|url2path|[^}]*\()/.test(text)))
    .flatMap((word): readonly Step[] => [...commandsIn(word, /%\(([^()]+)\)/g), interpretText(word, 'rpm macros')])
const isQuery = (given: Given): boolean => ['-q', '-V', '-K', '--eval', '--showrc', '--querytags'].some(option => given(option))
/** The letter means one thing when asking (--info, --file), another when changing (--install, --freshen). */
const changes: Role = (_, given) =>
  isQuery(given) || given('--test') ? [] : (given.operands.length ? given.operands : [literal('packages')]).map(target => install(target, 'system'))
const erases: Role = (_, given) => (isQuery(given) || given('--test') ? [] : given.operands.map(target => ({ kind: 'configure', target })))
const operand = (words: Parameters<Role>[0], given: Given): readonly Step[] =>
  given('-p') || given('-K') || given.called === 'rpm2cpio' || given.called === 'rpm2archive'
    ? words.map(target => (some(target, value => /^(?:https?|ftp):/.test(value)) ? { kind: 'connect', target } : { kind: 'read', target }))
    : []

export default command(
  'rpm',
  quiet(['--help', '--version'], {
    aliases: ['rpmquery', 'rpmverify', 'rpm2cpio', 'rpm2archive', 'rpmkeys', 'rpmdb'],
    options: {
      '-E, --eval <text>': macros,
      '-D, --define <macro>': macros,
      '--pipe <text>': hooks,
      '--httpproxy <host>': elsewhere,
      '--load, --macros, --rcfile, --specfile <file>': executes,
      '--root, --dbpath <path>': words => words.map(target => ({ kind: 'write', target })),
      '-i, --install, -U, --upgrade, -F, --freshen, --reinstall': changes,
      '-e, --erase': erases,
      '--import, --initdb, --rebuilddb, --setperms, --setugids, --setcaps, --restore, --delete': (_, given) => [
        { kind: 'configure', target: given.operands[0] ?? literal('rpm database') },
      ],
      '-p, --package': nothing,
    },
    harmless:
      '--notriggerin, --notriggerun, --notriggerprein, --notriggerpostun | --version | --help, -? | -q, --query | -V, --verify | -K, --checksig | --quiet | -v, --verbose | -vv | --undefine <macro> | --showrc | --querytags | ' +
      '--test | -a, --all | -f, --file | -g, --group | --hdrid | --pkgid | --tid | --querybynumber | --triggeredby | --whatobsoletes | --whatprovides | ' +
      '--whatrequires | --whatconflicts | --whatrecommends | --whatsuggests | --whatsupplements | --whatenhances | --changelog | --changes | --conflicts | ' +
      '--dump | --enhances | --filesbypkg | --filetriggers | --info | --last | -l, --list | --obsoletes | --provides | --qf, --queryformat <text> | ' +
      '-R, --requires | --suggests | --supplements | --recommends | --scripts | -s, --state | --triggers, --triggerscripts | --xml | ' +
      '-A, --artifactfiles | -c, --configfiles | -d, --docfiles | -L, --licensefiles | --noartifact | --noconfig | --noghost | --nodeps | --nodigest | ' +
      '--nosignature | --nomanifest | --nofiles | --nofiledigest | --nosize | --nouser | --nogroup | --nomtime | --nomode | --nordev | --nolinkto | ' +
      '--nocaps | --noscripts, --nopre, --nopost, --nopreun, --nopostun, --nopretrans, --noposttrans | --allfiles | --allmatches | --badreloc | ' +
      '--excludepath <path> | --excludeartifacts | --excludedocs | --force | -h, --hash | --ignorearch | --ignoreos | --ignoresize | --includedocs | ' +
      '--justdb | --nodb | --noorder | --noverify | --noplugins | --notriggers | --oldpackage | --percent | --prefix <path> | --relocate <pair> | ' +
      '--replacefiles | --replacepkgs | ' +
      '--httpport <n> | --dupes | --path | --list-keys | --export | --fileclass | --filecolor | --fileprovide | --filerequire | ' +
      '--filecaps | --latest-limit <n>',
    operands: { '<package...>': operand },
    examples: {
      'rpm -q --httpproxy a.dev x': ['connect a.dev'],
      'rpm --version': [],
      'rpm -qa': [],
      'rpm -qi curl': [],
      'rpm -qlp a.rpm': ['read a.rpm'],
      'rpm -E %fedora': [],
      "rpm --eval '%(id)'": ["interpret '%(id)' as rpm macros (literal)"],
      "rpm -D 'x %(id)' -q curl": ["interpret 'x %(id)' as rpm macros (literal)"],
      "rpm -q curl --pipe 'mkdir x'": ["interpret 'mkdir x' as sh (literal)", 'write x'],
      'rpm -ivh a.rpm': ['install a.rpm (url)'],
      'rpm -U --test a.rpm': [],
      'rpm -e curl': ['configure curl'],
      'rpm --import key.asc': ['configure key.asc'],
      'rpm --rcfile rc --root r -qa': ['execute rc', 'write r'],
      'rpm2cpio a.rpm': ['read a.rpm'],
    },
  }),
)
