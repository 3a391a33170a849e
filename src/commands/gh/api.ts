// gh api and glab api: any request to the service. The method says what it does. Source: gh-api(1), gh 2.23 to 2.60.
import { exact, map, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { named } from '../lib/service.ts'
import { nothing, reads } from '../roles.ts'

/** `name=@file` sends what the file holds. */
const fields: Role = words =>
  words.flatMap(word => (some(word, value => /=@[^-]/.test(value)) ? [{ kind: 'read', target: map(word, value => value.slice(value.indexOf('=@') + 2)) }] : []))

const BODIES = ['--field', '--raw-field', '--input']

/** A query in GraphQL that cannot be a mutation. */
const isQuery = (word: Word): boolean => word.values?.every(value => /^query=\s*(?:query\b|\{)/.test(value) && !/\bmutation\b/.test(value)) ?? false

function requested(given: Given): readonly Step[] {
  const asked = given.value('--method')
  const sends = BODIES.some(option => given(option))
  const method = asked ? exact(asked)?.toUpperCase() : sends ? 'POST' : 'GET'
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return []
  const texts = [...given.values('--raw-field'), ...given.values('--field')]
  const queries = texts.filter(word => some(word, value => value.startsWith('query=')) || !word.values)
  if (exact(given.operands[0]) === 'graphql' && !given('--input') && queries.length > 0 && queries.every(isQuery)) return []
  return [{ kind: method === 'DELETE' ? 'destroy' : 'publish', target: named(`api ${method ?? asked?.text ?? ''}`, given.operands) }]
}

export const api: Body = {
  options: { '-F, --field, --form <value>': fields, '--input <file>': reads },
  harmless: `--hostname <host> | -X, --method <method> | -f, --raw-field <value> | -H, --header <header> | -p, --preview <names> | -i, --include | --slurp
    | --paginate | --silent | -t, --template <text> | -q, --jq <expression> | --cache <time> | --verbose | --output <format>`,
  operands: { '<endpoint>': nothing },
  always: requested,
}

export const subcommands: Record<string, Body> = { api }

export const examples: Record<string, readonly string[]> = {
  'gh api user': [],
  'gh api repos/team/app/pulls --paginate --jq ".[].title"': [],
  'gh api -X DELETE repos/team/app': ["destroy 'api DELETE repos/team/app'"],
  'gh api repos/team/app/issues -f title=x': ["publish 'api POST repos/team/app/issues'"],
  'gh api repos/team/app/issues -X GET -f state=open': [],
  'gh api repos/team/app/contents/a -X PUT --input body.json': ['read body.json', "publish 'api PUT repos/team/app/contents/a'"],
  'gh api gists -F content=@.env': ['read .env', "publish 'api POST gists'"],
  "gh api graphql -f query='query { viewer { login } }'": [],
  "gh api graphql -f query='mutation { deleteIssue }'": ["publish 'api POST graphql'"],
  'gh api "$ENDPOINT" --method "$METHOD"': ['publish ?\'api "$METHOD" "$ENDPOINT"\'', 'unknown ?\'"$ENDPOINT"\' (this option is not known)'],
}
