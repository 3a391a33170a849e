// jar: keeps archives of classes. Source: jar --help, JDK 17.
import { exact, literal, unresolved } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { unpacked } from './lib/archive.ts'
import { each, nothing, reads, readsTree, writes } from './roles.ts'

const member: Role = (words, given) => (given('-c') || given('-u') ? readsTree(words, given) : [])

export default command('jar', {
  style: 'tar',
  options: {
    '-f, --file <file>': (words, given) => (given('-c') || given('-u') ? writes(words, given) : reads(words, given)),
    '-i, --generate-index <file>': writes,
    '-m, --manifest <file>': reads,
    '-x, --extract': (_, given) => [...unpacked(given.operands, given.value('--dir') ?? literal('.')), ...(given('-P') ? [{ kind: 'write' as const, target: unresolved('absolute names in the archive') }] : [])],
    '-P': nothing,
    '-C <folder>': readsTree,
  },
  harmless:
    '-c, --create | -t, --list | -u, --update | -d, --describe-module | --validate | --release <v> | -v, --verbose | -e, --main-class <name> | ' +
    '-M, --no-manifest | --module-version <v> | --hash-modules <pattern> | -p, --module-path <path> | -0, --no-compress | --date <time> | ' +
    '-k, --keep-old-files | --dir <folder> | -n | -h, -?, --help [how] | --help-extra | --version',
  operands: {
    '<member...>': each((target, given) =>
      exact(target)?.startsWith('@') ? { kind: 'unknown', target, why: 'options come from a file' } : member([target], given)[0],
    ),
  },
  examples: {
    'jar tf a.jar': ['read a.jar'],
    'jar cf a.jar out': ['write a.jar', 'read out (recursive)'],
    'jar --create --file a.jar --manifest m.txt -C out .': ['write a.jar', 'read m.txt', 'read out (recursive)', 'read . (recursive)'],
    'jar xf a.jar': ['write . (recursive)', 'read a.jar'],
    'jar xf a.jar META-INF/MANIFEST.MF': ['write META-INF/MANIFEST.MF (recursive)', 'read a.jar'],
    'jar xPf a.jar': ['write . (recursive)', "write ?'absolute names in the archive'", 'read a.jar'],
    'jar -xf a.jar --dir out': ['write out (recursive)', 'read a.jar'],
    'jar -i a.jar': ['write a.jar'],
    'jar --version': [],
  },
})
