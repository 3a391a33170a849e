// ollama: language models on this machine. Source: ollama --help 0.5.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { connects, mutates, nothing, publishes, reads } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<argument...>': nothing } }

export default command('ollama', {
  harmless: '-h, --help | -v, --version',
  subcommands: {
    'list | ls | ps | show | help': looks,
    'run': { harmless: '--format <v> | --insecure | --keepalive <v> | --nowordwrap | --verbose | --think [v] | --hidethinking | -h, --help', operands: { '<model>': connects, '<prompt...>': nothing } },
    'pull': { harmless: '--insecure | -h, --help', operands: { '<model>': connects } },
    'push': { harmless: '--insecure | -h, --help', operands: { '<model>': publishes } },
    'create': { options: { '-f, --file <file>': reads }, harmless: '-q, --quantize <v> | -h, --help', operands: { '<model>': mutates } },
    'cp': { operands: { '<model>': nothing, '<name>': mutates } },
    'rm | stop': { harmless: '-h, --help', operands: { '<model...>': mutates } },
    'serve | start': { harmless: '-h, --help', always: given => (given('-h') ? [] : [{ kind: 'connect', target: literal('127.0.0.1:11434'), listens: true }]) },
    'signin | signout': { always: () => [{ kind: 'configure', target: literal('ollama.com') }] },
  },
  examples: {
    'ollama list': [],
    'ollama run llama3 hello': ['connect llama3'],
    'ollama rm llama3': ['mutate llama3'],
    'ollama create me -f Modelfile': ['read Modelfile', 'mutate me'],
    'ollama serve': ['connect 127.0.0.1:11434 (listens)'],
  },
})
