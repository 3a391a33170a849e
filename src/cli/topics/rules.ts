// `rules`: what the settings say, whether they do what they should, and how they change.
import type { Topic } from './define.ts'
import { add, remove } from './rules-change.ts'
import { dryRunFlag, jsonFlag, settingsFlag, sinceFlag, targetFlags, yesFlag } from './rules-flags.ts'
import { importRules, SOURCES } from './rules-import.ts'
import { list } from './rules-list.ts'
import { simulate } from './rules-simulate.ts'
import { test } from './rules-test.ts'

export const rules: Topic = {
  name: 'rules',
  about: 'what your settings say: list, test, simulate, add and remove rules, or take over those of an agent',
  deeds: [
    {
      name: 'list', about: 'list the rules of the settings in force, in the order in which they count', flags: [jsonFlag], act: list,
      examples: [['gatekeeper rules list', 'with the file that each comes from']],
    },
    {
      name: 'test', about: 'run the examples in the settings', flags: [jsonFlag], act: test,
      examples: [['gatekeeper rules test', 'those of "tests": [{ "command": "npm test", "expect": "allow" }]']],
      more: ['Exit codes: 0 all come out as they say, 1 some do not, 78 settings cannot be used.'],
    },
    {
      name: 'import', operands: `<${SOURCES.join('|')}> [file]`, about: "take over an agent's permission list into your settings", flags: [dryRunFlag, yesFlag, jsonFlag], act: importRules,
      examples: [['gatekeeper rules import claude-code --dry-run', 'what would be taken over from your own list'], ['gatekeeper rules import cursor .cursor/cli.json', 'from a file that you name']],
      more: ['What cannot be said here is left out where it allows, and made wider where it refuses. Lists of projects are only read when you name them: an agent could have written them.'],
    },
    {
      name: 'simulate', about: 'judge again what the records hold, and tell what would be decided otherwise', flags: [sinceFlag, settingsFlag, jsonFlag], act: simulate,
      examples: [['gatekeeper rules simulate --since 30d', 'after you have changed your settings'], ['gatekeeper rules simulate --settings stricter.json', 'before you do']],
    },
    {
      name: 'add', operands: '<allow|ask|deny> <rule>', about: 'add a rule to your settings', flags: targetFlags, act: add,
      examples: [["gatekeeper rules add allow 'bash(npm test)'", 'for all projects'], ["gatekeeper rules add deny 'write(infra/**)' --project", 'for whoever works on this project']],
    },
    {
      name: 'remove', operands: '<rule>', about: 'remove a rule from your settings', flags: targetFlags, act: remove,
      examples: [["gatekeeper rules remove 'bash(npm test)'", 'as rules list shows it']],
    },
  ],
}
