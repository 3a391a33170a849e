// vault: secrets of HashiCorp Vault. Source: vault -help 1.18.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'

export default command('vault', {
  aliases: ['bao'],
  ...tool({
    verbs: { looks: 'status version list lookup path-help capabilities debug monitor events', configure: 'login logout', reveal: 'read get unwrap export token transit ssh pki', mutate: 'write put patch create renew enable disable tune move seal unseal init rekey rotate revoke operator step-down auth secrets policy namespace lease audit plugin rollback undelete enable-versioning metadata agent proxy server transform generate-root migrate', destroy: 'delete destroy' },
    paths: [[/^(kv|secrets|auth|policy|audit|plugin|namespace|lease|operator raft|operator members|token) (list|list-peers|lookup|capabilities|members)/, 'looks'], [/^policy read/, 'looks'], [/^kv (get|metadata get)/, 'reveal'], [/^(kv delete|kv destroy|kv metadata delete|secrets disable)/, 'destroy'], [/^(token create|operator (generate-root|init|unseal))/, 'reveal'], [/^(agent|server|proxy)/, 'runs'], [/^operator (raft )?(list-peers|autopilot|members|key-status|usage|diagnose)/, 'looks'], [/^print token/, 'reveal']],
    servers: '-address, --address, -agent-address, --agent-address <v>',
    harmless: '-format <v> | -namespace <v> | -ns <v> | -field <v> | -mount <v> | -version',
  }),
  examples: {
    'vault status -address=${V:-https://a.dev} && vault status -address=$V': ['connect https://a.dev'],
    'vault status -address=https://a.dev': ['connect https://a.dev'],
    'vault status': [],
    'vault kv list secret/': [],
    'vault kv get secret/db': [`reveal 'kv get secret/db'`],
    'vault read database/creds/app': [`reveal 'read database/creds/app'`],
    'vault kv put secret/db a=b': [`mutate 'kv put secret/db a=b'`],
    'vault kv delete secret/db': [`destroy 'kv delete secret/db'`],
    'vault login': ['configure login'],
  },
})
