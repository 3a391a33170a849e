// gcloud: the services of Google. Source: gcloud help 480, gcloud reference.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { type Tool, tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

/** `compute ssh`: a line that runs on the machine. */
const remote: Role = words => {
  const at = words.findIndex(word => exact(word)?.startsWith('--command'))
  const line = words[at]
  const script = line && (exact(line)?.includes('=') ? literal(exact(line)?.slice('--command='.length) ?? '') : words[at + 1])
  const host = words.find((word, i) => i > 1 && !exact(word)?.startsWith('-')) ?? literal('gcloud')
  return [{ kind: 'mutate', target: host }, ...(script ? [{ script, host }] : [])]
}
const copies: Role = words => {
  const paths = words.slice(2).filter(word => !exact(word)?.startsWith('-'))
  const to = paths.at(-1)
  const remoteAt = (word: Word | undefined): boolean => /^["']?[\w.-]+:/.test(word?.values?.[0] ?? word?.text ?? '')
  const local = paths.slice(0, -1).filter(word => !remoteAt(word))
  if (!to || paths.length < 2) return []
  return [...local.map(target => ({ kind: 'read', target, recursive: true }) as const), remoteAt(to) ? { kind: 'connect', target: to, sends: local.length > 0 } : { kind: 'write', target: to, recursive: true }]
}

const described: Tool = {
  groups: 'run deploy builds config auth logging feedback',
  verbs: {
    looks: 'list get describe list-grantable-roles list-testable-permissions get-iam-policy get-value get-server-config search read tail get-ancestors get-health get-serial-port-output info feedback version cheat-sheet topic lookup wait query test-iam-permissions ls cat du hash stat logs-tail validate diff check explain help preview survey',
    runs: 'emulators interactive',
    configure: 'config auth init components set-config activate-service-account docker-helper get-credentials alpha-install login revoke configure-docker set-quota-project',
    reveal: 'print-access-token print-identity-token print-refresh-token access get-password-reset describe-secret get-credentials-secret',
    mutate: 'create update set add add-iam-policy-binding remove-iam-policy-binding set-iam-policy deploy submit start stop restart reset resume suspend run execute enable disable import export migrate move patch promote rollback cancel attach detach attach-disk detach-disk ssh scp connect-to-serial-port add-metadata add-tags replace resize snapshot publish pull ack seek call copy clone failover link unlink set-traffic update-traffic upgrade invoke trigger rolling-action cp mv rsync sign-url compose undelete restore add-labels remove-labels set-machine-type create-app start-iap-tunnel encrypt',
    destroy: 'delete destroy remove purge rm delete-access-config remove-member delete-instances abandon-instances bulk-delete delete-all',
  },
  paths: [
    [/^(alpha |beta )?compute ssh /, remote],
    [/^(alpha |beta )?(compute scp|storage (cp|mv|rsync))( |$)/, copies],
    [/^config (list|get|get-value)|^config configurations (list|describe)|^auth list|^components list/, 'looks'],
    [/^config /, 'configure'],
    [/secrets versions access/, 'reveal'],
    [/^(iam service-accounts keys create|kms decrypt|sql generate-login-token|auth print-|auth application-default print-)/, 'reveal'],
  ],
  options: {
    '--flags-file, --key-file, --cert-file <file>': reads,
  },
  harmless: '--project <v> | --region <v> | --zone <v> | --account <v> | --format <v> | --filter <v> | --limit <v> | --sort-by <v> | --quiet, -q | --verbosity <v>'
    + ' | --configuration <v> | --location <v> | --flatten <v> | --impersonate-service-account <v> | --page-size <v> | --billing-project <v>'
    + ' | --uri | --log-http | --user-output-enabled [v] | --async | --access-token-file <v> | --trace-token <v> | --no-user-output-enabled | --freshness <v>'
      + ' | --order <v> | --show-all | --all | --instance <v> | --cluster <v> | --version, -v',
}

export default command('gcloud', {
  ...tool(described),
  examples: {
    'gcloud --version': [],
    'gcloud compute instances list --project a --format=json': [],
    'gcloud --project a run services describe web --region eu': [],
    'gcloud projects get-iam-policy a && gcloud config list && gcloud auth list': [],
    'gcloud compute instances delete --help': [],
    'gcloud logging read "severity>=ERROR" --limit 5 --frobnicate=1': [],
    'gcloud compute instances delete web --zone eu': [`destroy 'compute instances delete web --zone eu'`],
    'gcloud sql instances delete db --quiet': [`destroy 'sql instances delete db --quiet'`],
    'gcloud run deploy web --image a': [`mutate 'run deploy web --image a'`],
    'gcloud config set project a': [`configure 'config set project a'`],
    'gcloud auth login': [`configure 'auth login'`],
    'gcloud auth print-access-token': [`reveal 'auth print-access-token'`],
    'gcloud secrets versions access latest --secret=db': [`reveal 'secrets versions access latest'`],
    'gcloud compute ssh web --zone eu --command="ls /srv"': ['mutate web', 'list /srv'],
    'gcloud storage cp report.csv gs://bucket/': ['read report.csv (recursive)', 'connect gs://bucket/ (sends)'],
    'gcloud storage cp gs://bucket/a.csv .': ['write . (recursive)'],
    'gcloud storage rm gs://bucket/a --recursive': [`destroy 'storage rm gs://bucket/a --recursive'`],
    'gcloud auth activate-service-account --key-file=sa.json': ['read sa.json', `configure 'auth activate-service-account --key-file=sa.json'`],
    'gcloud frobnicate': ['unknown frobnicate (this subcommand is not known)'],
  },
})
