// corepack: fetches the package manager that a project asks for. Source: corepack 0.30 --help.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { install, otherwise } from './lib/toolchain.ts'
import { nothing, writes } from './roles.ts'

const installs: Body = {
  harmless: '--install-directory <folder> | -g, --global | --all | --activate | --cache-only | --json',
  operands: { '<name...>': nothing },
  always: given => (given.operands.length ? given.operands : [literal('package manager')]).map(target => install(target, 'system')),
}

export default command('corepack', {
  harmless: '-h, --help | -v, --version',
  ...otherwise(
    {
      'enable | disable': { ...installs, always: () => [{ kind: 'configure', target: literal('corepack') }] },
      'install | prepare | hydrate | use | up': installs,
      cache: { operands: { '<what...>': nothing }, always: () => [{ kind: 'configure', target: literal('corepack') }] },
      pack: {
        options: { '-o, --output <file>': writes },
        harmless: '--json | --all | --activate',
        operands: { '<name...>': nothing },
        always: () => [install(literal('package manager'), 'system')],
      },
    },
    (head, args) => [{ run: [head, ...args] }],
  ),
  examples: {
    'corepack --version': [],
    'corepack enable': ['configure corepack'],
    'corepack prepare pnpm@10 --activate': ['install pnpm@10 (system)'],
    'corepack use pnpm@10': ['install pnpm@10 (system)'],
    'corepack pack -o c.tgz': ['write c.tgz', "install 'package manager' (system)"],
    'corepack yarn why x': [],
  },
})
