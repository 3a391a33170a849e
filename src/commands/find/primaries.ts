// The tests and actions of find, in the notation of options.
import type { Role } from '../define.ts'
import { filesListed } from '../lib/files.ts'
import { parseOption } from '../notation.ts'
import { lists, nothing, writes } from '../roles.ts'

/** What has an effect. That of -delete and of the commands depends on what is found: see found.ts. */
export const ACTIONS: Readonly<Record<string, Role>> = {
  '-delete, -rm': nothing,
  '-exec <command;>': nothing,
  '-execdir <command;>': nothing,
  '-ok <command;>': nothing,
  '-okdir <command;>': nothing,
  '-fls <file>': writes,
  '-fprint <file>': writes,
  '-fprint0 <file>': writes,
  '-fprintf <file> <format>': (words, given) => writes(words.slice(0, 1), given),
  '-files0-from <list>': filesListed('list'),
  '-newer, -anewer, -cnewer, -mnewer, -Bnewer <file>': lists,
  '-samefile <file>': lists,
}

export const TESTS =
  '-acl | -amin <minutes> | -asince <time> | -atime <days> | -bsince <time> | -Bmin <minutes> | -Btime <days> | -cmin <minutes> | -context <pattern> | ' +
  '-csince <time> | -ctime <days> | -d | -daystart | -depth | -empty | -executable | -exit | -false | -flags <flags> | -follow | -fstype <type> | ' +
  '-gid <id> | -group <name> | -help, --help | -ignore_readdir_race | -ilname <pattern> | -iname <pattern> | -inum <number> | ' +
  '-ipath, -iwholename <pattern> | -iregex <pattern> | -links <count> | -lname <pattern> | -ls | -maxdepth <levels> | -mindepth <levels> | ' +
  '-mmin <minutes> | -mount | -msince <time> | -mtime <days> | -name <pattern> | -nogroup | -noignore_readdir_race | -noleaf | -nouser | -nowarn | ' +
  '-path, -wholename <pattern> | -perm <mode> | -print | -print0 | -printf <format> | -printx | -prune | -quit | -readable | -regex <pattern> | ' +
  '-regextype <type> | -size <size> | -since <time> | -sparse | -true | -type <type> | -uid <id> | -used <days> | -user <name> | -version, --version | ' +
  '-warn | -writable | -xattr | -xattrname <name> | -xdev | -x | -xtype <type>'

/** Tests that most of a tree can pass: what comes after them may still be everything, with the root itself. */
export const WIDE: ReadonlySet<string> = new Set([
  '-acl', '-d', '-daystart', '-depth', '-executable', '-exit', '-follow', '-fstype', '-gid', '-group', '-ignore_readdir_race', '-ls', '-maxdepth', '-mindepth', '-mount', '-noignore_readdir_race', '-noleaf', '-nowarn', '-print', '-print0',
  '-printf', '-printx', '-prune', '-quit', '-readable', '-regextype', '-true', '-uid', '-user', '-warn', '-writable', '-xdev', '-x',
])

export interface Primary {
  /** How many words follow; undefined: up to the end of a command. */
  readonly count: number | undefined
  readonly role?: Role
}

const table = new Map<string, Primary>()
const add = (key: string, role?: Role): void => {
  const option = parseOption(key)
  for (const name of option.names) table.set(name, { count: option.takes === 'until-semicolon' ? undefined : option.count, ...(role && { role }) })
}
for (const [key, role] of Object.entries(ACTIONS)) add(key, role)
for (const key of TESTS.split('|')) add(key)

/** What a name means. `-newerXY` compares with a file, or with a time when Y is t. */
export function primaryOf(name: string): Primary | undefined {
  const newer = /^-newer[aBcm]([aBcmt])$/.exec(name)
  return newer ? { count: 1, ...(newer[1] !== 't' && { role: lists }) } : table.get(name)
}
