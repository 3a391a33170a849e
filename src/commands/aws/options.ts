// aws: the options that stand before a service or behind an operation.
import { some, type Word } from '../../model/index.ts'
import type { Body } from '../define.ts'
import { each } from '../roles.ts'

/** A service that runs on this machine. */
export const isOwn = (url: Word): boolean => some(url, value => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(value))
/** Any other gets to see the signed request. */
export const ENDPOINT: NonNullable<Body['options']> = { '--endpoint-url <url>': each(target => (isOwn(target) ? undefined : { kind: 'connect', target })) }
export const GLOBAL = '--debug | --endpoint-url <v> | --no-verify-ssl | --no-paginate | --output <v> | --query <v> | --profile <v> | --region <v> | --version | --color <v>'
  + ' | --no-sign-request | --ca-bundle <v> | --cli-read-timeout <v>'
  + ' | --cli-connect-timeout <v> | --cli-binary-format <v> | --no-cli-pager | --cli-auto-prompt | --no-cli-auto-prompt | --cli-input-json <v>'
    + ' | --cli-input-yaml <v> | --generate-cli-skeleton [v] | --help'
