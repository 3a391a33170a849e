// What gh's subcommands share. Source: gh(1), gh 2.23 to 2.60.
import { literal } from '../../model/index.ts'
import type { Step } from '../define.ts'

export const github: Step = { kind: 'connect', target: literal('github.com') }

export const REPO = '-R, --repo <repository>'
export const JSON_OUTPUT = '--json <fields> | -q, --jq <expression> | -t, --template <text>'
export const LIST = `-w, --web | -L, --limit <n> | ${JSON_OUTPUT}`
export const WEB = '-w, --web'
export const CONFIRM = '-y, --yes, --confirm'
