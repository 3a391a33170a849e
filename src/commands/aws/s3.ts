// aws s3: copies between folders and buckets.
import { type Word, exact } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { nothing } from '../roles.ts'
import { ENDPOINT, GLOBAL } from './options.ts'

const COPY = '--recursive | --dryrun | --quiet | --include <v> | --exclude <v> | --acl <v> | --follow-symlinks | --no-follow-symlinks | --no-guess-mime-type'
  + ' | --sse [v] | --sse-c [v] | --sse-c-key <v> | --sse-kms-key-id <v> | --sse-c-copy-source <v>'
  + ' | --sse-c-copy-source-key <v> | --storage-class <v> | --grants <v> | --website-redirect <v> | --content-type <v> | --cache-control <v>'
    + ' | --content-disposition <v> | --content-encoding <v> | --content-language <v> | --expires <v>'
  + ' | --source-region <v> | --only-show-errors | --no-progress | --page-size <v> | --ignore-glacier-warnings | --force-glacier-transfer'
    + ' | --request-payer [v] | --metadata <v> | --metadata-directive <v> | --copy-props <v> | --expected-size <v>'
  + ' | --size-only | --exact-timestamps | --delete | --checksum-mode <v> | --checksum-algorithm <v> | --force | --human-readable | --summarize'
    + ' | --expires-in <v> | --index-document <v> | --error-document <v> | --progress-frequency <v> | --progress-multiline'
  + ` | --no-overwrite | ${GLOBAL}`

const inBucket = (word: Word | undefined): boolean => (word?.values ? word.values.every(value => /^(s3:\/\/|arn:)/.test(value)) : /^["']?(s3:\/\/|arn:)/.test(word?.text ?? ''))
const isStream = (word: Word): boolean => exact(word) === '-'
const helps = (given: Given): boolean => exact(given.operands[0]) === 'help'

/** `moves`: the source goes. */
const copy = (moves: boolean): Body => ({
  options: ENDPOINT,
  harmless: COPY,
  operands: { '<from>': nothing, '<to>': nothing },
  always: given => {
    const [from, to] = given.operands
    if (!from || !to || given('--dryrun')) return []
    const deep = given('--recursive')
    const steps: Step[] = []
    if (!inBucket(from) && !isStream(from)) steps.push({ kind: 'read', target: from, ...(deep && { recursive: true }) }, ...(moves ? [{ kind: 'delete' as const, target: from, ...(deep && { recursive: true }) }] : []))
    if (inBucket(from) && moves) steps.push({ kind: 'mutate', target: from })
    if (inBucket(to)) steps.push(inBucket(from) ? { kind: 'mutate', target: to } : { kind: 'connect', target: to, sends: true })
    else {
      steps.push({ kind: 'connect', target: from })
      if (!isStream(to)) steps.push({ kind: 'write', target: to, ...(deep && { recursive: true }) })
    }
    return steps
  },
})
const sync: Body = {
  options: ENDPOINT,
  harmless: COPY,
  operands: { '<from>': nothing, '<to>': nothing },
  always: given => {
    const [from, to] = given.operands
    if (!from || !to || given('--dryrun')) return []
    const steps: Step[] = inBucket(from) ? [] : [{ kind: 'read', target: from, recursive: true }]
    if (inBucket(to)) steps.push(inBucket(from) ? { kind: 'mutate', target: to } : { kind: 'connect', target: to, sends: true })
    else steps.push({ kind: 'connect', target: from }, { kind: 'write', target: to, recursive: true })
    if (given('--delete')) steps.push(inBucket(to) ? { kind: 'destroy', target: to } : { kind: 'delete', target: to, recursive: true })
    return steps
  },
}
/** Everything below a prefix goes with the option `whole`. */
const changes = (whole?: string): Body => ({
  options: ENDPOINT,
  harmless: COPY,
  operands: { '<bucket...>': nothing },
  always: given => (given('--dryrun') || helps(given) ? [] : given.operands.map(target => ({ kind: whole && given(whole) ? 'destroy' : 'mutate', target }))),
})

export const s3: Body = {
  harmless: GLOBAL,
  subcommands: {
    'ls | help': { options: ENDPOINT, harmless: COPY, operands: { '<bucket...>': nothing } },
    'cp': copy(false),
    'mv': copy(true),
    'sync': sync,
    'rm': changes('--recursive'),
    'rb': changes('--force'),
    'mb | website': changes(),
    /** Whoever has the link can fetch the object. */
    'presign': { options: ENDPOINT, harmless: COPY, operands: { '<object>': words => words.map(target => ({ kind: 'reveal', target })) } },
  },
}
