// gatekeeper: itself. What only looks is free; what would loosen it is not for agents to run.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from './define.ts'
import { nothing, reads } from './roles.ts'

const loosens: Step = { kind: 'configure', target: literal('gatekeeper'), persists: true }
const settings: Body = { style: 'none', operands: { '<argument...>': nothing }, always: given => (/^(--help|-h)$/.test(exact(given.operands[0]) ?? '') && given.operands.length === 1 ? [] : [loosens]) }

const STRICT = /^(plan|dontAsk|bubble|default)$/
const mode: Role = words => (words.every(word => word.values?.every(value => STRICT.test(value))) ? [] : [loosens])

/** Several operands are a program and its arguments; a single one is a command line. */
function follows(words: readonly Word[], given: Given): readonly Step[] {
  if (given('-c') || given('--file')) return []
  const [only] = words
  return words.length === 1 && only ? [{ script: only }] : [{ run: words }]
}
const fed = (given: Given): readonly Step[] => (given('--stdin') ? [{ script: given.stdin ?? literal('') }] : [])

const exec: Body = {
  style: 'posix',
  options: {
    '-m, --mode <mode>': mode,
    '-c, --command <line>': words => words.map(script => ({ script })),
    '-f, --file <file>': words => words.map(file => ({ file, language: 'bash' })),
    '--settings <file>': words => [loosens, ...words.map((target): Step => ({ kind: 'read', target }))],
  },
  harmless: '--stdin | -w, --workspace <folder> | -j, --json | -q, --quiet | --supervise | --for <shell> | -h, --help',
  operands: { '<word...>': follows },
  always: fed,
}
const looks: Body = {
  style: 'posix',
  options: { '-f, --file <file>': reads, '--settings <file>': reads },
  harmless: '-m, --mode <mode> | -c, --command <line> | --stdin | -w, --workspace <folder> | -j, --json | --batch | --cwd <folder> | -h, --help',
  operands: { '<word...>': nothing },
}

export default command('gatekeeper', {
  aliases: ['gatekeeper.cjs'],
  options: { '--mode <mode>': mode, '--node <program>': words => words.map((target): Step => ({ kind: 'execute', target })) },
  harmless: '-h, --help | -V, -v, --version',
  subcommands: {
    'check | explain | policies | status | help | audit': looks,
    'grants': { ...looks, subcommands: { 'list | denials': { ...looks, harmless: `${looks.harmless} | -a, --all` }, '*': settings } },
    'rules': { ...looks, subcommands: { 'list | test | simulate': looks, '*': settings } },
    exec,
    // It takes the shell's words as they are.
    sh: { style: 'none', operands: { '<word...>': words => [{ run: words }] } },
    'shell | completion': { style: 'none', operands: { '<argument...>': nothing } },
    shim: { ...looks, subcommands: { list: looks, '*': settings } },
    '*': settings,
  },
  examples: {
    'gatekeeper --version': [],
    'gatekeeper check -- rm -rf /': [],
    'gatekeeper explain "git push --force"': [],
    'gatekeeper check --mode plan --file setup.sh': ['read setup.sh'],
    'gatekeeper exec -w . --supervise -- ls': ['list .'],
    'gatekeeper policies': [],
    'gatekeeper exec -- ls /srv': ['list /srv'],
    'gatekeeper exec -- "ls /srv; rm -rf build"': ['list /srv', 'delete build (recursive)'],
    'gatekeeper exec -c "rm -rf build"': ['delete build (recursive)'],
    'echo "rm -rf build" | gatekeeper exec --stdin': ['delete build (recursive)'],
    'gatekeeper exec --file setup.sh': ['interpret setup.sh as bash (file)'],
    'gatekeeper exec --mode dontAsk -- ls': ['list .'],
    'gatekeeper exec --mode bubble -- ls': ['list .'],
    'gatekeeper exec --mode bypassPermissions -- ls': ['configure gatekeeper (persists)', 'list .'],
    'gatekeeper --mode observe exec -- ls': ['configure gatekeeper (persists)', 'list .'],
    'gatekeeper uninstall claude': ['configure gatekeeper (persists)'],
    'gatekeeper install --all --yes': ['configure gatekeeper (persists)'],
    'gatekeeper doctor': ['configure gatekeeper (persists)'],
    'gatekeeper --node ./node hook codex': ['execute ./node', 'configure gatekeeper (persists)'],
    'gatekeeper status': [],
    'gatekeeper sh /bin/bash -c "rm -rf build"': ['delete build (recursive)'],
    'gatekeeper shell zsh': [],
    'gatekeeper completion bash': [],
    'gatekeeper shim list --json': [],
    'gatekeeper shim remove git': ['configure gatekeeper (persists)'],
    'gatekeeper audit verify': [],
    'gatekeeper grants list --all': [],
    'gatekeeper grants forget 3': ['configure gatekeeper (persists)'],
    'gatekeeper rules list': [],
    'gatekeeper rules add allow "bash(npm test)"': ['configure gatekeeper (persists)'],
    'gatekeeper exec --settings loose.json -- ls': ['configure gatekeeper (persists)', 'read loose.json', 'list .'],
    'gatekeeper trust --yes': ['configure gatekeeper (persists)'],
    'gatekeeper trust': ['configure gatekeeper (persists)'],
    './node_modules/.bin/gatekeeper trust -y': ['execute ./node_modules/.bin/gatekeeper', 'configure gatekeeper (persists)'],
    '/opt/gate/dist/gatekeeper.cjs trust -y': ['execute /opt/gate/dist/gatekeeper.cjs', 'configure gatekeeper (persists)'],
    'gatekeeper approve K7QD-2MXA': ['configure gatekeeper (persists)'],
    'gatekeeper acp -- agent': ['configure gatekeeper (persists)'],
    'gatekeeper rules import': ['configure gatekeeper (persists)'],
  },
})
