// rails: runs a Rails application and its tests; rspec, thor, jekyll and other Ruby tools under their names. Source: their --help.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'

/** Every option of theirs tunes what the project's own code does, or is one of that code. */
export default command('rails', {
  aliases: [
    'rspec',
    'cucumber',
    'minitest',
    'm',
    'thor',
    'spring',
    'fastlane',
    'pod',
    'jekyll',
    'middleman',
    'puma',
    'unicorn',
    'rackup',
    'sidekiq',
    'guard',
    'cap',
    'brakeman',
    'hanami',
    'nanoc',
    'rerun',
    'foreman',
    'overmind',
    'steep',
    'srb',
    'tapioca',
  ],
  style: 'none',
  operands: { '<arg...>': () => [] },
  always: given => {
    const first = exact(given.operands[0]) ?? ''
    if (/^(?:-v|--version|-h|--help|version)$/.test(first)) return []
    const text = given.operands.map(word => word.text).join(' ')
    return [
      executesHere,
      ...(/(?:^|\s)(?:db:drop|db:reset|db:purge|db:schema:load|db:setup)\b/.test(text) ? [{ kind: 'destroy' as const, target: literal('database') }] : []),
      ...(/(?:^|\s)(?:trunk push|deploy|upload_to_\w+|gh-pages)\b/.test(text) ? [{ kind: 'publish' as const, target: literal('.') }] : []),
    ]
  },
  examples: {
    'rails --version': [],
    'rspec spec/a_spec.rb -e name': ['execute .'],
    'rails db:migrate': ['execute .'],
    'rails db:drop': ['execute .', 'destroy database'],
    'fastlane deploy': ['execute .', 'publish .'],
  },
})
