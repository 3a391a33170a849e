// update-alternatives, alternatives: choose which program a name means. Source: update-alternatives(1), dpkg 1.21.
import { literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { nothing } from './roles.ts'

const configures: Role = words => words.slice(0, 1).map(target => ({ kind: 'configure', target }))

export default command('update-alternatives', {
  aliases: ['alternatives'],
  options: {
    '--install <link> <name> <path> <priority>': (words, given) => configures(words.slice(1), given),
    '--slave <link> <name> <path>': nothing,
    '--set <name> <path>': configures,
    '--auto <name>': configures,
    '--remove <name> <path>': configures,
    '--remove-all <name>': configures,
    '--config <name>': configures,
    '--set-selections': () => [{ kind: 'configure', target: literal('alternatives') }],
    '--all': () => [{ kind: 'configure', target: literal('alternatives') }],
  },
  harmless:
    '--display <name> | --list <name> | --query <name> | --get-selections | --altdir <folder> | --admindir <folder> | --instdir <folder> | ' +
    '--root <folder> | --log <file> | --force | --skip-auto | --quiet | --verbose | --debug | --help | --version',
  operands: { '<word...>': nothing },
  examples: {
    'update-alternatives --display editor': [],
    'update-alternatives --set editor /usr/bin/vim.tiny': ['configure editor'],
    'update-alternatives --install /usr/bin/x x /opt/x 10 --slave /usr/bin/y y /opt/y': ['configure x'],
    'update-alternatives --auto x --remove y /opt/y --remove-all z --config w --all --set-selections': ['configure x', 'configure y', 'configure z', 'configure w', 'configure alternatives'],
  },
})
