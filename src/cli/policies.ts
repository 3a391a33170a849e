// `policies`: the rules that decide, all of them or one in full.
import { indent, type Style, styleFor } from '../approvers/index.ts'
import type { Rule } from '../policy/define.ts'
import { rules } from '../policy/rules/index.ts'
import { USAGE } from './codes.ts'
import { complain, print } from './io.ts'
import { withMeant } from './nearest.ts'

/** @returns the exit code */
export function policies(id: string | undefined, json: boolean): number {
  const shown = id === undefined ? rules : rules.filter(rule => rule.id === id)
  if (!shown.length) {
    complain(withMeant(`there is no rule ${id}`, id ?? '', rules.map(rule => rule.id), 'gatekeeper policies lists them'))
    return USAGE
  }
  const style = styleFor(process.stdout.columns, process.stdout.isTTY === true, process.env)
  if (json) print(`${JSON.stringify(shown.map(toJson))}\n`)
  else print(`${shown.flatMap(rule => (id === undefined ? renderShort(style, rule) : renderWhole(style, rule))).join('\n')}\n`)
  return 0
}

const toJson = ({ id, on, at, decision, risk, reason, instead, pinned, plain, examples }: Rule): object => ({ id, decision, risk, pinned: pinned ?? false, plain: plain ?? false, on, at, reason, instead, examples })

const verdictOf = (style: Style, { decision, risk, pinned }: Rule): string =>
  `${style.decision[decision](decision)}, ${style.risk[risk](`${risk} risk`)}${pinned ? ', pinned' : ''}`

const renderShort = (style: Style, rule: Rule): string[] => [`${style.bold(rule.id)}  ${verdictOf(style, rule)}`, ...indent(style, 2, rule.reason)]

const renderWhole = (style: Style, rule: Rule): string[] => [
  ...renderShort(style, rule),
  ...indent(style, 2, `instead: ${rule.instead}`),
  '',
  ...indent(style, 2, `effects: ${rule.on.join(', ')}${rule.at ? `; where: ${rule.at.join(', ')}` : ''}`),
  '',
  '  finds',
  ...rule.examples.hits.flatMap(line => indent(style, 4, line)),
  '  leaves alone',
  ...rule.examples.misses.flatMap(line => indent(style, 4, line)),
]
