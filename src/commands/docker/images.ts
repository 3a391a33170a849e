// docker: the verbs about images, alone and below `docker image`, `docker manifest` and `docker trust`.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Role } from '../define.ts'
import { asksRegistry } from '../lib/addresses.ts'
import { unlessHelp } from '../lib/asks-help.ts'
import { flags } from '../lib/flags.ts'
import { each, mutates, nothing, publishes, reads, writes } from '../roles.ts'
import { build, pull, push } from './build.ts'
import { changes, changesOf, exportTo, looks } from './containers.ts'

const loads: Role = each(target => (exact(target) === '-' ? undefined : /^https?:/.test(exact(target) ?? '') ? { kind: 'connect', target } : { kind: 'read', target }))
const some = (word: Word | undefined): Word => word ?? literal('image')

export const images: Readonly<Record<string, Body>> = {
  'build': build,
  'pull': pull,
  'push': push,
  'images': looks,
  'history | tree': looks,
  'search': { ...looks, operands: { '<term...>': asksRegistry } },
  'rmi': changes('-f, --force | --no-prune | --platform <v> | -a, --all | -i, --ignore'),
  'tag': { harmless: flags('-h, --help'), operands: { '<image>': nothing, '<name...>': mutates } },
  'untag': changes(),
  'save': exportTo,
  'load': {
    options: { '-i, --input <file>': loads },
    harmless: flags('--platform <v> | -q, --quiet | --signature-policy <v> | -h, --help'),
    operands: { '<name>': nothing },
    always: unlessHelp(() => [{ kind: 'mutate', target: literal('images') }]),
  },
  'import': {
    harmless: flags('--arch <v> | -c, --change <v> | -m, --message <v> | --os <v> | --platform <v> | -q, --quiet | --variant <v> | -h, --help'),
    operands: { '<source>': loads, '<name>': nothing },
    always: unlessHelp(given => [{ kind: 'mutate', target: some(given.operands[1]) }]),
  },
}

export const image: Body = {
  harmless: '-h, --help',
  subcommands: {
    ...images,
    'ls | list': looks,
    'inspect | exists | diff': looks,
    'rm | remove': changes('-f, --force | --no-prune | --platform <v> | -a, --all | -i, --ignore'),
    'prune': changesOf('unused images', ['-a, --all | --filter <v> | -f, --force | --build-cache | --external']),
    'mount | unmount | umount | sign': changes('-a, --all | --format <v> | -f, --force | --authfile <v> | --cert-dir <v> | -d, --directory <v> | --sign-by <v>'),
    'scp': { harmless: flags('-q, --quiet | -h, --help'), operands: { '<from>': nothing, '<to>': publishes } },
    'trust': { harmless: '-h, --help', subcommands: { show: looks, set: { options: { '-f, --pubkeysfile <file>': reads }, harmless: flags('-t, --type <v> | -h, --help'), operands: { '<registry>': each(target => ({ kind: 'configure', target })) } } } },
  },
}

export const manifest: Body = {
  harmless: '-h, --help',
  subcommands: {
    'inspect': { ...looks, operands: { '<image...>': asksRegistry } },
    'exists': looks,
    'create | annotate | add | remove | rm': {
      harmless: flags('-a, --amend | --all | --annotation <v> | --arch <v> | --artifact | --authfile <v> | --cert-dir <v> | --creds <v> | --features <v> | --insecure'
        + ' | --os <v> | --os-features <v> | --os-version <v> | --tls-verify | --variant <v> | -h, --help'),
      operands: { '<list>': mutates, '<image...>': nothing },
    },
    'push': { options: { '--digestfile <file>': writes }, harmless: flags('--all | --authfile <v> | --cert-dir <v> | --creds <v> | -f, --format <v> | --insecure | -p, --purge | -q, --quiet | --rm | --tls-verify | -h, --help'), operands: { '<list>': publishes, '<destination>': nothing } },
  },
}

export const trust: Body = {
  harmless: '-h, --help',
  subcommands: {
    'inspect | view': { ...looks, operands: { '<image...>': asksRegistry } },
    'sign | revoke': { harmless: flags('--local | -y, --yes | -h, --help'), operands: { '<image>': publishes } },
    'key': {
      subcommands: {
        generate: { options: { '--dir <folder>': writes }, harmless: '-h, --help', operands: { '<name>': each(() => ({ kind: 'configure', target: literal('docker trust keys') })) } },
        load: { harmless: flags('--name <v> | -h, --help'), operands: { '<file>': reads } },
      },
    },
    'signer': { subcommands: { 'add | remove': { options: { '--key <file>': reads }, harmless: flags('-f, --force | -h, --help'), operands: { '<name>': nothing, '<image...>': publishes } } } },
  },
}
