// git archive, bundle, daemon and the two ends of a transfer: carrying history out. Source: git-archive(1), git-bundle(1), git-daemon(1), git 2.39 to 2.55.
import { exact, literal, map, unresolved, type Word } from '../../model/index.ts'
import type { Body, Step } from '../define.ts'
import { connects, nothing, reads, readsTree, writes } from '../roles.ts'
import { contact, contactFirst, origin, serverProgram } from './contact.ts'
import { QUIET } from './options.ts'
import { pathSteps } from './paths.ts'
import { commandLines } from './programs.ts'
import { changes } from './where.ts'

/** `HEAD:docs` takes a folder of the tree. */
const treePaths = (words: readonly Word[]): readonly Step[] =>
  words.flatMap(word =>
    word.values?.some(value => value.includes(':'))
      ? [{ kind: 'read', target: map(word, value => value.slice(value.indexOf(':') + 1) || '.'), recursive: true }]
      : [],
  )

export const subcommands: Record<string, Body> = {
  backfill: { harmless: '--min-batch-size <n> | --sparse', always: () => contact(origin) },
  'fetch-pack': {
    options: { '--upload-pack, --exec <program>': serverProgram },
    harmless: `--all | --stdin | -q, --quiet | -k, --keep | --thin | --include-tag | --depth <n> | --shallow-since <time> | --shallow-exclude <ref>
        | --deepen-relative | --refetch | --no-progress | --check-self-contained-and-connected | -v | --stateless-rpc | --diag-url | --no-dependents
        | --filter <spec> | --from-promisor | --lock-pack | --update-shallow | --cloning`,
    operands: { '<repository>': nothing, '<ref...>': nothing },
    always: contactFirst,
  },
  'http-fetch': {
    harmless: '-c | -t | -a | -v | --recover | -w <file> | --stdin | --packfile <hash> | --index-pack-args <args>',
    operands: { '<commit>': nothing, '<url>': connects },
  },
  archive: {
    options: {
      '-o, --output <file>': writes,
      '--remote <repository>': words => words.flatMap(contact),
      '--exec <program>': serverProgram,
      '--add-file <file>': reads,
    },
    harmless: '--format <format> | --prefix <prefix> | --add-virtual-file <content> | --worktree-attributes | -v, --verbose | -<n> | -l, --list | --mtime <time>',
    operands: { '<tree>': words => treePaths(words), '<path...>': words => words.flatMap(target => [{ kind: 'read' as const, target, recursive: true }, ...pathSteps('read', [target]).slice(1)]) },
  },
  bundle: {
    subcommands: {
      'create': {
        harmless: `${QUIET} | --all-progress | --all-progress-implied | --version <n> | --all | --branches [pattern] | --tags [pattern] | --remotes [pattern]
            | --since <date> | -<n> | --not | --stdin`,
        operands: { '<file>': writes, '<revision...>': nothing },
      },
      'verify | list-heads': { harmless: QUIET, operands: { '<file>': reads, '<ref...>': nothing } },
      'unbundle': { harmless: '--progress', operands: { '<file>': reads, '<ref...>': nothing }, always: changes },
    },
  },
  'upload-pack | upload-archive': {
    harmless: '--strict | --no-strict | --timeout <n> | --stateless-rpc | --advertise-refs, --http-backend-info-refs',
    operands: { '<folder>': readsTree },
  },
  'receive-pack': { harmless: '-q, --quiet | --http-backend-info-refs | --skip-connectivity-check', operands: { '<folder>': writes } },
  'remote-ext': { operands: { '<remote>': nothing, '<command>': words => words.flatMap(word => contact(map(word, value => `ext::${value}`))) } },
  'remote-http | remote-https | remote-ftp | remote-ftps': { operands: { '<remote>': nothing, '<url>': connects } },
  daemon: {
    options: { '--access-hook <program>': commandLines },
    harmless:
      `--strict-paths | --base-path <path> | --base-path-relaxed | --interpolated-path <path> | --export-all | --inetd | --listen <host> | --port <n>
        | --init-timeout <n> | --timeout <n> | --max-connections <n> | --syslog | --log-destination <where> | --user-path [path] | --verbose | --reuseaddr
        | --detach | --pid-file <file> | --user <user> | --group <group> | --enable <service> | --disable <service> | --allow-override <service>
        | --forbid-override <service> | --informative-errors`,
    operands: { '<folder...>': readsTree },
    always: given => [
      { kind: 'connect', target: given.value('--listen') ?? literal('0.0.0.0'), listens: true },
      ...(exact(given.value('--enable')) === 'receive-pack' ? changes() : []),
    ],
  },
  'instaweb': {
    options: { '-d, --httpd <program>': commandLines, '-b, --browser <program>': commandLines },
    harmless: '-l, --local | -p, --port <n> | -m, --module-path <path> | --start | --stop | --restart',
    operands: { '<action>': nothing },
    always: given => (given('--stop') ? [] : [{ kind: 'connect', target: literal(given('--local') ? '127.0.0.1' : '0.0.0.0'), listens: true }]),
  },
  'http-backend | shell | cvsserver': {
    style: 'none',
    operands: { '<arg...>': nothing },
    always: () => [{ kind: 'interpret', target: unresolved('stdin'), language: 'git requests' }],
  },
}

export const examples: Record<string, readonly string[]> = {
  'git backfill': ['connect origin'],
  'git fetch-pack --exec=git-upload-pack git@git.example:app.git main': ['connect git@git.example:app.git'],
  'git http-fetch -a abc https://git.example/app.git': ['connect https://git.example/app.git'],
  "git archive HEAD '.e*' src": ['read .e* (recursive)', 'read .env', 'read .env.local', 'read .env.production', 'read src (recursive)'],
  'git archive --format=zip -o app.zip HEAD:src': ['write app.zip', 'read src (recursive)'],
  "git archive --remote=git@git.example:app.git --exec='sh -c id' HEAD": ['connect git@git.example:app.git', "interpret 'sh -c id' as sh (literal)"],
  'git archive --add-file=.env HEAD src': ['read .env', 'read src (recursive)'],
  'git bundle create ../app.bundle --all': ['write ../app.bundle'],
  'git bundle verify app.bundle': ['read app.bundle'],
  'git upload-pack ../other': ['read ../other (recursive)'],
  'git receive-pack ../other': ['write ../other'],
  'git remote-ext origin "sh -c id"': [],
  'git remote-https origin https://git.example/app.git': ['connect https://git.example/app.git'],
  'git daemon --export-all --access-hook=./check --enable=receive-pack /srv/git': [
    'interpret ./check as sh (literal)',
    'execute ./check',
    'connect 0.0.0.0 (listens)',
    'write .',
    'read /srv/git (recursive)',
  ],
  'git instaweb -d "sh -c id" -b cat': ["interpret 'sh -c id' as sh (literal)", 'connect 0.0.0.0 (listens)'],
  'git shell': ['interpret ?stdin as git requests'],
}
