// Owns the options that openssl's commands share, by what they do.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Role } from '../define.ts'
import { settingsCode } from '../lib/settings-code.ts'
import { executes, reads, writes } from '../roles.ts'

/** A library of OpenSSL's own has a name, another a path. */
const OWN = /^(default|legacy|fips|base|null|rdrand|dynamic|padlock|afalg|devcrypto|capi|loader_attic)$/
export const loads: Role = (words, given) => executes(words.filter(word => !OWN.test(exact(word) ?? '')), given)
/** `file:PATH` in place of a password. */
export const passwords: Role = (words, given) => words.flatMap(word => {
  const path = /^file:(.*)$/s.exec(exact(word) ?? '')?.[1]
  return path === undefined ? [] : reads([literal(path)], given)
})
const readsUri: Role = (words, given) => words.flatMap((word: Word) => (/^(pkcs11|org\.openssl\.engine):/.test(exact(word) ?? '') ? [] : reads([word], given)))

export const OPTIONS: Readonly<Record<string, Role>> = {
  // It may name engines and providers, which are loaded.
  '-config <file>': settingsCode,
  '-in, -CAfile, -cafile, -CAkey, -CA, -key, -inkey, -signkey, -cert, -certfile, -cert_chain, -extfile, -kfile, -paramfile, -force_pubkey, -peerkey, -sigfile, -signature, -data, -queryfile, -content, -recip, -signer, -untrusted, -trusted, -CRLfile, -keyfile, -spkac, -ss_cert, -reqin, -respin, -VAfile, -rkey, -rsigner, -rother, -index, -oid, -genconf, -sess_in, -psk_session, -early_data, -dcert, -dcert_chain, -dkey, -dhparam, -cert2, -key2, -requestCAfile, -ctlogfile, -status_file, -verifyCAfile, -chainCAfile, -CRL, -srpvfile, -gendelta, -rand, -revoke, -verify_other, -sign_other <file>': readsUri,
  '-out, -keyout, -writerand, -sess_out, -msgfile, -keylogfile, -reqout, -respout, -certsout <file>': writes,
  '-engine, -keygen_engine, -ssl_client_engine, -provider <library>': loads,
  '-provider-path <dir>': executes,
  '-passin, -passout, -pass, -password, -passcerts, -dpass, -pkeyopt_passin <source>': passwords,
}

export const HARMLESS =
  '-help | -propquery <text> | -inform, -outform, -keyform, -certform, -CAform, -CAkeyform, -peerform, -dkeyform, -dcertform, -crlform <format> | -noout | -text | -CApath, -CAstore, -chainCApath, -chainCAstore, -verifyCApath, -verifyCAstore <dir> | -no-CAfile | -no-CApath | -no-CAstore | -nameopt <options> | -certopt <options> | -verbose | -quiet | -batch | ' +
  '-policy <text> | -purpose <text> | -verify_name <name> | -verify_depth <n> | -auth_level <n> | -attime <n> | -verify_hostname <name> | -verify_email <address> | -verify_ip <address> | -ignore_critical | -issuer_checks | -crl_check | -crl_check_all | -policy_check | -explicit_policy | -inhibit_any | -inhibit_map | -x509_strict | -extended_crl | -use_deltas | ' +
  '-policy_print | -check_ss_sig | -trusted_first | -suiteB_128_only | -suiteB_128 | -suiteB_192 | -partial_chain | -no_alt_chains | -no_check_time | -allow_proxy_certs | -vfyopt <option> | -sigopt <option> | -section <name> | -utf8'

const listed = (names: string, value = ''): readonly string[] => names.split(' ').filter(Boolean).map(name => `-${name}${value}`)
/** What a command lists as its own is not what the others mean by that name. */
function shared(own: ReadonlySet<string>): Readonly<Record<string, Role>> {
  return Object.fromEntries(
    Object.entries(OPTIONS).flatMap(([notation, role]) => {
      const [names = '', value] = notation.split(' <')
      const left = names.split(', ').filter(name => !own.has(name))
      return left.length ? [[`${left.join(', ')} <${value}`, role] as const] : []
    }),
  )
}

/** A command with its own switches, and options with a value that only computes. */
export const body = (switches: string, values = '', more: Body = {}): Body => ({
  ...more,
  style: 'long',
  options: { ...more.options, ...shared(new Set([...listed(switches), ...listed(values)])) },
  harmless: [...listed(switches), ...listed(values, ' <value>'), HARMLESS].join(' | '),
})
