// What the programs of MySQL and MariaDB have in common: how they find the server.
import { literal, some } from '../../model/index.ts'
import type { Role } from '../define.ts'
import { executes, means } from '../roles.ts'
import { elsewhere } from './net.ts'
import { settingsCode } from './settings-code.ts'

/** The client loads the plug-in of that name; with a slash it is one of anywhere. */
const plugin: Role = words => words.filter(word => !word.values || some(word, value => value.includes('/'))).map(target => ({ kind: 'execute', target }))

export const SERVER: Readonly<Record<string, Role>> = {
  '-h, --host <host>': elsewhere,
  '--plugin-dir <folder>': executes,
  '--default-auth <name>': plugin,
  // MariaDB's prints the password as well.
  '--print-defaults': means({ kind: 'reveal', target: literal('settings') }),
  // What such a file says counts as options do: which folder plug-ins are loaded from, and the pager.
  '--defaults-file, --defaults-extra-file <file>': settingsCode,
}

/** Examples of these options, which each program has. */
export const serverExamples = (program: string): Readonly<Record<string, readonly string[]>> => ({
  [`${program} --plugin-dir=lib --default-auth=../evil --help`]: ['execute lib', 'execute ../evil'],
  [`${program} --defaults-file=my.cnf --default-auth=mysql_native_password --help`]: ['read my.cnf'],
  [`${program} --print-defaults --help`]: ['reveal settings'],
  [`${program} --defaults-extra-file=/tmp/my.cnf --help`]: ['execute /tmp/my.cnf'],
})

export const CONNECTION =
  '-?, -I, --help | -V, --version | -P, --port <v> | -p, --password [v] | -u, --user <v> | -S, --socket <v> | --protocol <v> | -C, ' +
    '--compress | -#, --debug [v] | --debug-check | --debug-info | --default-character-set <v> | --character-sets-dir <v> | ' +
    '--no-defaults | --login-path <v> | --ssl [v] | --ssl-ca <v> | --ssl-capath <v> | --ssl-cert <v> | --ssl-cipher <v> | --ssl-key <v> ' +
    '| --ssl-crl <v> | --ssl-crlpath <v> | --ssl-mode <v> | --tls-version <v> | --ssl-verify-server-cert | --skip-ssl | -v, --verbose | -f, --force | ' +
    '--get-server-public-key | --enable-cleartext-plugin | --defaults-group-suffix <v> | --compression-algorithms <v> | -s, --silent'
