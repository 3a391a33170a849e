// What gh's subcommands share. Source: gh(1), gh 2.23 to 2.60.
import { literal, some, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { everyIs, isAddress } from '../lib/addresses.ts'

export const github: Step = { kind: 'connect', target: literal('github.com') }

const OWN = /^(?:git@git(?:hub|lab)\.com:|(?:[\w+.-]+:\/\/(?:git@)?)?(?:[\w-]+\.)*git(?:hub|lab)\.com(?::\d+)?(?:\/|$))/i
const elsewhere = (word: Word): boolean => !everyIs(word, OWN)
/** `host/owner/name`. */
const withHost = (word: Word): boolean => some(word, value => /^[^/\s]+\/[^/]+\/[^/]+$/.test(value))
/** The service, when it is another than the usual one: an option or an address names it. With `inHost`, a name may begin with the host too. */
export const askedElsewhere = (inHost: boolean) => (given: Given): readonly Step[] => [
  ...given.values('--hostname').filter(elsewhere).map((target): Step => ({ kind: 'connect', target })),
  ...given.values('--repo').filter(word => (isAddress(word) || (inHost && withHost(word))) && elsewhere(word)).map((target): Step => ({ kind: 'connect', target })),
  ...given.operands.filter(word => isAddress(word) && elsewhere(word)).map((target): Step => ({ kind: 'connect', target })),
]
/** Of `repo`, whose operands are names of repositories. */
export const namesHost = (given: Given): readonly Step[] => given.operands.filter(word => withHost(word) && elsewhere(word)).map(target => ({ kind: 'connect', target }))

export const REPO = '-R, --repo <repository>'
export const JSON_OUTPUT = '--json <fields> | -q, --jq <expression> | -t, --template <text>'
export const LIST = `-w, --web | -L, --limit <n> | ${JSON_OUTPUT}`
export const WEB = '-w, --web'
export const CONFIRM = '-y, --yes, --confirm'
