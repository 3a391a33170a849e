// changeset: versions and changelogs of a workspace of packages. Source: @changesets/cli 2.31.
import { literal } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { helpful } from './lib/settle.ts'
import { nothing, writes } from './roles.ts'

const notes = (): readonly Step[] => [{ kind: 'write', target: literal('.changeset') }]
const packages = (): readonly Step[] => [{ kind: 'write', target: literal('.') }]

const body: Body = {
  harmless: '--help, -h | --version, -v | --empty | --open | --since <ref> | --message, -m <text>',
  inherit: true,
  bare: notes,
  subcommands: {
    'init | add | pre': { harmless: '--tag <tag>', operands: { '<what...>': nothing }, always: notes },
    'version | bump': { harmless: '--ignore <package> | --snapshot [name] | --snapshot-prerelease-template <text>', always: packages },
    'publish': {
      harmless: '--otp <code> | --tag <tag> | --no-git-tag | --git-tag | --snapshot-prerelease-template <text>',
      always: () => [{ kind: 'publish', target: literal('packages of the workspace') }],
    },
    'tag': { always: packages },
    'status': { options: { '-o, --output <file>': writes }, harmless: '--verbose, -v', operands: { '<what...>': nothing } },
  },
}

export default command('changeset', {
  ...helpful(body),
  aliases: ['changesets'],
  examples: {
    'changeset': ['write .changeset'],
    'changeset add --empty': ['write .changeset'],
    'changeset status --output=status.json': ['write status.json'],
    'changeset version': ['write .'],
    'changeset publish --tag next': ["publish 'packages of the workspace'"],
    'changeset publish --help': [],
  },
})
