// httpie: manages HTTPie and its plug-ins. Source: httpie(1) 3.2.
import { command } from './define.ts'
import { nothing } from './roles.ts'

const plugins = { operands: { '<package...>': nothing } } as const

export default command('httpie', {
  harmless: '--help | -h | --version | --debug | --traceback',
  subcommands: {
    'plugins': {
      subcommands: {
        'install | upgrade': { operands: { '<package...>': words => words.map(target => ({ kind: 'install', target, where: 'system' })) }, harmless: '--help' },
        'uninstall': { operands: { '<package...>': words => words.map(target => ({ kind: 'configure', target })) }, harmless: '--help' },
        'list': plugins,
      },
    },
    'cli': {
      subcommands: {
        'plugins': {
          subcommands: {
            'install | upgrade': { operands: { '<package...>': words => words.map(target => ({ kind: 'install', target, where: 'system' })) } },
            'list': plugins,
          },
        },
        'check-updates': plugins,
        'export-args': { harmless: '--format <name>', ...plugins },
        'sessions': { operands: { '<word...>': words => words.slice(0, 1).map(target => ({ kind: 'configure', target })) } },
      },
    },
  },
  examples: {
    'httpie plugins install httpie-ntlm': ['install httpie-ntlm (system)'],
    'httpie plugins uninstall httpie-ntlm': ['configure httpie-ntlm'],
    'httpie cli plugins upgrade httpie-ntlm': ['install httpie-ntlm (system)'],
    'httpie cli sessions upgrade a.dev me': ['configure upgrade'],
    'httpie plugins list': [],
    'httpie --version': [],
  },
})
