// openssl cmp: asks an authority for certificates, or plays one. Source: openssl-cmp(1ssl) 3.0, cmp -help.
import { exact } from '../../model/index.ts'
import { listens } from '../lib/interpreter.ts'
import { nothing, reads, writes } from '../roles.ts'
import { body, passwords } from './shared.ts'

export const cmp = body(
  'san_nodefault policy_oids_critical implicit_confirm disable_confirm ignore_keyusage unprotected_errors unprotected_requests tls_used reqin_new_tid use_mock_srv grant_implicitconf send_error send_unprotected send_unprot_err accept_unprotected accept_unprot_err accept_raverified',
  'verbosity cmd infotype geninfo subject issuer days reqexts sans policies policy_oids popo revreason no_proxy recipient path keep_alive msg_timeout total_timeout expect_sender ref digest mac tls_host repeat max_msgs srv_ref poll_count check_after pkistatus failure failurebits statusstring',
  {
    options: {
      '-newkey, -csr, -oldcert, -srvcert, -own_trusted, -out_trusted, -extracerts, -tls_cert, -tls_key, -tls_extra, -tls_trusted, -rspin, -srv_cert, -srv_key, -srv_trusted, -srv_untrusted, -rsp_cert, -rsp_extracerts, -rsp_capubs <file>': reads,
      '-certout, -chainout, -extracertsout, -cacertsout, -rspout <file>': writes,
      '-newkeypass, -secret, -keypass, -otherpass, -tls_keypass, -srv_secret, -srv_keypass <source>': passwords,
      '-server <address>': nothing,
      '-proxy <address>': nothing,
      '-port <n>': nothing,
    },
    operands: {},
    always: given => [
      ...(given('-server') ? ['-server', '-proxy'] : []).flatMap(given.values).map(target => ({ kind: 'connect' as const, target, sends: true as const })),
      ...(given('-port') ? [listens(undefined, exact(given.value('-port')) ?? '0')] : []),
    ],
  },
)
