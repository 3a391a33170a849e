// hg clone, pull, push, bundle, serve: between repositories. Source: hg(1), Mercurial 6.3.
import { literal } from '../../model/index.ts'
import type { Body } from '../define.ts'
import { cloneName, contact } from '../git/contact.ts'
import { change } from '../git/where.ts'
import { nothing, writes } from '../roles.ts'
import { asked, COMMIT, DIFF, local, REVS, remote, server, WITHIN } from './shared.ts'

export const subcommands: Record<string, Body> = {
  'incoming | in': {
    options: { ...remote, '--bundle <file>': writes },
    harmless: `-f, --force | --newest-first | -l, --limit <n> | -M, --no-merges | -G, --graph | ${DIFF} | ${REVS} | -S, --subrepos`,
    operands: { '<source>': nothing },
    always: asked,
  },
  'outgoing | out': {
    options: remote,
    harmless: `-f, --force | --newest-first | -l, --limit <n> | -M, --no-merges | -G, --graph | ${DIFF} | ${REVS} | -S, --subrepos`,
    operands: { '<target>': nothing },
    always: asked,
  },
  'clone': {
    options: remote,
    harmless: `-U, --noupdate | --updaterev <rev> | --pull | --stream | --uncompressed | ${REVS}`,
    operands: { '<source>': nothing, '<folder>': nothing },
    always: given => (given.operands[0] ? [...contact(given.operands[0]), { kind: 'write', target: given.operands[1] ?? cloneName(given.operands[0]) }] : []),
  },
  'init': { options: remote, operands: { '<folder>': nothing }, always: given => local(given.operands).map(target => ({ kind: 'write', target })) },
  'pull': {
    options: remote,
    harmless: `-u, --update | -f, --force | --confirm | --rebase | -r, --rev <rev> | -B, --bookmark <name> | -b, --branch <branch> | ${COMMIT}`,
    operands: { '<source>': nothing },
    always: given => [...asked(given), change],
  },
  'push': {
    options: remote,
    harmless: `-f, --force | --all-bookmarks | --new-branch | --pushvars <values> | --publish | ${REVS}`,
    operands: { '<target>': nothing },
    // With --force it makes new heads on a branch that others work on.
    always: given => [{ kind: 'publish', target: given.operands[0] ?? server, ...(given('--force') && { force: true }) }],
  },
  'archive': { harmless: `--no-decode | -p, --prefix <prefix> | -t, --type <type> | ${WITHIN} | -r, --rev <rev>`, operands: { '<destination>': writes } },
  'bundle': {
    options: remote,
    harmless: `--exact | -f, --force | -r, --rev <rev> | -b, --branch <branch> | --base <rev> | -a, --all | -t, --type <type>`,
    operands: { '<file>': writes, '<target>': nothing },
  },
  'serve': {
    options: { '-A, --accesslog <file>': writes, '-E, --errorlog <file>': writes, '--pid-file <file>': writes },
    harmless: `-d, --daemon | -p, --port <n> | -a, --address <host> | --prefix <path> | -n, --name <name> | --web-conf <file> | --stdio | --cmdserver <mode>
        | -t, --templates <name> | --style <name> | -6, --ipv6 | --certificate <file> | --print-url | -S, --subrepos`,
    always: given =>
      given('--stdio') || given('--cmdserver') ? [] : [{ kind: 'connect', target: given.value('--address') ?? literal('0.0.0.0'), listens: true }],
  },
}
