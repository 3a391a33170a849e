// aws: the operations that leave a file behind, or run a line somewhere.
import { literal, unknown, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { grammarOf } from '../grammar.ts'
import { match } from '../match.ts'
import { nothing, writes } from '../roles.ts'
import { GLOBAL } from './options.ts'

interface Special {
  readonly harmless: string
  readonly options?: Readonly<Record<string, Role>>
  readonly operand?: Role
  readonly always?: readonly Step[]
}

const OBJECT = '--bucket <v> | --key <v> | --if-match <v> | --if-modified-since <v> | --if-none-match <v> | --if-unmodified-since <v> | --range <v> | --version-id <v>'
  + ' | --sse-customer-algorithm <v> | --sse-customer-key <v> | --part-number <v>'
  + ' | --sse-customer-key-md5 <v> | --request-payer <v> | --expected-bucket-owner <v> | --checksum-mode <v> | --response-cache-control <v>'
    + ' | --response-content-disposition <v> | --response-content-encoding <v> | --response-content-language <v>'
  + ' | --response-content-type <v> | --response-expires <v> | --expression <v> | --expression-type <v> | --input-serialization <v>'
    + ' | --output-serialization <v> | --scan-range <v> | --request-progress <v>'
const STACK = '--template-file <v> | --stack-name <v> | --s3-bucket <v> | --s3-prefix <v> | --force-upload | --kms-key-id <v> | --parameter-overrides <v>'
  + ' | --capabilities <v> | --no-execute-changeset | --disable-rollback | --no-disable-rollback | --role-arn <v>'
  + ' | --notification-arns <v> | --fail-on-empty-changeset | --no-fail-on-empty-changeset | --tags <v> | --use-json | --metadata <v>'

const mutate = (target: string): Step => ({ kind: 'mutate', target: literal(target) })
/** A line that runs on a machine of the account. */
const remote: Role = words => words.map(script => ({ script, host: literal('aws') }))

const SPECIAL: ReadonlyMap<string, Special> = new Map<string, Special>([
  ['s3api get-object', { harmless: OBJECT, operand: writes }],
  ['s3api get-object-torrent', { harmless: OBJECT, operand: writes }],
  ['s3api select-object-content', { harmless: OBJECT, operand: writes }],
  ['lambda invoke', { harmless: '--function-name <v> | --invocation-type <v> | --log-type <v> | --client-context <v> | --payload <v> | --qualifier <v> | --tenant-id <v>'
    + ' | --durable-execution-name <v>', operand: writes, always: [mutate('lambda invoke')] }],
  ['glacier get-job-output', { harmless: '--account-id <v> | --vault-name <v> | --job-id <v> | --range <v>', operand: writes }],
  ['polly synthesize-speech', { harmless: '--text <v> | --output-format <v> | --voice-id <v> | --engine <v> | --language-code <v> | --lexicon-names <v> | --sample-rate <v>'
    + ' | --speech-mark-types <v> | --text-type <v>', operand: writes }],
  ['sagemaker-runtime invoke-endpoint', { harmless: '--endpoint-name <v> | --body <v> | --content-type <v> | --accept <v> | --custom-attributes <v> | --target-model <v> | --target-variant <v>'
    + ' | --inference-id <v>', operand: writes, always: [mutate('sagemaker-runtime invoke-endpoint')] }],
  ['bedrock-runtime invoke-model', { harmless: '--model-id <v> | --body <v> | --content-type <v> | --accept <v> | --trace <v> | --guardrail-identifier <v> | --guardrail-version <v>', operand: writes, always: [mutate('bedrock-runtime invoke-model')] }],
  ['cloudformation package', { harmless: STACK, options: { '--output-template-file <v>': writes }, always: [mutate('cloudformation package')] }],
  ['ecs execute-command', { harmless: '--cluster <v> | --container <v> | --interactive | --task <v>', options: { '--command <v>': remote }, always: [mutate('ecs execute-command')] }],
  ['ssm send-command', {
    harmless: '--instance-ids <v> | --targets <v> | --document-name <v> | --document-version <v> | --document-hash <v> | --timeout-seconds <v> | --comment <v>'
      + ' | --output-s3-bucket-name <v> | --max-concurrency <v> | --max-errors <v>',
    options: { '--parameters <v>': words => words.map(target => ({ kind: 'interpret', target, language: 'sh', ...(target.values && { literal: true }) })) },
    always: [mutate('ssm send-command')],
  }],
  ['eks update-kubeconfig', { harmless: '--name <v> | --kubeconfig <v> | --role-arn <v> | --dry-run | --verbose | --alias <v> | --user-alias <v> | --assume-role-arn <v>', operand: nothing, always: [{ kind: 'configure', target: literal('kubeconfig') }] }],
])

/** The steps of an operation that is special; undefined for all others. */
export function special(service: string, name: string, args: readonly Word[], given: Given): readonly Step[] | undefined {
  const found = SPECIAL.get(`${service} ${name}`)
  if (!found) return undefined
  const read = match(grammarOf({ harmless: `${found.harmless} | ${GLOBAL}`, ...(found.options && { options: found.options }) }), args)
  return [
    ...read.found.flatMap(({ role, words }) => role?.(words, given) ?? []),
    ...(found.always ?? []),
    ...(found.operand?.(read.operands.slice(0, 1), given) ?? []),
    ...read.surprises.map(word => unknown(word, 'this option is not known')),
  ]
}
