// semantic-release: works out the next version, tags it and publishes it. Source: semantic-release --help, semantic-release 24.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executes, nothing } from './roles.ts'

export default command('semantic-release', {
  options: { '-p, --plugins <plugin>': executes, '-e, --extends <config>': executes },
  harmless: `-b, --branches <branch> | -r, --repository-url <url> | -t, --tag-format <format> | --ci | --no-ci | --debug | -d, --dry-run | -h, --help
    | --version | --verify-conditions <plugins> | --analyze-commits <plugin> | --verify-release <plugins> | --generate-notes <plugins> | --prepare <plugins>
    | --publish <plugins> | --success <plugins> | --fail <plugins>`,
  operands: { '<plugin...>': nothing },
  always: given =>
    given('--dry-run') || given('--help') || given('--version') ? [] : [{ kind: 'publish', target: given.value('--repository-url') ?? literal('origin') }],
  examples: {
    'semantic-release': ['publish origin'],
    'semantic-release --dry-run': [],
    'semantic-release -d -p ./plugin.js --extends ./config.js': ['execute ./plugin.js', 'execute ./config.js'],
    'semantic-release --help': [],
  },
})
