// aws: the names of operations, and what they tell about what one does.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { joined } from '../lib/words.ts'
import { isOwn } from './options.ts'
import { special } from './special.ts'

/** Names that AWS gives to what only looks. */
const LOOKS = /^(get|list|describe|head|search|lookup|scan|query|check|validate|estimate|preview|view|batch-get|batch-describe|filter|wait|simulate|count|ls|tail|help|status|show|test-event-pattern|test-metric-filter|start-query|stop-query|history|test-dns-answer|discover)(-|$)/
const DESTROYS = /^(delete|terminate|remove|purge|destroy|deregister|batch-delete|schedule-key-deletion|dispose|force-delete|release-hosts)(-|$)/
/** These undo a label or one entry of a list. */
const SMALL = /^(delete-tags|remove-tags.*|delete-message.*|delete-item|remove-permission|remove-targets|remove-user-from-group|remove-role-from-instance-profile|delete-scheduled-action|delete-object-tagging|remove-.*-from-.*)$/

/** Answers that are keys, tokens or passwords. */
const SECRETS: ReadonlyMap<string, RegExp> = new Map([
  ['secretsmanager', /^(batch-)?get-secret-value$/],
  ['sts', /^(get-session-token|get-federation-token|assume-role.*|get-service-bearer-token)$/],
  ['ecr', /^get-(login|login-password|authorization-token)$/],
  ['ecr-public', /^get-(login-password|authorization-token)$/],
  ['codeartifact', /^(get-authorization-token|login)$/],
  ['kms', /^(decrypt|generate-data-key.*|generate-random|derive-shared-secret)$/],
  ['lambda', /^get-function(-configuration|-url-config)?$/],
  ['iam', /^(create-access-key|create-service-specific-credential|reset-service-specific-credential|create-login-profile|create-virtual-mfa-device|get-credential-report)$/],
  ['rds', /^generate-db-auth-token$/],
  ['redshift', /^get-cluster-credentials.*$/],
  ['redshift-serverless', /^get-credentials$/],
  ['eks', /^get-token$/],
  ['ec2', /^(get-password-data|create-key-pair|get-console-screenshot)$/],
  ['lightsail', /^(download-default-key-pair|create-key-pair|get-instance-access-details|get-relational-database-master-user-password|get-bucket-access-keys)$/],
  ['cognito-identity', /^(get-credentials-for-identity|get-open-id-token.*)$/],
  ['cognito-idp', /^(describe-user-pool-client|initiate-auth|admin-initiate-auth)$/],
  ['sso', /^get-role-credentials$/],
  ['apigateway', /^get-api-keys?$/],
  ['appsync', /^list-api-keys$/],
  ['iot', /^create-keys-and-certificate$/],
  ['dms', /^describe-connections$/],
  ['glue', /^get-connections?$/],
  ['s3control', /^get-data-access$/],
  ['gamelift', /^get-compute-auth-token$/],
  ['workmail', /^get-impersonation-role$/],
])

const READS_PARAMETERS = /^get-parameters?(-by-path|-history)?$/

/** The service may be another one: attached, or the next word. */
const endpoints = (words: readonly Word[]): Step[] =>
  words.flatMap((word, at) => {
    const value = exact(word) === '--endpoint-url' ? words[at + 1] : exact(word)?.startsWith('--endpoint-url=') ? map(word, text => text.slice(15)) : undefined
    return value && !isOwn(value) ? [{ kind: 'connect', target: value }] : []
  })

/** Values of the form `file://path` are read, and sent along. */
const files = (words: readonly Word[]): Step[] =>
  [...endpoints(words), ...words.flatMap(word => (word.values ?? []).flatMap((value): Step[] => {
    const path = /(?:^|=)fileb?:\/\/(.+)$/.exec(value)?.[1]
    return path ? [{ kind: 'read', target: literal(path) }] : []
  }))]

/** What one operation of a service does. Its options only say to what. */
export function operation(service: string, given: Given): readonly Step[] {
  const [head, ...args] = given.operands
  if (!head) return []
  const name = exact(head)
  if (name === undefined) return [{ kind: 'unknown', target: head, why: 'this operation is not known' }]
  const last = exact(args.at(-1))
  if (name === 'help' || (last === 'help' && args.length === 1) || args.some(word => /^--generate-cli-skeleton/.test(exact(word) ?? ''))) return []
  // Switches come in pairs, of which the last one counts.
  if (args.some(word => exact(word) === '--dry-run') && !args.some(word => !word.values || /^--no-dry/.test(exact(word) ?? ''))) return files(args)
  const made = special(service, name, args, given)
  if (made) return [...files(args), ...made]
  const target = joined([...(service ? [literal(service)] : []), head, ...args])
  if (SECRETS.get(service)?.test(name) || (service === 'ssm' && READS_PARAMETERS.test(name) && args.some(word => !word.values || exact(word) === '--with-decryption')))
    return [...files(args), { kind: 'reveal', target: joined([literal(service), head]) }, ...(/^(create|reset)-/.test(name) ? [{ kind: 'mutate' as const, target }] : [])]
  if (LOOKS.test(name)) return files(args)
  return [...files(args), { kind: DESTROYS.test(name) && !SMALL.test(name) ? 'destroy' : 'mutate', target }]
}
