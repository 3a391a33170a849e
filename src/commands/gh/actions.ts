// gh workflow, run, cache, secret, variable, attestation: what runs on the service, and with what. Source: gh-workflow(1), gh-run(1), gh-secret(1), gh 2.23 to 2.60.
import { literal } from '../../model/index.ts'
import type { Body } from '../define.ts'
import { acts, does, looks } from '../lib/service.ts'
import { nothing, reads } from '../roles.ts'
import { github, JSON_OUTPUT, REPO, WEB } from './shared.ts'

const WHERE = `${REPO} | -o, --org <name> | -e, --env <name> | -u, --user | -a, --app <name>`

const secrets = (group: string): Body => ({
  harmless: WHERE,
  inherit: true,
  subcommands: {
    'list | ls': looks(JSON_OUTPUT),
    'get': looks(JSON_OUTPUT),
    'set': acts('publish', `${group} set`, {
      options: { '-f, --env-file <file>': reads },
      harmless: '-b, --body <text> | --no-store | --no-repos-selected | -r, --repos <repositories> | -v, --visibility <which>',
    }),
    'delete | remove': acts('destroy', `${group} delete`),
  },
})

export const subcommands: Record<string, Body> = {
  secret: secrets('secret'),
  variable: secrets('variable'),
  workflow: {
    harmless: REPO,
    inherit: true,
    subcommands: {
      'list | ls': looks(`-L, --limit <n> | -a, --all | ${JSON_OUTPUT}`),
      'view': looks(`${WEB} | -y, --yaml | -r, --ref <ref>`),
      'run': {
        harmless: '-r, --ref <ref> | -F, --field <value> | -f, --raw-field <value> | --json',
        operands: { '<workflow>': nothing },
        always: does('publish', 'workflow run'),
      },
      'enable': acts('publish', 'workflow enable'),
      'disable': acts('publish', 'workflow disable'),
    },
  },
  run: {
    harmless: REPO,
    inherit: true,
    subcommands: {
      'list | ls': looks(
        `-L, --limit <n> | -w, --workflow <name> | -b, --branch <branch> | -u, --user <login> | -e, --event <event> | --created <date>
          | -c, --commit <commit> | -a, --all | -s, --status <status> | ${JSON_OUTPUT}`,
      ),
      'view': looks(`-v, --verbose | --exit-status | -j, --job <id> | --log | --log-failed | ${WEB} | -a, --attempt <n> | ${JSON_OUTPUT}`),
      'watch': looks('--exit-status | -i, --interval <seconds> | --compact'),
      'download': {
        harmless: '-D, --dir <dir> | -n, --name <name> | -p, --pattern <pattern>',
        operands: { '<run>': nothing },
        always: given => [github, { kind: 'write', target: given.value('--dir') ?? literal('.') }],
      },
      'rerun': acts('publish', 'run rerun', { harmless: '--failed | -j, --job <id> | -d, --debug' }),
      'cancel': acts('publish', 'run cancel', { harmless: '--force' }),
      'delete': acts('destroy', 'run delete'),
    },
  },
  cache: {
    harmless: REPO,
    inherit: true,
    subcommands: {
      'list | ls': looks(`-L, --limit <n> | -k, --key <key> | -r, --ref <ref> | -O, --order <order> | -S, --sort <field> | ${JSON_OUTPUT}`),
      'delete': acts('mutate', 'cache delete', { harmless: '-a, --all | -r, --ref <ref> | --succeed-on-no-caches' }),
    },
  },
  'ruleset | rs': {
    harmless: REPO,
    inherit: true,
    subcommands: { 'list | ls | view | check': looks('-L, --limit <n> | -o, --org <name> | -p, --parents | -w, --web | --default') },
  },
  'attestation | at': {
    subcommands: {
      'verify | inspect | trusted-root':
        looks(`-b, --bundle <file> | --bundle-from-oci | -o, --owner <login> | ${REPO} | --predicate-type <type> | --no-public-good
          | --custom-trusted-root <file> | -L, --limit <n> | --deny-self-hosted-runners | --cert-identity <id> | -i, --cert-identity-regex <regex>
          | --signer-repo <repository> | --signer-workflow <workflow> | --signer-digest <digest> | --source-ref <ref> | --source-digest <digest>
          | --cert-oidc-issuer <issuer> | --hostname <host> | -d, --digest-alg <name> | --tuf-url <url> | --tuf-root <file> | --verify-only
          | --format <format> | -q, --jq <expression> | -t, --template <text>`),
      'download': {
        harmless: `-o, --owner <login> | ${REPO} | --predicate-type <type> | -L, --limit <n> | --hostname <host> | -d, --digest-alg <name>`,
        operands: { '<file>': nothing },
        always: () => [github, { kind: 'write', target: literal('.') }],
      },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'gh secret list': [],
  'gh secret set TOKEN -f .env': ['read .env', "publish 'secret set TOKEN'"],
  'gh secret delete TOKEN': ["destroy 'secret delete TOKEN'"],
  'gh variable get NAME': [],
  'gh workflow list': [],
  'gh workflow run deploy.yml -r main -f a=b': ["publish 'workflow run deploy.yml'"],
  'gh run view 5 --log-failed': [],
  'gh run download 5 -D dl': ['connect github.com', 'write dl'],
  'gh run cancel 5': ["publish 'run cancel 5'"],
  'gh run delete 5': ["destroy 'run delete 5'"],
  'gh cache delete --all': ["mutate 'cache delete'"],
  'gh ruleset check main': [],
  'gh attestation verify a.tgz --owner team': [],
  'gh attestation download a.tgz -o team': ['connect github.com', 'write .'],
}
