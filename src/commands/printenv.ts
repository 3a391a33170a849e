// printenv: prints the environment. Source: printenv(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { revealsEnvironment, revealsVariables } from './lib/environment.ts'

export default command('printenv', {
  harmless: '-0, --null | --help | --version',
  operands: { '<name...>': words => revealsVariables(words) },
  always: given => (given.operands.length || given('--help') || given('--version') ? [] : [revealsEnvironment]),
  examples: { printenv: ['reveal environment'], 'printenv HOME PATH': [], 'printenv DEPLOY_TOKEN': ['reveal DEPLOY_TOKEN'] },
})
