// aws-vault: keeps AWS credentials and runs programs with them. Source: aws-vault --help, 7.2.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { shellOnStdin } from './lib/shells.ts'
import { hooks, nothing } from './roles.ts'

const SESSION =
  '-d, --duration <time> | -n, --no-session | -r, --region <name> | -t, --mfa-token <text> | -j, --json | --prompt <name>' +
  ' | -s, --server, --ecs-server, --ec2-server | --lazy | --stdout, --no-browser | -p, --path <path> | --format <name> | --help'
const changes: Body = {
  operands: { '<profile>': nothing },
  harmless: `${SESSION} | --env | --add-config | -f, --force`,
  always: given => [{ kind: 'configure', target: given.operands[0] ?? literal('aws-vault') }],
}

export default command('aws-vault', {
  options: { '--pass-cmd <name>': (words, given) => hooks(words.filter(word => exact(word) !== 'pass'), given) },
  harmless:
    '--help | -h | --version | --debug | --backend <name> | --keychain <name> | --pass-dir <dir> | --pass-prefix <text>' +
    ' | --file-dir <dir> | --secret-service-collection <name> | --prompt <name>',
  subcommands: {
    exec: {
      style: 'posix',
      harmless: SESSION,
      operands: { '<profile>': nothing, '<command...>': nothing },
      always: given => {
        const words = given.operands.slice(exact(given.operands[1]) === '--' ? 2 : 1)
        return words.length ? [{ run: words }] : shellOnStdin(given, 'sh')
      },
    },
    export: { harmless: SESSION, operands: { '<profile>': words => words.map(target => ({ kind: 'reveal', target })) } },
    login: { harmless: SESSION, operands: { '<profile>': words => words.map(target => ({ kind: 'reveal', target })) } },
    'list | ls | help': { harmless: '--profiles | --sessions | --credentials', operands: { '<word...>': nothing } },
    'add | remove | rm | rotate | clear': changes,
    proxy: { operands: { '<word...>': nothing }, always: () => [{ kind: 'connect', target: literal('169.254.169.254'), listens: true }] },
  },
  examples: {
    'aws-vault exec dev -- cat a.txt': ['read a.txt'],
    'aws-vault exec dev': ['interpret ?stdin as sh'],
    'aws-vault --pass-cmd ./keep list': ["interpret ./keep as sh (literal)", 'execute ./keep'],
    'aws-vault --pass-cmd pass list': [],
    'aws-vault export dev': ['reveal dev'],
    'aws-vault rotate dev': ['configure dev'],
    'aws-vault list': [],
  },
})
