// gh: the client of GitHub. One file per family of subcommands. Source: gh(1), gh 2.23 to 2.60.
import type { Body } from '../define.ts'
import { command } from '../define.ts'
import { looks } from '../lib/service.ts'
import { helpful } from '../lib/settle.ts'
import * as account from './account.ts'
import * as actions from './actions.ts'
import * as api from './api.ts'
import * as codespace from './codespace.ts'
import * as collaborate from './collaborate.ts'
import * as repository from './repository.ts'

const subcommands: Record<string, Body> = {
  ...collaborate.subcommands,
  ...repository.subcommands,
  ...account.subcommands,
  ...actions.subcommands,
  ...codespace.subcommands,
  ...api.subcommands,
  'completion': looks('-s, --shell <shell>'),
  'help | version | actions | preview | licenses': looks(),
  copilot: { subcommands: { 'explain | suggest | alias': looks('-t, --target <kind> | --hostname <host>'), 'config': {} } },
}

export default command('gh', {
  ...helpful({ harmless: '--help, -h | --version | -R, --repo <repository>', inherit: true, subcommands }),
  examples: {
    'gh --version': [],
    'gh help pr': [],
    'gh copilot explain ls': [],
    'gh some-extension': ['unknown some-extension (this subcommand is not known)'],
    ...collaborate.examples,
    ...repository.examples,
    ...account.examples,
    ...actions.examples,
    ...codespace.examples,
    ...api.examples,
  },
})
