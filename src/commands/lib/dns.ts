// Owns which words of a DNS query are names to look up: they leave the machine, and can carry data.
import { exact, map, some, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'

const TYPES = new Set(
  ('A AAAA AFSDB ANY APL AXFR CAA CDNSKEY CDS CERT CNAME CSYNC DHCID DLV DNAME DNSKEY DS EUI48 EUI64 HINFO HIP HTTPS IPSECKEY ISDN IXFR KEY KX LOC MX NAPTR'
    + ' NS NSEC NSEC3 NSEC3PARAM NULL OPENPGPKEY PTR PX RP RRSIG RT SIG SMIMEA SOA SPF SRV SSHFP SVCB'
    + ' TA TKEY TLSA TSIG TXT URI X25 ZONEMD IN CH HS CHAOS HESIOD').split(' '),
)
const isType = (word: Word): boolean => TYPES.has((exact(word) ?? '').toUpperCase()) || /^(?:IXFR=|TYPE\d+$)/i.test(exact(word) ?? '')
const isServer = (word: Word): boolean => some(word, value => value.startsWith('@'))

/** A connection for each name and each server. */
export function queries(given: Given, ...named: readonly (Word | undefined)[]): Step[] {
  const names = [...named.flatMap(word => (word ? [word] : [])), ...given.operands.filter(word => !isServer(word) && !isType(word))]
  const servers = given.operands.filter(isServer).map(word => map(word, value => value.replace(/^@/, '')))
  return [...names, ...servers].map((target): Step => ({ kind: 'connect', target }))
}
