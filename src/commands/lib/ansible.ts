// What the programs of Ansible have in common.
import { exact, literal, map } from '../../model/index.ts'
import type { Role } from '../define.ts'
import { settingsCode } from './settings-code.ts'

export const ANSIBLE =
  '-h, --help | --version | -v, --verbose | -l, --limit <v> | --list-hosts | -C, --check | -D, --diff'
    + ' | -f, --forks <v> | -u, --user <v> | -k, --ask-pass | ' +
  '-K, --ask-become-pass | -c, --connection <v> | -T, --timeout <v> | --become-method <v> | --become-user <v> | --tags <v> | --skip-tags <v>'
    + ' | --start-at-task <v> | --step | --syntax-check | ' +
  '--list-tasks | --list-tags | --force-handlers | --flush-cache | --private-key, --key-file <v> | --ssh-common-args <v>'
    + ' | --sftp-extra-args <v> | --scp-extra-args <v> | ' +
  '--ssh-extra-args <v> | -J, --ask-vault-password, --ask-vault-pass | -B, --background <v> | -P, --poll <v> | -o, --one-line'
    + ' | --playbook-dir <v> | --task-timeout <v>'

/** Variables behind an `@` stand in a file. */
export const extraVariables: Role = words => words.flatMap(word => (exact(word)?.startsWith('@') ? [{ kind: 'read', target: literal(exact(word)?.slice(1) ?? '') }] : []))

/** A file that holds a password is a program when it may be run. */
const secret: Role = words => words.map(target => ({ kind: 'execute', target }))
/** `name@file`: the file is asked for the password; `prompt` is the person. */
const vault: Role = words => words.filter(word => !/(?:^|@)prompt$/.test(exact(word) ?? '')).map(target => ({ kind: 'execute', target: map(target, value => value.slice(value.indexOf('@') + 1)) }))
export const passwords: Readonly<Record<string, Role>> = {
  '--vault-password-file, --vault-pass-file, --conn-pass-file, --connection-password-file, --become-pass-file, --become-password-file <file>': secret,
  '--vault-id <id>': vault,
}

/** Lists of hosts may be programs; modules are. */
const isList = (value: string): boolean => /,|\.(ya?ml|ini|cfg|json|toml)$|(^|\/)(hosts|inventory|production|staging|dev|prod|inventories)(\/|$)/.test(value)
/** A list of somebody else's can name plug-ins and commands. */
const elsewhere: Role = (words, given) => settingsCode(words.filter(word => !word.values?.every(value => value.includes(','))), given).filter(step => 'kind' in step && step.kind === 'execute')
export const programs: Readonly<Record<string, Role>> = {
  '-i, --inventory, --inventory-file <hosts>': (words, given) => words.flatMap(target => (target.values?.every(isList) ? elsewhere([target], given) : [{ kind: 'execute', target }])),
  '-M, --module-path <folder>': words => words.map(target => ({ kind: 'execute', target })),
}
