// jj git and jj gerrit: other repositories. Source: the command-line reference of jj 0.44.
import { literal } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { cloneName, contact, origin } from '../git/contact.ts'
import { nothing } from '../roles.ts'
import { changed, INTO } from './shared.ts'

/** A push replaces what is there only if it is what was last fetched. */
const pushed = (given: Given): readonly Step[] =>
  given('--dry-run') ? [] : [{ kind: 'publish', target: given.value('--remote') ?? origin, ...(given('--deleted') ? { force: true } : { lease: true }) }]
const address = (given: Given): readonly Step[] => [
  { kind: 'configure', target: given.operands[1] ?? given.value('--push') ?? given.value('--fetch') ?? literal('remote') },
]

export const subcommands: Record<string, Body> = {
  'git': {
    subcommands: {
      'clone': {
        harmless:
          '--remote <name> | --colocate | --no-colocate | --depth <n> | -b, --branch <branch> | -t, --tag <tag> | --object-hash <hash> | --fetch-tags <which>',
        operands: { '<source>': nothing, '<folder>': nothing },
        always: given =>
          given.operands[0] ? [...contact(given.operands[0]), { kind: 'write', target: given.operands[1] ?? cloneName(given.operands[0]) }] : [],
      },
      'init': {
        harmless: '--colocate | --no-colocate | --object-hash <hash> | --git-repo <folder>',
        operands: { '<folder>': nothing },
        always: given => [{ kind: 'write', target: given.operands[0] ?? literal('.') }],
      },
      'fetch': {
        harmless: '-b, --branch <branch> | -t, --tag <tag> | --tracked | --remote <name> | --all-remotes',
        always: given => contact(given.value('--remote') ?? origin),
      },
      'push': {
        harmless: `--remote <name> | -b, --bookmark <name> | -t, --tag <tag> | --all | --tracked | --deleted | --allow-new, -N | --allow-empty-description
            | --allow-private | --allow-conflicts | -r, --revision, --revisions <revset> | -c, --change <revset> | --named <name> | --dry-run
            | -o, --option <option>`,
        always: pushed,
      },
      'import | export': changed(),
      'root': {},
      'remote': {
        subcommands: {
          'list': {},
          'add | set-url': {
            harmless: '--push-url <url> | --push <url> | --fetch <url>',
            operands: { '<name>': nothing, '<url>': nothing },
            always: address,
          },
          'remove | rename': changed(),
        },
      },
      'colocation': { subcommands: { 'status': {}, 'enable | disable': changed() } },
    },
  },
  'gerrit': {
    subcommands: {
      'upload': {
        harmless: `${INTO} | -n, --dry-run | -b, --remote-branch <branch> | --remote <name> | --reviewer <who> | --cc <who> | -l, --label <label>
          | --topic <topic> | --hashtag <tag> | --wip | --ready | --private | --submit`,
        always: pushed,
      },
    },
  },
}
