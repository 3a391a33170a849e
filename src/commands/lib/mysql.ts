// What the programs of MySQL and MariaDB have in common: how they find the server.
import type { Role } from '../define.ts'
import { elsewhere } from './net.ts'

export const SERVER: Readonly<Record<string, Role>> = { '-h, --host <host>': elsewhere }

export const CONNECTION =
  '-?, -I, --help | -V, --version | -P, --port <v> | -p, --password [v] | -u, --user <v> | -S, --socket <v> | --protocol <v> | -C, ' +
    '--compress | -#, --debug [v] | --debug-check | --debug-info | --default-auth <v> | --default-character-set <v> | --character-sets-dir <v> | ' +
    '--no-defaults | --print-defaults | --login-path <v> | --ssl [v] | --ssl-ca <v> | --ssl-capath <v> | --ssl-cert <v> | --ssl-cipher <v> | --ssl-key <v> ' +
    '| --ssl-crl <v> | --ssl-crlpath <v> | --ssl-mode <v> | --tls-version <v> | --ssl-verify-server-cert | --skip-ssl | -v, --verbose | -f, --force | ' +
    '--get-server-public-key | --enable-cleartext-plugin | --plugin-dir <v> | --defaults-group-suffix <v> | --compression-algorithms <v> | -s, --silent'
