// security: keychains and trust of macOS. Source: security(1), macOS 14.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { configures, destroys, nothing, reads, runs, writes } from './roles.ts'

const keychain = (given: Given, from = 0): readonly Word[] => (given.operands.length > from ? given.operands.slice(from) : [literal('login.keychain')])
const ITEM = '-a <v> | -b <v> | -c <v> | -C <v> | -d <v> | -D <v> | -G <v> | -j <v> | -J <v> | -l <v> | -p <v> | -P <v> | -r <v> | -R <v> | -s <v> | -S <v> | -t <v>'
  + ' | -v'

/** With these options the password itself is printed; else the entry about it. */
const find: Body = {
  harmless: `${ITEM} | -w | -g`,
  operands: { '<keychain...>': nothing },
  always: given => keychain(given).map((target): Step => (given('-w') || given('-g') ? { kind: 'read', target } : { kind: 'reveal', target })),
}
const settings: Body = { style: 'none', operands: { '<argument...>': nothing }, always: () => [{ kind: 'configure', target: literal('keychain') }] }
const looks: Body = { style: 'none', operands: { '<argument...>': nothing } }

export default command('security', {
  harmless: '-h | -i | -l | -p <v> | -q | -v | -R <v>',
  bare: given => (given('-i') ? [{ kind: 'unknown', target: literal('security'), why: 'commands come by standard input' }] : []),
  subcommands: {
    'help | find-certificate | find-identity | show-keychain-info | verify-cert | dump-trust-settings | trust-settings-export | error | leaks | get-identity-preference | list-smartcards | smartcards | user-trust-settings-enable | show-keychain-settings': looks,
    'find-generic-password | find-internet-password': find,
    'find-key': looks,
    'dump-keychain': { harmless: '-a | -d | -i | -r', operands: { '<keychain...>': nothing }, always: given => keychain(given).map((target): Step => (given('-d') ? { kind: 'read', target } : { kind: 'reveal', target })) },
    'export': { options: { '-o <file>': writes }, harmless: '-k <v> | -t <v> | -f <v> | -w | -p | -P <v>', always: given => [{ kind: 'read', target: given.value('-k') ?? literal('login.keychain') }] },
    'list-keychains | default-keychain | login-keychain': { harmless: '-d <v> | -s | -h', operands: { '<keychain...>': nothing }, always: given => (given('-s') ? [{ kind: 'configure', target: literal('keychain') }] : []) },
    'add-generic-password | add-internet-password | set-generic-password-partition-list | set-internet-password-partition-list | set-key-partition-list | create-keychain | unlock-keychain | lock-keychain | set-keychain-settings | set-keychain-password | create-keypair | import | delete-generic-password | delete-internet-password | delete-certificate | delete-identity | set-identity-preference | add-certificates | add-trusted-cert | remove-trusted-cert | trust-settings-import | install-mds | create-filevaultmaster-keychain | create-db | sync': settings,
    'delete-keychain': { harmless: '-h', operands: { '<keychain...>': destroys } },
    'authorizationdb': { subcommands: { 'read': looks, '*': settings } },
    'authorize': { style: 'none', operands: { '<argument...>': configures } },
    'execute-with-privileges': { style: 'posix', operands: { '<command...>': runs }, always: () => [{ kind: 'elevate', target: literal('root') }] },
    'cms': { options: { '-i <file>': reads }, harmless: '-C | -D | -E | -S | -c <v> | -d <v> | -e <v> | -f <v> | -G | -H <v> | -k <v> | -L <v> | -N <v> | -n | -o <v> | -p <v> | -P | -r <v> | -T | -u <v> | -v'
      + ' | -Y <v>' },
  },
  examples: {
    'security find-identity -v -p codesigning': [],
    'security list-keychains': [],
    'security list-keychains -s login.keychain': ['configure keychain'],
    'security find-generic-password -s app': ['reveal login.keychain'],
    'security find-generic-password -ws app': ['read login.keychain'],
    'security dump-keychain -d login.keychain': ['read login.keychain'],
    'security export -k login.keychain -t certs -o c.pem': ['write c.pem', 'read login.keychain'],
    'security add-trusted-cert -d ca.pem': ['configure keychain'],
    'security delete-keychain build.keychain': ['destroy build.keychain'],
    'security authorizationdb read system.preferences': [],
    'security execute-with-privileges /bin/ls': ['elevate root', 'list .'],
    'security cms -D -i a.mobileprovision': ['read a.mobileprovision'],
  },
})
