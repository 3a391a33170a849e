// op: 1Password on the command line. Source: op --help, 2.30.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const shows: Body = {
  operands: { '<word...>': nothing },
  harmless:
    '--vault <name> | --categories <list> | --tags <list> | --favorite | --include-archive | --long | --user <name> | --group <name> | --permission <name>',
}
const reveals: Body = {
  ...shows,
  options: { '-o, --out-file, --output <file>': writes },
  harmless:
    `${shows.harmless} | --fields <list> | --otp | --reveal | --share-link | -n, --no-newline | -f, --force | --file-mode <mode> | --expires-in <time>` +
    ' | --emails <list> | --view-once',
  always: given => [{ kind: 'reveal', target: given.operands[0] ?? literal('op') }],
}
const changes: Body = {
  operands: { '<word...>': nothing },
  harmless:
    '--vault <name> | --category <name> | --title <text> | --tags <list> | --url <url> | --generate-password [recipe] | --template <file> | --name <name>' +
    ' | --description <text> | --icon <name> | --dry-run | --favorite | --current-vault <name> | --destination-vault <name>',
  always: given => (given('--dry-run') ? [] : [{ kind: 'mutate', target: given.operands[0] ?? literal('op') }]),
}
const removes: Body = {
  operands: { '<word...>': words => words.map(target => ({ kind: 'destroy', target })) },
  harmless: '--vault <name> | --archive',
}
const members: Body = { inherit: true, subcommands: { 'list | ls': shows, 'grant | revoke | add | remove': changes } }
const things: Body = {
  inherit: true,
  subcommands: {
    'list | ls': shows,
    'get | share': reveals,
    'create | edit | move | grant | revoke | add | invite | confirm | suspend | reactivate | provision | ratelimit': changes,
    'delete | rm | remove': removes,
    'template': { inherit: true, subcommands: { 'list | get': shows } },
    'user | group': members,
  },
}

export default command('op', {
  harmless:
    '--account <name> | --cache | --no-color | --config <dir> | --debug | --encoding <name> | --format <name> | -h, --help | --iso-timestamps' +
    ' | --session <token> | -v, --version',
  inherit: true,
  subcommands: {
    run: {
      style: 'posix',
      options: { '--env-file <file>': nothing },
      harmless: '--no-masking | --environment <id>',
      operands: { '<command...>': words => [{ run: words }] },
    },
    read: reveals,
    inject: {
      options: { '-i, --in-file <file>': reads, '-o, --out-file <file>': writes },
      harmless: '-f, --force | --file-mode <mode>',
      always: () => [{ kind: 'reveal', target: literal('op') }],
    },
    'item | document | vault | user | group | account | events-api | connect | service-account | environment': things,
    'whoami | signin | signout | update | completion': {
      operands: { '<word...>': nothing },
      harmless: '-f, --force | --all | --forget | --raw | --channel <name> | --directory <dir>',
    },
    plugin: {
      inherit: true,
      subcommands: {
        run: { style: 'posix', operands: { '<command...>': words => [{ run: words }] } },
        'list | inspect': shows,
        'init | clear | credential': changes,
      },
    },
  },
  examples: {
    'op run --env-file=.env -- cat a.txt': ['read a.txt'],
    'op read op://v/i/f -o out': ['write out', 'reveal op://v/i/f'],
    'op item get x --format json': ['reveal x'],
    'op item list': [],
    'op item create --title x': ['mutate op'],
    'op item delete x --archive': ['destroy x'],
    'op inject -i a.tpl -o a.yml': ['read a.tpl', 'write a.yml', 'reveal op'],
    'op whoami': [],
  },
})
