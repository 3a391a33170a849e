// husky: points git's hooks at the folder .husky. Source: husky 9.1 and 8.0.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { helpful } from './lib/settle.ts'
import { nothing } from './roles.ts'

/** The scripts in that folder are the project's own, under review like its other files. */
const pointed = (folder: Word | undefined): readonly Step[] => [
  { kind: 'configure', target: literal(`core.hooksPath=${folder?.values?.[0] ?? folder?.text ?? '.husky'}/_`) },
]

const body: Body = {
  harmless: '--help, -h | --version, -v',
  bare: () => pointed(undefined),
  subcommands: {
    'init': {
      always: () => [{ kind: 'write', target: literal('package.json') }, { kind: 'write', target: literal('.husky/pre-commit') }, ...pointed(undefined)],
    },
    'install': { operands: { '<folder>': nothing }, always: given => pointed(given.operands[0]) },
    'add | set': { operands: { '<file>': words => words.map(target => ({ kind: 'write', target })), '<command>': words => words.map(script => ({ script })) } },
    'uninstall': { always: () => [{ kind: 'configure', target: literal('unset core.hooksPath') }] },
  },
}

export default command('husky', {
  ...helpful(body, '--version'),
  examples: {
    'husky': ['configure core.hooksPath=.husky/_'],
    'husky init': ['write package.json', 'write .husky/pre-commit', 'configure core.hooksPath=.husky/_'],
    'husky install .config/husky': ['configure core.hooksPath=.config/husky/_'],
    "husky add .husky/pre-commit 'rm -rf ~'": ['write .husky/pre-commit', 'delete /home/dev (recursive)'],
    'husky uninstall': ["configure 'unset core.hooksPath'"],
    'husky --version': [],
  },
})
