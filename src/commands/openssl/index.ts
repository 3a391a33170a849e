// openssl: keys, certificates, digests, ciphers and TLS. Source: openssl(1ssl) 3.0, LibreSSL 3.8; -help of its commands.
import { exact, literal, map, some, type Word } from '../../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from '../define.ts'
import { decoded, fromBase64 } from '../lib/decoder.ts'
import { listens } from '../lib/interpreter.ts'
import { connects, executes, means, nothing, reads, writes } from '../roles.ts'
import { cmp } from './cmp.ts'
import { examples } from './examples.ts'
import { body } from './shared.ts'

/** An engine that is named by a path is that library; the name of another is looked for where the system keeps them. */
const loadsByPath: Role = (words, given) => executes(words.filter(word => !word.values || some(word, value => /\/|\.(?:so|dylib|dll)(?:\.|$)/.test(value))), given)
/** The engine `dynamic` is told by commands what it loads: `SO_PATH:./lib.so`. */
const commandsEngine: Role = (words, given) =>
  words.flatMap((word): readonly Step[] => {
    const path = /^SO_PATH:(.+)$/is.exec(exact(word) ?? '')?.[1]
    if (path !== undefined) return executes([literal(path)], given)
    return !word.values || some(word, value => /^SO_PATH|^LOAD|^DIR_ADD/i.test(value)) ? [{ kind: 'execute', target: given.operands[0] ?? word }] : []
  })

const DIGESTS = 'md5 md4 mdc2 rmd160 ripemd160 sha1 sha224 sha256 sha384 sha512 sha512-224 sha512-256 sha3-224 sha3-256 sha3-384 sha3-512 shake128 shake256 sm3 blake2b512 blake2s256 ripemd whirlpool'
const CIPHERS =
  'aes-128-cbc aes-192-cbc aes-256-cbc aes-128-ecb aes-256-ecb aes-128-ctr aes-256-ctr aes-128-cfb aes-256-cfb aes-256-ofb aes-128-gcm aes-256-gcm aes128 aes192 aes256 aes-128-cfb8 aes-256-cfb8 des des3 des-cbc des-ede3 des-ede3-cbc bf bf-cbc blowfish rc4 rc2 rc2-cbc cast cast5-cbc camellia128 camellia256 ' +
  'camellia192 camellia-128-cbc camellia-256-cbc aria128 aria192 aria256 aria-128-cbc aria-256-cbc seed seed-cbc sm4 sm4-cbc chacha20 chacha20-poly1305 idea aes-256-wrap id-aes256-wrap'
const FIELDS =
  'new x509toreq req nocert fingerprint alias serial startdate enddate dates subject issuer email hash subject_hash subject_hash_old issuer_hash issuer_hash_old ocspid ocsp_uri purpose pubkey modulus next_serial preserve_dates clrext badsig CAcreateserial trustout clrtrust clrreject multi'

/** Whether text goes out: a line that ends the conversation does not count. */
const sends = (given: Given): boolean => given.stdin !== undefined && !some(given.stdin, value => /^(Q?\s*|x\s*)$/.test(value))
const SHELL = /^(.*\/)?(ba|da|k|z|a|tc|c|fi)?sh$/
/** What a shell prints goes to whoever is at the other end. */
const isShell = (given: Given): boolean => given.stdin?.from?.some(({ kind, what }) => kind === 'program' && SHELL.test(what)) ?? false
const client = (given: Given): readonly Step[] => {
  if (given('-help')) return []
  const host = given.value('-connect') ?? given.value('-unix') ?? given.operands[0] ?? (given.value('-host') ? map(given.value('-host')!, value => `${value}:${exact(given.value('-port')) ?? '4433'}`) : literal('localhost:4433'))
  return [host, ...given.values('-proxy')].map(target => ({ kind: 'connect', target, ...(sends(given) && { sends: true }), ...(isShell(given) && { shell: true }) }))
}
const server = (given: Given): readonly Step[] => [
  { ...listens(given.value('-accept') ?? given.value('-unix'), exact(given.value('-port')) ?? '4433'), ...(isShell(given) && { shell: true }) },
  ...(given('-WWW') || given('-HTTP') ? [{ kind: 'read' as const, target: literal('.'), recursive: true }] : []),
]
const TLS =
  '4 6 fallback_scsv build_chain dane_ee_no_namechecks reconnect crlf quiet ign_eof no_ign_eof brief prexit showcerts debug msg nbio_test state security_debug security_debug_verbose trace nocommands noservername tlsextdebug ignore_unexpected_eof status async nbio tls1 tls1_1 tls1_2 tls1_3 dtls dtls1 dtls1_2 timeout enable_pha ' +
  'no_ssl3 no_tls1 no_tls1_1 no_tls1_2 no_tls1_3 bugs no_comp comp no_ticket serverpref legacy_renegotiation client_renegotiation no_renegotiation legacy_server_connect no_resumption_on_reneg no_legacy_server_connect allow_no_dhe_kex prioritize_chacha strict no_middlebox no_etm ct noct verify_return_error verify_quiet ' +
  'srp_lateuser srp_moregroups xchain_build crl_download sctp sctp_label_bug debug_broken_protocol no_tx_cert_comp no_rx_cert_comp pause ssl3 ssl2 adv'
const TLS_VALUES =
  'ssl_config maxfraglen max_send_frag split_send_frag max_pipelines read_buf psk_identity psk name starttls xmpphost keymatexport keymatexportlen servername serverinfo alpn mtu nextprotoneg use_srtp srpuser srppass srp_strength sigalgs client_sigalgs groups curves named_curve cipher ciphersuites min_protocol max_protocol record_padding ' +
  'verify dane_tlsa_domain dane_tlsa_rrdata proxy_user proxy_pass bind CAstore xcert xkey xchain CRLform xcertform xkeyform'

/** Text that is decrypted or decoded comes out of hiding. */
const deciphered = (base64: boolean) => (given: Given): Word | undefined => {
  if (!given('-d') || given('-out')) return undefined
  const plain = (base64 || given('-base64') || given('-a')) && !CIPHERS.split(' ').some(cipher => given(`-${cipher}`)) && !given('-K') && !given('-k') && !given('-pass')
  return decoded('openssl', given.stdin, given.value('-in'), plain ? fromBase64 : undefined)
}
const enc = (base64: boolean): Body => body(`list ciphers e d p P a base64 A nopad salt nosalt debug pbkdf2 none v z ${CIPHERS}`, 'k bufsize K S iv md iter saltlen cipher', { outputs: deciphered(base64), operands: {} })
const dgst = body(`list c r hex binary d debug engine_impl fips-fingerprint hmac-env ${DIGESTS}`, 'xoflen hmac mac macopt', {
  options: { '-sign, -verify, -prverify <file>': reads },
  operands: { '<file...>': reads },
})

export default command('openssl', {
  aliases: ['libressl', 'openssl3', 'openssl11', 'eopenssl'],
  style: 'long',
  harmless: '-help, --help | -version, --version, -v',
  subcommands: {
    x509: body(`${FIELDS} ${DIGESTS}`, 'copy_extensions dateopt checkend checkhost checkemail checkip set_serial days not_before not_after subj extensions setalias addtrust addreject ext md CAserial', {
      always: given => (given('-CAcreateserial') ? [{ kind: 'write', target: given.value('-CAserial') ?? literal('serial') }] : []),
      operands: {},
    }),
    req: body(`verify new x509 precert pubkey nodes noenc newhdr modulus asn1-kludge no-asn1-kludge subject multivalue-rdn ${DIGESTS}`, 'reqopt subj days set_serial copy_extensions addext extensions reqexts newkey pkeyopt not_before not_after'),
    'genrsa': body(`3 F4 f4 traditional ${CIPHERS}`, 'primes', { operands: { '<bits>': nothing } }),
    'genpkey | gendsa': body(`genparam ${CIPHERS}`, 'algorithm pkeyopt', { operands: { '<params>': reads } }),
    'rsa | ec | dsa | pkey | pkcs8 | pkeyparam | ecparam | dhparam | dsaparam | rsautl': body(
      `check pubcheck pubin RSAPublicKey_in RSAPublicKey_out pubout modulus traditional text_pub param_out no_public list_curves genkey check_named no_seed topk8 nocrypt noiter scrypt dsaparam 2 3 5 sign verify encrypt decrypt certin rev pkcs oaep raw ssl x931 asn1parse hexdump C nooct pvk-strong pvk-weak pvk-none ${CIPHERS}`,
      'ec_conv_form ec_param_enc param_enc conv_form name v1 v2 v2prf iter scrypt_N scrypt_r scrypt_p saltlen', { operands: { '<bits>': nothing } },
    ),
    pkeyutl: body('sign verify encrypt decrypt derive rawin pubin certin rev asn1parse hexdump verifyrecover engine_impl encap decap', 'digest pkeyopt kdf kdflen secret kemop'),
    base64: enc(true),
    'enc | aes-* | des* | bf* | rc2* | rc4* | camellia* | aria* | seed* | sm4* | cast* | chacha20* | idea* | zlib': enc(false),
    'dgst | md5 | md4 | mdc2 | rmd160 | ripemd160 | sha1 | sha2* | sha3* | sha5* | shake* | sm3 | blake2*': dgst,
    'mac | kdf': body('binary', 'macopt kdfopt cipher digest mac keylen', { operands: { '<name>': nothing } }),
    rand: body('base64 hex', '', { operands: { '<bytes>': nothing } }),
    passwd: body('noverify stdin table reverse 6 5 apr1 1 aixmd5 crypt 2b', 'salt', { operands: { '<password...>': nothing } }),
    prime: body('hex generate safe', 'bits checks', { operands: { '<number...>': nothing } }),
    s_client: body(TLS, TLS_VALUES, {
      options: { '-connect, -unix, -host <host>': nothing, '-port <n>': nothing, '-proxy <host>': nothing },
      operands: { '<host>': nothing },
      always: client,
    }),
    s_time: body('new reuse bugs tls1 tls1_1 tls1_2 tls1_3 ssl3', 'cipher ciphersuites verify time www', { options: { '-connect <host>': nothing }, always: client }),
    s_server: body(
      `${TLS} unlink nocert Verify_return servername_fatal no_resume_ephemeral www no_cache ext_cache status_verbose rev early_data anti_replay no_anti_replay http_server_binmode no_ca_names stateless listen no_dhe sendfile zerocopy_sendfile enable_server_rpk`,
      `${TLS_VALUES} Verify context id_prefix psk_hint status_timeout status_url no_proxy naccept srpuserseed max_early_data recv_max_early_data num_tickets`,
      { options: { '-accept, -unix, -port <address>': nothing, '-WWW, -HTTP': nothing, '-proxy <address>': connects }, always: server },
    ),
    'verify | crl | crl2pkcs7 | pkcs7 | asn1parse | sess_id | nseq | info': body(
      `crl_download show_chain verify hash hash_old lastupdate nextupdate fingerprint issuer crlnumber badsig print print_certs strictpem i dump nocrl toseq cert issuer_hash configdir enginesdir modulesdir dsoext dirnamesep listsep seeds cpusettings ${DIGESTS}`,
      'dateopt offset length strparse genstr item dlimit context', { options: { '-crl_download': means({ kind: 'connect', target: literal('the issuer of the certificate') }) }, operands: { '<file...>': reads } },
    ),
    storeutl: body(`certs keys crls r ${DIGESTS}`, 'subject issuer serial fingerprint alias', { operands: { '<file...>': reads } }),
    spkac: body('verify pubkey', 'challenge spkac spksect digest', { operands: {} }),
    cmp,
    fipsinstall: body('verify no_conditional_errors no_security_checks self_test_onload', 'provider_name section_name mac_name macopt corrupt_desc corrupt_type', { options: { '-module <library>': executes } }),
    pkcs12: body(`twopass nokeys nocerts legacy info nomacver clcerts cacerts noenc nodes export chain chain_build LMK keyex keysig descert noiter nomaciter maciter nomac ${CIPHERS}`, 'name caname CSP keypbe certpbe macalg iter'),
    'cms | smime': body(
      `encrypt decrypt sign verify resign sign_receipt digest_create digest_verify compress uncompress EncryptedData_encrypt EncryptedData_decrypt data_create data_out cmsout pk7out stream indef noindef binary crlfeol asciicrlf debug_decrypt cades nodetach nocerts noattr nosmimecap no_content_verify no_attr_verify nosigs noverify nointern nochain keyid print aes128-wrap aes192-wrap aes256-wrap des3-wrap receipt_request_all receipt_request_first receipt_request_print verify_retcode ${CIPHERS}`,
      'rctform pwri_password secretkey secretkeyid keyopt originator wrap md to from subject econtent_type verify_receipt receipt_request_from receipt_request_to', { operands: { '<certificate...>': reads } },
    ),
    ocsp: body('ignore_err resp_no_certs no_certs badsig noverify nonce no_nonce no_signature_verify resp_key_id no_cert_verify req_text resp_text no_chain no_cert_checks no_explicit trust_other no_intern', 'timeout multi nmin nrequest ndays rmd rsigopt header rcid path no_proxy serial validity_period status_age', {
      options: { '-url, -host, -proxy <address>': nothing, '-port <n>': nothing, '-issuer <file>': reads },
      always: given => [...['-url', '-host', '-proxy'].flatMap(given.values).map((target): Step => ({ kind: 'connect', target, sends: true })), ...(given('-port') ? [listens(undefined, exact(given.value('-port')) ?? '0')] : [])],
    }),
    ts: body(`token_in token_out query cert verify reply no_nonce ${DIGESTS}`, 'digest tspolicy', { options: { '-chain <file>': reads } }),
    ca: body('infiles multivalue-rdn notext msie_hack create_serial rand_serial preserveDN noemailDN selfsign gencrl updatedb', 'dateopt outdir name subj startdate enddate days extensions md valid status crlexts crl_reason crl_hold crl_compromise crl_CA_compromise crl_lastupdate crl_nextupdate crldays crlhours crlsec not_before not_after', {
      operands: { '<request...>': reads },
      // Its settings name a folder with the index of what it issued.
      always: given => (given('-help') ? [] : [{ kind: 'write', target: given.value('-outdir') ?? literal('.'), recursive: true }]),
    }),
    rehash: body('h compat old n v', '', { operands: { '<dir...>': (words, given) => (given('-n') ? [] : writes(words, given)) } }),
    engine: { style: 'long', harmless: '-help | -v | -vv | -vvv | -vvvv | -c | -t | -tt', options: { '-pre, -post <command>': commandsEngine }, operands: { '<engine...>': loadsByPath } },
    'version | ciphers | list | help | errstr | speed': body(
      'a b d e f m o p r v c V all stdname s tls1 tls1_1 tls1_2 tls1_3 ssl3 psk srp commands digest-commands digest-algorithms cipher-commands cipher-algorithms encoders decoders public-key-algorithms public-key-methods disabled providers kdf-algorithms mac-algorithms random-generators key-managers engines asymcipher-algorithms kem-algorithms key-exchange-algorithms objects random-instances signature-algorithms standard-commands store-loaders 1 mb mr decrypt aead elapsed',
      'convert ciphersuites select multi async_jobs primes evp hmac cmac seconds bytes misalign options', { operands: { '<word...>': nothing } },
    ),
  },
  examples,
})
