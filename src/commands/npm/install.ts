// npm's subcommands that bring packages in, take them out, or run them.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { project, runsPackage } from '../lib/packages.ts'
import { executesHere, inFolder, install, type Where, writesPath } from '../lib/toolchain.ts'
import { nothing, under } from '../roles.ts'

const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[]): Body => ({ always: given => (given('--dry-run') ? [] : steps(given)), operands: anything })

export const isGlobal = (given: Given): boolean => given('-g') || exact(given.value('--location')) === 'global'
/** Another registry is as good as a URL. */
export const whereOf = (given: Given): Where => (isGlobal(given) ? 'system' : given('--registry') ? 'url' : 'workspace')
const prefixed = (given: Given): readonly Step[] => {
  const prefix = given.value('--prefix')
  return prefix && !isGlobal(given) ? [writesPath(under(prefix, 'node_modules'))] : []
}
export const brings = (packages: readonly Word[], given: Given): readonly Step[] =>
  given('--dry-run')
    ? []
    : [
        ...(packages.length ? packages : [given.value('--prefix') ?? project])
          .map(target => install(target, whereOf(given)))
          .map(step => (packages.length ? step : { ...step, where: whereOf(given) })),
        ...prefixed(given),
      ]

/** `npm init vite` fetches and runs create-vite. */
const creates = (given: Given): readonly Step[] => {
  const name = given.operands[0] && map(given.operands[0], value => (/^[\w.-]+(?:@[\w.^~-]+)?$/.test(value) ? `create-${value}` : value))
  return name ? [install(name, 'workspace'), { kind: 'execute', target: name }] : [writesPath(inFolder(given.value('--prefix'), 'package.json'))]
}

export const installing: Readonly<Record<string, Body>> = {
  'install | i | in | ins | inst | insta | instal | isnt | isnta | isntal | isntall | add': only(given => brings(given.operands, given)),
  'ci | clean-install | ic | install-clean | isntall-clean': only(given => brings([], given)),
  'install-test | it | install-ci-test | cit | clean-install-test | sit': only(given => [...brings([], given), { task: literal('test') }]),
  'uninstall | unlink | remove | rm | r | un | prune | dedupe | ddp': only(given => brings(given.operands, given)),
  'update | up | upgrade | udpate': only(given => brings(given.operands, given)),
  'link | ln': only(given => (given.operands.length ? given.operands.map(target => install(target, 'workspace')) : [install(project, 'system')])),
  'rebuild | rb': only(() => [executesHere]),
  audit: only(given => (exact(given.operands[0]) === 'fix' ? [install(project, 'workspace')] : [])),
  'exec | x': {
    operands: anything,
    always: given => {
      const script = given.value('--call')
      const fetched = given.values('--package')
      return script ? [...fetched.map(target => install(target, 'workspace')), { script }] : runsPackage(given.operands, fetched)
    },
  },
  'init | create | innit': { operands: anything, always: creates },
}
