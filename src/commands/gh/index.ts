// gh: the client of GitHub. One file per family of subcommands. Source: gh(1), gh 2.23 to 2.60.
import type { Body } from '../define.ts'
import { command } from '../define.ts'
import { besides } from '../lib/addresses.ts'
import { looks } from '../lib/service.ts'
import { helpful } from '../lib/settle.ts'
import * as account from './account.ts'
import * as actions from './actions.ts'
import * as api from './api.ts'
import * as codespace from './codespace.ts'
import * as collaborate from './collaborate.ts'
import * as repository from './repository.ts'
import { askedElsewhere, namesHost } from './shared.ts'

const { search = {}, repo = {}, ...others } = repository.subcommands
const known: Record<string, Body> = {
  ...collaborate.subcommands,
  ...others,
  repo: besides(repo, namesHost),
  ...account.subcommands,
  ...actions.subcommands,
  ...codespace.subcommands,
  ...api.subcommands,
}
const subcommands: Record<string, Body> = {
  ...besides({ subcommands: known }, askedElsewhere(true)).subcommands,
  search,
  'completion': looks('-s, --shell <shell>'),
  'help | version | actions | preview | licenses': looks(),
  copilot: { subcommands: { 'explain | suggest | alias': looks('-t, --target <kind> | --hostname <host>'), 'config': {} } },
}

export default command('gh', {
  ...helpful({ harmless: '--help, -h | --version | -R, --repo <repository>', inherit: true, subcommands }),
  examples: {
    'gh --version': [],
    'gh help pr': [],
    'gh pr list -R a.dev/o/x': ['connect a.dev/o/x'],
    'gh pr view 3 --repo https://github.com/o/x && gh issue list -R o/x': [],
    'gh pr view https://a.dev/o/x/pull/3': ['connect https://a.dev/o/x/pull/3'],
    'gh repo view a.dev/o/r': ['connect a.dev/o/r'],
    'gh repo view github.com/o/r && gh search issues https://a.dev/x': [],
    'gh api --hostname a.dev user': ['connect a.dev'],
    'gh api "https://a.dev/$(cat a.txt)"': ['read a.txt', 'connect https://a.dev/one'],
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
