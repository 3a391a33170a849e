// twine: publishes Python packages. Source: twine 6 --help.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, nothing, reads } from './roles.ts'

const upload: Body = {
  options: { '--repository-url <url>': nothing, '--config-file <file>': reads, '--sign-with <program>': executes },
  harmless:
    '-h, --help | -r, --repository <name> | -s, --sign | -i, --identity <name> | -u, --username <name> | -p, --password <text> | --non-interactive | ' +
    '-c, --comment <text> | --skip-existing | --cert <file> | --client-cert <file> | --verbose | --disable-progress-bar | --attestations',
  operands: { '<file...>': reads },
  always: given => [{ kind: 'publish', target: given.operands[0] ?? literal('dist') }],
}

export default command(
  'twine',
  quiet(['--help', '--version'], {
    harmless: '-h, --help | --version | --no-color',
    subcommands: { 'upload | register': upload, check: { harmless: '-h, --help | --strict', operands: { '<file...>': reads } } },
    examples: {
      'twine --version': [],
      'twine check dist/a.whl': ['read dist/a.whl'],
      'twine upload --repository-url https://a.dev --config-file rc.toml --sign-with gpg dist/a.whl': [
        'read rc.toml',
        'execute gpg',
        'publish dist/a.whl',
        'read dist/a.whl',
      ],
    },
  }),
)
