// mise: keeps versions of many tools and runs tasks; asdf under its name. Source: mise 2025 --help, asdf 0.16 help.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { executesHere, install, otherwise } from './lib/toolchain.ts'
import { evaluates, nothing } from './roles.ts'

const anything = { '<arg...>': nothing }
const OPTIONS =
  '-h, --help | -V, --version | -v, --verbose | -q, --quiet | --silent | -y, --yes | -C, --cd <folder> | -E, --env <name> | -j, --jobs <n> | --raw | ' +
  '--no-config | -f, --force | -n, --dry-run | -g, --global | -p, --path <file> | --json, -J | --current, -c | --installed, -i | --missing, -m | ' +
  '--no-header | --prefix <name> | --outdated | --bump, -l | --interactive | --all | -e | --pin | --fuzzy | --remove <name> | -t <tool> | ' +
  '--tool <tool> | --cwd | --no-hooks | --parent | -s, --shell <name> | --dotenv, -D | --locked | --before <date>'
const tells: Body = { harmless: OPTIONS, operands: anything }
const installs: Body = {
  harmless: OPTIONS,
  operands: anything,
  always: given => (given('--dry-run') ? [] : (given.operands.length ? given.operands : [literal('.')]).map(target => install(target, 'system'))),
}
const configures: Body = { harmless: OPTIONS, operands: anything, always: given => [{ kind: 'configure', target: given.operands[0] ?? literal(given.called) }] }
/** The words behind `--` are the command; those in front are tools to bring in. */
const execs = (given: Given): readonly Step[] => {
  const dashes = given.operands.findIndex(word => exact(word) === '--')
  const start = dashes >= 0 ? dashes : given.operands.findIndex(word => !/@|^(?:node|python|ruby|go|java|bun|deno|rust)$/.test(exact(word) ?? ''))
  const tools = start < 0 ? given.operands : given.operands.slice(0, start)
  return [...tools.map((target: Word) => install(target, 'system')), ...(start < 0 ? [] : [{ run: given.operands.slice(dashes >= 0 ? dashes + 1 : start) }])]
}

export default command('mise', {
  aliases: ['asdf', 'rtx'],
  harmless: OPTIONS,
  ...otherwise(
    {
      'ls | list | ls-remote | list-all | current | where | which | whence | env | doctor | info | version | help | latest | outdated | registry | completion | tasks | bin-paths | activate | backends | settings | search | hook-env | plugin-list | config-ls | watch-list':
        tells,
      'use | u | unuse | local | global | shell | set | unset | trust | reshim | alias | link | sync | cache | deactivate | config | plugins | plugin | p | generate | edit | fmt | prepare | prune | implode':
        configures,
      'install | i | upgrade | up | uninstall | remove | rm | update | self-update | add | install-into': installs,
      'exec | x': { style: 'posix', options: { '-c, --command <text>': evaluates }, harmless: '-j, --jobs <n> | --raw', operands: anything, always: execs },
      'run | r | watch | w | task | tool-stub': { style: 'posix', harmless: OPTIONS, operands: anything, always: () => [executesHere] },
    },
    () => [executesHere],
  ),
  examples: {
    'mise --version': [],
    'asdf list': [],
    'mise use node@22': ['configure node@22'],
    'mise install': ['install . (system)'],
    'mise exec node@22 -- mkdir out': ['install node@22 (system)', 'write out'],
    "mise x -c 'mkdir out'": ['write out'],
    'mise run build': ['execute .'],
    'mise build': ['execute .'],
  },
})
