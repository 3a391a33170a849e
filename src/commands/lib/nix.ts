// The options that the programs of Nix share. Source: nix3(1), nix-env(1), nix-build(1) 2.8.
import { literal, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { executes, nothing, writes } from '../roles.ts'
import { asksAddress } from './addresses.ts'
import { interpretFile, interpretText } from './interpreter.ts'
import { install } from './toolchain.ts'

export const NIX_HARMLESS =
  '-h, --help | --version | -v, --verbose | --quiet | --debug | --log-format <how> | -L, --print-build-logs | --no-build-output, -Q | ' +
  '-j, --max-jobs <n> | --cores <n> | --max-silent-time <n> | --timeout <n> | -k, --keep-going | -K, --keep-failed | --fallback | --readonly-mode | ' +
  '--dry-run | --no-link | --json | --offline | --refresh | --impure | --pure | --pure-eval | --accept-flake-config | --no-write-lock-file | ' +
  '--no-update-lock-file | --no-registries | --recreate-lock-file | --commit-lock-file | --update-input <name> | ' +
  '--show-trace | --arg <name> <value> | --argstr <name> <text> | --rebuild | --check | --repair | --no-out-link | ' +
  '-A, --attr <path> | --derivation | --print-out-paths | --system <name> | --no-substitute | --no-net | --keep-outputs | ' +
  '--extra-experimental-features <names> | --experimental-features <names> | -I, --include <path> | ' +
  '--tarball-ttl <n> | --all-systems | --legacy | --raw | --apply <text> | --strict | --eval | --parse | --find-file | --xml | -s, --size | ' +
  '-S, --closure-size | -r, --recursive | -n | --from-profile <path> | --keep <name> | -i, --ignore-environment | -u, --unset <name> | ' +
  '--redirect <pair> <path> | --phase <name> | --unpack | --configure | --install | --installcheck | --reference-lock-file <file> | ' +
  '--exclude <pattern> | --all | --priority <n> | --no-check-sigs | --sigs | --exclude-cached'

/** A flake of another machine. */
export const asksFlake: Role = words => words.filter(word => some(word, value => /^(?:github|gitlab|sourcehut|(?:(?:git|hg|tarball|file)\+)?(?:https?|ssh|git)):/i.test(value))).map(target => ({ kind: 'connect', target }))

/** A program behind an option runs; settings that name programs or builders may stand on the command line too. */
export const nixHooks: NonNullable<Body['options']> = {
  '-o, --out-link, --add-root, --profile, -p <path>': writes,
  '--option <name> <value>': words => (/hook|builder|sandbox|plugin|allow|trusted|substituters|diff/.test(words[0]?.text ?? 'hook') ? [{ kind: 'execute', target: words[1] ?? literal('nix setting') }] : []),
  '--store, --eval-store, --to, --from, --inputs-from <url>': asksAddress,
  '--override-input <name> <url>': (words, given) => asksFlake(words.slice(1), given),
  '--builders, --post-build-hook, --build-hook, --pre-build-hook, --diff-hook, --plugin-files <program>': executes,
}

/** An expression is a program that may fetch, read and build. */
export const nixText: Role = words => words.map(text => interpretText(text, 'nix'))
export const nixFile = (target: Word): Step => interpretFile(target, 'nix')
/** Installables such as `nixpkgs#hello`, `.#app` and `github:a/b`. */
export const brings = (words: readonly Word[], where: 'workspace' | 'system'): readonly Step[] => words.map(target => install(target, where))
export const anything: NonNullable<Body['operands']> = { '<arg...>': nothing }
export const unlessDry = (steps: (given: Given) => readonly Step[]) => (given: Given): readonly Step[] => (given('--dry-run') ? [] : steps(given))
