// What several of deno's subcommands do alike. Source: Deno 2, `deno help` and its manual.
import { exact, literal } from '../../model/index.ts'
import type { Body, Role } from '../define.ts'
import { listens, runsStdin } from '../lib/interpreter.ts'
import { runsModules } from '../lib/javascript.ts'
import { executesHere, install, installs } from '../lib/toolchain.ts'
import { nothing, reads, readsTree, writes } from '../roles.ts'
import { MODULES, PERMISSIONS } from './options.ts'

export const anything = { '<arg...>': nothing }
/** Loaded before the program, or opened while it runs. */
export const beside: NonNullable<Body['options']> = {
  '--preload, --import, --require <module>': runsModules,
  '--env-file, --env [file]': (words, given) => reads(words.length ? words : [literal('.env')], given),
  '--inspect, --inspect-brk, --inspect-wait [address]': words => [listens(words[0], '9229')],
}
const program: Role = (words, given) => (exact(words[0]) === '-' ? runsStdin(given, 'javascript') : runsModules(words, given))
export const run: Body = { style: 'posix', options: beside, harmless: `${PERMISSIONS} | ${MODULES}`, operands: { '<script>': program, '<arg...>': nothing } }
/** Looks at sources, and changes them only when told to. */
export const checks = (harmless: string, fix: string): Body => ({
  options: { [fix]: (_, given) => (given.operands.length ? given.operands : [literal('.')]).map(target => ({ kind: 'write', target })) },
  harmless: `${PERMISSIONS} | ${MODULES} | ${harmless}`,
  always: given => (given.operands.length ? [] : [{ kind: 'read', target: literal('.'), recursive: true }]),
  operands: { '<path...>': readsTree },
})
export const tests = (harmless: string): Body => ({
  options: { ...beside, '--coverage, --junit-path [path]': (words, given) => writes(words.length ? words : [literal('coverage')], given) },
  harmless: `${PERMISSIONS} | ${MODULES} | ${harmless}`,
  always: () => [executesHere],
  operands: anything,
})
export const adds: Body = {
  harmless: `${MODULES} | -D, --dev | --jsr | --npm | --package-json | --lockfile-only | --save-exact | -e, --entrypoint | --allow-import [hosts] | --prod`,
  always: given => (given.operands.length ? [] : [install(literal('.'), 'workspace')]),
  operands: { '<package...>': installs('workspace') },
}
