// What the programs of Ansible have in common.
import { exact, literal } from '../../model/index.ts'
import type { Role } from '../define.ts'

export const ANSIBLE =
  '-h, --help | --version | -v, --verbose | -l, --limit <v> | --list-hosts | -C, --check | -D, --diff'
    + ' | -f, --forks <v> | -u, --user <v> | -k, --ask-pass | ' +
  '-K, --ask-become-pass | -c, --connection <v> | -T, --timeout <v> | --become-method <v> | --become-user <v> | --tags <v> | --skip-tags <v>'
    + ' | --start-at-task <v> | --step | --syntax-check | ' +
  '--list-tasks | --list-tags | --force-handlers | --flush-cache | --private-key, --key-file <v> | --ssh-common-args <v>'
    + ' | --sftp-extra-args <v> | --scp-extra-args <v> | ' +
  '--ssh-extra-args <v> | -J, --ask-vault-password, --ask-vault-pass | --vault-id <v> | -B, --background <v> | -P, --poll <v> | -o, --one-line'
    + ' | --playbook-dir <v> | --task-timeout <v> | ' +
  '--connection-password-file <v> | --become-password-file <v>'

/** Variables behind an `@` stand in a file. */
export const extraVariables: Role = words => words.flatMap(word => (exact(word)?.startsWith('@') ? [{ kind: 'read', target: literal(exact(word)?.slice(1) ?? '') }] : []))

/** Lists of hosts may be programs; modules are. */
const isList = (value: string): boolean => /,|\.(ya?ml|ini|cfg|json|toml)$|(^|\/)(hosts|inventory|production|staging|dev|prod|inventories)(\/|$)/.test(value)
export const programs: Readonly<Record<string, Role>> = {
  '-i, --inventory, --inventory-file <hosts>': words => words.filter(word => !word.values?.every(isList)).map(target => ({ kind: 'execute', target })),
  '-M, --module-path <folder>': words => words.map(target => ({ kind: 'execute', target })),
}
