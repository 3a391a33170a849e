// What jj's settings lead to. Source: the command-line reference of jj 0.44.
import { exact, literal, map, unknown } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { commandLine, isViewer } from '../git/programs.ts'
import { nothing } from '../roles.ts'
import { looked } from './shared.ts'

const PROGRAMS =
  /^(?:ui\.(?:editor|pager|diff-editor|merge-editor|diff-formatter)|(?:merge-tools|fix\.tools|aliases|gerrit)\..*|signing\.backends\..*program|git\.executable-path)$/
/** Sections that say how things look, or how jj works inside. */
const INERT = new Set(
  'user ui colors templates template-aliases revsets revset-aliases snapshot signing git working-copy remotes operation debug hints diff merge split'.split(
    ' ',
  ),
)

/** `name=value` for one run. */
export const setting: Role = words =>
  words.flatMap(word => {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(exact(word) ?? '') ?? []
    if (PROGRAMS.test(name)) return commandLine(literal(value.replace(/^["']|["']$/g, '')))
    return INERT.has(name.split('.')[0] ?? '') ? [] : [unknown(word, 'this setting is not known')]
  })
const SCOPE = '--user | --repo | --workspace'

const configured = (given: Given): readonly Step[] => {
  const [name, value] = given.operands
  const key = exact(name)
  const later = key === undefined || (PROGRAMS.test(key) && !isViewer(exact(value)))
  const scope = given('--user') ? '--user ' : ''
  return [
    {
      kind: 'configure',
      target: name && value ? map(value, text => `${scope}${key ?? name.text}=${text}`) : literal(`${scope}settings of jj`),
      ...(later && name && { persists: true }),
    },
  ]
}

export const subcommands: Record<string, Body> = {
  'config': {
    subcommands: {
      'get | g | list | l | path | p': looked(`${SCOPE} | --include-defaults | --include-overridden | -T, --template <template>`),
      'set | s | unset | u | edit | e | gc': { harmless: SCOPE, operands: { '<name>': nothing, '<value>': nothing }, always: configured },
    },
  },
}
