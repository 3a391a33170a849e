// Owns the names of curl's options that change nothing that matters here. Source: curl(1) 7.88 to 8.22.

const FLAGS =
  'anyauth append basic ca-native cert-status compressed compressed-ssh create-dirs crlf digest disable-eprt disable-epsv' +
  ' disallow-username-in-url doh-cert-status doh-insecure dump-ca-embed environment eprt epsv fail' +
  ' fail-early fail-with-body false-start follow form-escape ftp-create-dirs ftp-pasv ftp-pret ftp-skip-pasv-ip ftp-ssl ftp-ssl-ccc ftp-ssl-control' +
  ' ftp-ssl-reqd get globoff haproxy-protocol head http0.9 http1.0 http1.1 http2' +
  ' http2-prior-knowledge http3 http3-only ignore-content-length include show-headers insecure ipv4 ipv6 junk-session-cookies list-only location' +
  ' location-trusted mail-rcpt-allowfails manual metalink mptcp negotiate netrc netrc-optional' +
  ' next ntlm ntlm-wb out-null parallel parallel-immediate path-as-is post301 post302 post303 progress-bar proxy-anyauth proxy-basic proxy-ca-native' +
  ' proxy-digest proxy-http2 proxy-http3 proxy-insecure proxy-negotiate proxy-ntlm' +
  ' proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tlsv1 proxytunnel raw remote-header-name remote-name-all remote-time remove-on-error' +
  ' retry-all-errors retry-connrefused sasl-ir show-error silent skip-existing socks5-basic' +
  ' socks5-gssapi socks5-gssapi-nec ssl ssl-allow-beast ssl-auto-client-cert ssl-no-revoke ssl-reqd ssl-revoke-best-effort sslv2 sslv3 styled-output' +
  ' suppress-connect-headers tcp-fastopen tcp-nodelay test-event tftp-no-options' +
  ' tls-earlydata tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding trace-ids trace-time use-ascii verbose version xattr alpn buffer clobber keepalive npn' +
  ' progress-meter sessionid disable remote-name'
const SHORT = '-a -f -G -g -0 -I -i -k -4 -6 -j -l -L -M -n -: -N -# -p -q -J -R -s -S -Z -2 -3 -1 -B -v -V'
const VALUED =
  '--aws-sigv4 | --cert-type | --ciphers | --connect-timeout | -C, --continue-at | --create-file-mode | --curves | --delegation' +
  ' | --dns-interface | --dns-ipv4-addr | --dns-ipv6-addr | --dns-servers | --ech | --egd-file' +
  ' | --expect100-timeout | --ftp-account | --ftp-alternative-to-user | --ftp-method | -P, --ftp-port | --ftp-ssl-ccc-mode | --happy-eyeballs-timeout-ms' +
  ' | --haproxy-clientip | -h, --help | --hostpubmd5 | --hostpubsha256' +
  ' | --httpsig-algo | --httpsig-headers | --httpsig-key | --httpsig-keyid | --interface | --ip-tos | --keepalive-cnt | --keepalive-time | --key' +
  ' | --key-type | --knownhosts | --krb | --limit-rate | --local-port | --login-options' +
  ' | --max-filesize | --max-redirs | -m, --max-time | --noproxy | --oauth2-bearer | --output-dir | --parallel-max | --parallel-max-host | --pass' +
  ' | --pinnedpubkey | --proto | --proto-default | --proto-redir | --proxy-cert-type' +
  ' | --proxy-ciphers | --proxy-key | --proxy-key-type | --proxy-pass | --proxy-pinnedpubkey | --proxy-service-name | --proxy-tls13-ciphers' +
  ' | --proxy-tlsauthtype | --proxy-tlspassword | --proxy-tlsuser | -U, --proxy-user' +
  ' | --pubkey | --random-file | -r, --range | --rate | -e, --referer | --request-target | --retry | --retry-delay | --retry-max-time | --sasl-authzid' +
  ' | --service-name | --sigalgs | --socks5-gssapi-service | -Y, --speed-limit' +
  ' | -y, --speed-time | -t, --telnet-option | --tftp-blksize | -z, --time-cond | --tls-max | --tls13-ciphers | --tlsauthtype | --tlspassword | --tlsuser' +
  ' | --trace-config | --upload-flags | -u, --user | -A, --user-agent | --vlan-priority' +
  ' | --signature-algorithms'

/** Every switch can also be turned off: `--no-silent`. */
export const CURL_HARMLESS = [
  ...FLAGS.split(' ').map(flag => `--${flag} | --no-${flag}`),
  ...SHORT.split(' '),
  ...VALUED.split('|').map(one => `${one.trim()} <value>`),
].join(' | ')
