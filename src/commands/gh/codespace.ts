// gh codespace: machines of the service. Source: gh-codespace(1), gh 2.23 to 2.60.
import { literal, type Word } from '../../model/index.ts'
import type { Body, Step } from '../define.ts'
import { acts, looks } from '../lib/service.ts'
import { nothing, writes } from '../roles.ts'
import { JSON_OUTPUT, LIST, REPO, WEB } from './shared.ts'

/** `remote:path` stands on the codespace. */
const copied = (words: readonly Word[]): readonly Step[] => {
  const away = (word: Word): boolean => word.values?.some(value => value.startsWith('remote:')) ?? false
  const to = words.at(-1)
  if (!to) return []
  const local = words.slice(0, -1).filter(word => !away(word))
  return [
    ...local.map((target): Step => ({ kind: 'read', target, recursive: true })),
    { kind: 'connect', target: literal('codespace'), ...(local.length && { sends: true }) },
    ...(away(to) ? [] : [{ kind: 'write' as const, target: to }]),
  ]
}

const SPACE = `-c, --codespace <name> | ${REPO} | --repo-owner <login>`

export const subcommands: Record<string, Body> = {
  'codespace | cs': {
    harmless: SPACE,
    inherit: true,
    subcommands: {
      'list | ls | view | logs': looks(`${LIST} | -f, --follow | -o, --org <name> | -u, --user <login>`),
      'code | jupyter | select': { options: { '-f, --file <file>': writes }, harmless: `--insiders | ${WEB}` },
      'create': acts('mutate', 'codespace create', {
        harmless: `${WEB} | -b, --branch <branch> | -l, --location <place> | -m, --machine <type> | --default-permissions | -s, --status
          | --idle-timeout <time> | --retention-period <time> | --devcontainer-path <path> | -d, --display-name <name>`,
      }),
      'edit': acts('mutate', 'codespace edit', { harmless: '-d, --display-name, --displayName <name> | -m, --machine <type>' }),
      'rebuild': acts('mutate', 'codespace rebuild', { harmless: '--full' }),
      'stop': acts('mutate', 'codespace stop', { harmless: '-o, --org <name> | -u, --user <login>' }),
      'delete': acts('destroy', 'codespace delete', { harmless: '--all | -f, --force | --days <n> | -o, --org <name> | -u, --user <login>' }),
      'ports': {
        harmless: JSON_OUTPUT,
        subcommands: {
          'visibility': acts('publish', 'codespace ports visibility'),
          'forward': { operands: { '<ports...>': nothing }, always: () => [{ kind: 'connect', target: literal('127.0.0.1'), listens: true }] },
        },
      },
      'cp': { harmless: '-r, --recursive | -e, --expand | -p, --profile <name>', operands: { '<paths...>': copied } },
      'ssh': {
        harmless: '--profile <name> | --server-port <port> | -d, --debug | --debug-file <file> | --config | --stdio',
        operands: { '<ssh options and command...>': words => (words.length ? [{ run: words, host: literal('codespace') }] : []) },
        always: given => (given('--config') ? [] : [{ kind: 'connect', target: literal('codespace') }]),
      },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'gh codespace list': [],
  'gh codespace select -f out.txt': ['write out.txt'],
  'gh cs ssh -c box -- rm -rf src': ['connect codespace', 'delete src (recursive)'],
  'gh cs cp -r src remote:src': ['read src (recursive)', 'connect codespace (sends)'],
  'gh cs cp remote:a.txt .': ['connect codespace', 'write .'],
  'gh cs delete --all': ["destroy 'codespace delete'"],
  'gh cs ports forward 80:80': ['connect 127.0.0.1 (listens)'],
}
