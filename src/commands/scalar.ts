// scalar: large git repositories, with background upkeep. Source: scalar(1), git 2.39.
import { literal, map } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { cloneName, contact } from './git/contact.ts'
import { settings } from './git/settings.ts'
import { helpful } from './lib/settle.ts'
import { nothing } from './roles.ts'

/** Registering schedules git maintenance. */
const upkeep: Step = { kind: 'configure', target: literal('git maintenance schedule'), persists: true }

const body: Body = {
  options: { '-c <name=value>': settings },
  harmless: '-C <folder> | --help, -h',
  subcommands: {
    'clone': {
      harmless: `-b, --branch <branch> | --full-clone | --no-full-clone | --single-branch | --no-single-branch | --src | --no-src | --tags | --no-tags
          | --maintenance | --no-maintenance | --help, -h`,
      operands: { '<repository>': nothing, '<folder>': nothing },
      always: given => {
        const [from, to] = given.operands
        return from ? [...contact(from), { kind: 'write', target: to ?? cloneName(from) }, upkeep] : []
      },
    },
    'register | reconfigure': {
      harmless: '-a, --all | --maintenance [how] | --no-maintenance | --help, -h',
      operands: { '<folder>': nothing },
      always: () => [upkeep],
    },
    'unregister': { operands: { '<folder>': nothing }, always: () => [{ kind: 'configure', target: literal('git maintenance schedule') }] },
    'run': { operands: { '<task>': nothing, '<folder>': nothing }, always: given => [{ kind: 'write', target: given.operands[1] ?? literal('.') }] },
    'delete': { operands: { '<folder>': words => words.map(target => ({ kind: 'delete', target, recursive: true })) } },
    'diagnose': {
      operands: { '<folder>': nothing },
      always: given => [
        { kind: 'write', target: given.operands[0] ? map(given.operands[0], folder => `${folder}/.scalarDiagnostics`) : literal('.scalarDiagnostics') },
      ],
    },
    'list | version | help': { harmless: '--build-options | -v, --verbose', operands: { '<arg...>': nothing } },
  },
}

export default command('scalar', {
  ...helpful(body),
  examples: {
    'scalar list': [],
    'scalar clone https://git.example/app.git': ['connect https://git.example/app.git', 'write app', "configure 'git maintenance schedule' (persists)"],
    'scalar -c core.pager=cat register .': ["configure 'git maintenance schedule' (persists)"],
    'scalar delete ../app': ['delete ../app (recursive)'],
    'scalar run fetch': ['write .'],
    'scalar diagnose': ['write .scalarDiagnostics'],
  },
})
