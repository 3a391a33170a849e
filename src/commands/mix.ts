// mix: builds Elixir projects. Source: mix(1), mix help, Elixir 1.17.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { executesHere, install } from './lib/toolchain.ts'

/** Nearly every task loads mix.exs, which is a program; aliases in it may stand for anything. */
function task(words: readonly Word[]): readonly Step[] {
  const [head, ...args] = words
  const name = exact(head) ?? ''
  if (/^(?:-v|--version|-h|--help|help)$/.test(name)) return []
  if (/^(?:deps\.get|deps\.update|deps\.clean|deps\.unlock)$/.test(name)) return [executesHere, install(literal('.'), 'workspace')]
  if (/^(?:archive|escript|local)\./.test(name)) return [executesHere, install(args[0] ?? literal(name), 'system')]
  if (/^hex\.(?:publish|retire|owner|organization|user)$/.test(name)) return [executesHere, { kind: 'publish', target: literal('.') }]
  if (/^(?:new|phx\.new)$/.test(name)) return [{ kind: 'write', target: args[0] ?? literal('.') }]
  if (name === 'clean') return [executesHere, { kind: 'delete', target: literal('_build'), recursive: true }]
  if (/^ecto\.(?:drop|reset)$/.test(name)) return [executesHere, { kind: 'destroy', target: literal('database') }]
  return [executesHere]
}

export default command('mix', {
  aliases: ['gleam', 'rebar', 'rebar3', 'erlang.mk'],
  style: 'none',
  operands: { '<arg...>': task },
  always: given => (given.operands.length ? [] : [executesHere]),
  examples: {
    'mix --version': [],
    'mix test test/a_test.exs': ['execute .'],
    'mix deps.get': ['execute .', 'install . (workspace)'],
    'mix archive.install hex phx_new': ['execute .', 'install hex (system)'],
    'mix hex.publish': ['execute .', 'publish .'],
    'mix new app': ['write app'],
    'mix clean': ['execute .', 'delete _build (recursive)'],
    'mix ecto.drop': ['execute .', 'destroy database'],
    'rebar3 eunit': ['execute .'],
  },
})
