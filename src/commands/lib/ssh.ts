// Owns what the settings of OpenSSH make its programs do. Source: ssh_config(5), OpenSSH 9.2 to 10.0.
import { type Effect, exact, literal, unknown, type Word } from '../../model/index.ts'
import type { Role, Step } from '../define.ts'
import { all, each, reads } from '../roles.ts'

type Setting = (value: Word, host: Word | undefined) => readonly Step[]

const runs: Setting = script => [{ script }]
const loads: Setting = target => (exact(target) === 'internal' ? [] : [{ kind: 'execute', target }])
const paths =
  (kind: 'read' | 'append'): Setting =>
  value =>
    (exact(value) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((path): Effect => ({ kind, target: literal(path) }))
const forwards: Setting = target => [{ kind: 'connect', target, listens: true }]

/** Settings with an effect, by their names in small letters. */
const EFFECTS: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ['proxycommand', runs],
  ['localcommand', runs],
  ['knownhostscommand', runs],
  ['remotecommand', (script, host) => [{ script, ...(host && { host }) }]],
  ['xauthlocation', program => [{ run: [program] }]],
  ['pkcs11provider', loads],
  ['securitykeyprovider', loads],
  ['smartcarddevice', loads],
  ['userknownhostsfile', paths('append')],
  ['globalknownhostsfile', paths('read')],
  ['revokedhostkeys', paths('read')],
  ['include', value => [{ kind: 'read', target: value }, unknown(value, 'settings from a file can run programs')]],
  ['localforward', forwards],
  ['remoteforward', forwards],
  ['dynamicforward', forwards],
  ['hostname', target => [{ kind: 'connect', target }]],
  ['proxyjump', target => [{ kind: 'connect', target }]],
])

const HARMLESS = new Set(
  (
    'addkeystoagent addressfamily batchmode bindaddress bindinterface canonicaldomains canonicalizefallbacklocal canonicalizehostname canonicalizemaxdots' +
    ' canonicalizepermittedcnames casignaturealgorithms certificatefile challengeresponseauthentication channeltimeout' +
    ' checkhostip ciphers clearallforwardings compression compressionlevel connectionattempts connecttimeout controlmaster controlpath controlpersist' +
    ' enableescapecommandline enablesshkeysign escapechar exitonforwardfailure fingerprinthash forkafterauthentication' +
    ' forwardagent forwardx11 forwardx11timeout forwardx11trusted gatewayports gssapiauthentication gssapidelegatecredentials gssapikeyexchange' +
    ' gssapiclientidentity gssapirenewalforcesrekey gssapiserveridentity gssapitrustdns gssapikexalgorithms' +
    ' hashknownhosts host hostbasedacceptedalgorithms hostbasedauthentication hostbasedkeytypes hostkeyalgorithms hostkeyalias identitiesonly identityagent' +
    ' identityfile ignoreunknown ipqos kbdinteractiveauthentication kbdinteractivedevices' +
    ' kexalgorithms keepalive loglevel logverbose macs nohostauthenticationforlocalhost numberofpasswordprompts obscurekeystroketiming' +
    ' passwordauthentication permitlocalcommand permitremoteopen port preferredauthentications proxyusefdpass' +
    ' pubkeyacceptedalgorithms pubkeyacceptedkeytypes pubkeyauthentication rekeylimit requesttty requiredrsasize rhostsrsaauthentication rsaauthentication' +
    ' sendenv serveralivecountmax serveraliveinterval sessiontype setenv stdinnull streamlocalbindmask' +
    ' streamlocalbindunlink stricthostkeychecking syslogfacility tag tcpkeepalive tunnel tunneldevice updatehostkeys useprivilegedport user usekeychain' +
    ' useroaming verifyhostkeydns versionaddendum visualhostkey warnweakcrypto'
  ).split(' '),
)

/** `-o Name=value` or `-o 'Name value'`. */
export const sshSettings =
  (hostOf: (operands: readonly Word[]) => Word | undefined = operands => operands[0]): Role =>
  (words, given) =>
    words.flatMap(word =>
      (word.values ?? ['']).flatMap((text): readonly Step[] => {
        const match = /^\s*(\w+)\s*(?:=|\s)\s*(.*)$/s.exec(text)
        const name = match?.[1]?.toLowerCase() ?? ''
        const value = match?.[2] ?? ''
        const setting = EFFECTS.get(name)
        if (setting) return value.toLowerCase() === 'none' || value === '' ? [] : setting(literal(value), hostOf(given.operands))
        return HARMLESS.has(name) ? [] : [unknown(word, 'this setting of ssh is not known')]
      }),
    )

/** A file of settings: some of them run programs. */
export const sshConfig: Role = (words, given) =>
  words.flatMap(word =>
    /^(?:none|\/dev\/null)$/.test(exact(word) ?? '')
      ? []
      : all(
          reads,
          each(target => unknown(target, 'settings from a file can run programs')),
        )([word], given),
  )

/** Hosts to go through, separated by commas. */
export const sshJumps: Role = words =>
  words.flatMap(word =>
    (exact(word)?.split(',').map(literal) ?? [word]).filter(one => exact(one) !== 'none').map((target): Step => ({ kind: 'connect', target })),
  )
