// gpg: signs and encrypts, and keeps keys. Source: gpg(1) 2.2.40 and 2.4, gpgv(1), gpgsm(1).
import { literal, map, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { connects, executes, nothing, reads, reveals, unknowns, writes } from './roles.ts'

const any = (given: Given, names: string): boolean => names.split(' ').some(name => given(name))
const keyring = literal('the keyring')
const server = (given: Given): Word => given.value('--keyserver') ?? literal('keyserver')

function steps(given: Given): readonly Step[] {
  if (any(given, '-h --version --warranty --dump-options --list-config --gpgconf-list --card-status --print-md --print-mds --gen-random --gen-prime --check-trustdb')) return reads(given.operands.slice(1), given)
  const words = given.operands
  if (given('--send-keys')) return [{ kind: 'publish', target: server(given) }]
  if (any(given, '--recv-keys --search-keys --refresh-keys --locate-keys --locate-external-keys')) return [{ kind: 'connect', target: server(given) }, { kind: 'configure', target: keyring }]
  if (given('--fetch-keys')) return [...words.map((target): Step => ({ kind: 'connect', target })), { kind: 'configure', target: keyring }]
  if (any(given, '--call-protect-tool --call-dirmngr')) return [{ kind: 'unknown', target: words[0] ?? keyring, why: 'a helper obeys this' }]
  if (any(given, '--list-external-keys --dump-external-keys')) return [{ kind: 'connect', target: server(given) }]
  if (any(given, '--export-secret-keys --export-secret-subkeys --export-secret-key-p12 --export-secret-key-p8')) return reveals(words.length ? words : [literal('secret keys')], given)
  if (any(given, '--delete-secret-keys --delete-secret-and-public-keys')) return (words.length ? words : [keyring]).map(target => ({ kind: 'destroy', target }))
  if (any(given, '--import --import-ownertrust --fast-import')) return [...reads(words, given), { kind: 'configure', target: keyring }]
  if (any(given, '--gen-key --quick-gen-key --full-gen-key --gen-revoke --desig-revoke --quick-add-uid --quick-add-key --quick-revoke-uid --quick-set-expire --quick-set-primary-uid --delete-keys --quick-sign-key --quick-lsign-key --quick-revoke-sig --sign-key --lsign-key --edit-key --passwd --edit-card --change-pin --update-trustdb --tofu-policy --rebuild-keydb-caches --fix-trustdb --learn-card --keydb-clear-some-cert-flags'))
    return [{ kind: 'configure', target: keyring }]
  if (any(given, '--list-keys --list-sigs --check-sigs --fingerprint --list-secret-keys --export --export-ssh-key --export-ownertrust --show-keys --list-trustdb --list-chain --dump-cert --dump-chain --dump-secret-keys')) return given('--show-keys') ? reads(words, given) : []
  if (given('--server')) return [{ kind: 'interpret', target: given.stdin ?? literal('stdin'), language: 'gpg' }]
  const read = reads(words, given)
  if (given('-o') || given('--verify') || given('--list-packets')) return read
  const made = (suffix: string): Step[] => words.map(target => ({ kind: 'write', target: map(target, value => value + suffix) }))
  const armored = given('-a') ? '.asc' : '.gpg'
  if (given('--clearsign') || given('--enarmor')) return [...read, ...made('.asc')]
  if (given('-b')) return [...read, ...made(given('-a') ? '.asc' : '.sig')]
  if (given('-e') || given('-c') || given('-s') || given('--store')) return [...read, ...made(armored)]
  if (given('--dearmor')) return [...read, ...made('.gpg')]
  if (given('--decrypt-files')) return [...read, { kind: 'write', target: literal('.') }]
  return read
}

const decrypts = (given: Given): boolean => !any(given, '-e -s -c -b --clearsign --export --list-keys --verify --import --list-secret-keys --fingerprint --version -h')

export default command('gpg', {
  aliases: ['gpg2', 'gpg1', 'gpgv', 'gpgv2', 'gpgsm'],
  options: {
    '-o, --output <file>': writes,
    '--exec-path <path>': executes,
    '--photo-viewer, --agent-program, --dirmngr-program, --pcsc-driver, --ctapi-driver <program>': unknowns('this names a program or library to run'),
    '--homedir <dir>': unknowns('settings in it name programs that are started'),
    '--keyserver <address>': connects,
    '--auto-key-retrieve': (_, given) => [{ kind: 'connect', target: server(given) }],
    '--options <file>': unknowns('options come from a file'),
    '-f, -F, --keyring, --primary-keyring, --secret-keyring, --trustdb-name, --recipient-file, --hidden-recipient-file, --passphrase-file, --command-file, --policy-file <file>': reads,
    '--log-file, --logger-file, --status-file, --attribute-file <file>': writes,
    '-e, --encrypt, --encrypt-files': nothing,
  },
  harmless:
    '-s, --sign | --clearsign, --clear-sign | -b, --detach-sign | -c, --symmetric | --store | -d, --decrypt | --decrypt-files | --verify | --verify-files | -k, --list-keys, --list-public-keys, --list-key | --list-signatures, --list-sigs, --list-sig | --check-signatures, --check-sigs, --check-sig | --fingerprint | -K, --list-secret-keys | ' +
    '--generate-key, --gen-key | --quick-generate-key, --quick-gen-key | --quick-add-uid, --quick-adduid | --quick-add-key, --quick-addkey | --quick-revoke-uid, --quick-revuid | --quick-set-expire | --quick-set-primary-uid | --full-generate-key, --full-gen-key | --generate-revocation, --gen-revoke | --delete-keys | --delete-secret-keys | --quick-sign-key | ' +
    '--quick-lsign-key | --quick-revoke-sig | --sign-key | --lsign-key | --edit-key, --key-edit | --change-passphrase, --passwd | --generate-designated-revocation, --desig-revoke | --export | --send-keys | --receive-keys, --recv-keys | --search-keys | --refresh-keys | --locate-keys | --locate-external-keys | --fetch-keys | --show-keys, --show-key | ' +
    '--export-secret-keys | --export-secret-subkeys | --export-ssh-key | --import | --fast-import | --card-status | --edit-card, --card-edit | --change-pin | --list-config | --list-gcrypt-config | --gpgconf-list | --gpgconf-test | --list-packets | --export-ownertrust | --import-ownertrust | --update-trustdb | --check-trustdb | --fix-trustdb | --list-trustdb | ' +
    '--dearmor, --dearmour | --enarmor, --enarmour | --print-md | --print-mds | --gen-prime | --gen-random | --server | --tofu-policy | --delete-secret-and-public-keys, --delete-secret-and-public-key | --rebuild-keydb-caches | -v, --verbose | --no-verbose | -q, --quiet | --no-tty | --no-greeting | --debug <flags> | --debug-level <level> | --debug-all | ' +
    '--display-charset, --charset <name> | --no-options | --logger-fd <n> | --faked-system-time <time> | -u, --local-user <name> | --default-key <name> | --encrypt-to <name> | --no-encrypt-to | --hidden-encrypt-to <name> | --default-recipient <name> | --default-recipient-self | --no-default-recipient | --group <spec> | --compliance <mode> | --gnupg | ' +
    '--rfc2440 | --rfc4880 | --openpgp | --pgp6 | --pgp7 | --pgp8 | --default-new-key-algo <algorithm> | --always-trust | --trust-model <model> | --known-notation <name> | --temp-directory <dir> | --expert | --no-expert | --no-secmem-warning | --no-permission-warning | -n, --dry-run | -i, --interactive | --default-sig-expire <time> | --ask-sig-expire | ' +
    '--default-cert-expire <time> | --default-cert-level <n> | --min-cert-level <n> | --personal-cipher-preferences <list> | --personal-digest-preferences <list> | --personal-compress-preferences <list> | --default-preference-list <list> | --allow-non-selfsigned-uid | --allow-freeform-uid | --compress-algo <name> | --completes-needed <n> | --marginals-needed <n> | ' +
    '--max-cert-depth <n> | --no-auto-check-trustdb | --auto-check-trustdb | -m, --multifile | --input-size-hint <n> | --set-filesize <n> | --no-literal | -N, --set-notation, --sig-notation, --cert-notation <text> | --set-policy-url, --sig-policy-url <url> | -a, --armor, --armour | --no-armor, --no-armour | --max-output <n> | --comment <text> | --no-comments | --emit-version | ' +
    '--no-emit-version | --not-dash-escaped | --escape-from-lines | -t, --textmode | --no-textmode | --set-filename <name> | --for-your-eyes-only | --show-notation | --show-session-key | --use-embedded-filename | --unwrap | --no-symkey-cache | --skip-verify | --list-only | -z, --compress-level, --bzip2-compress-level <n> | --disable-signer-uid | --auto-key-locate <list> | ' +
    '--no-auto-key-locate | --auto-key-import | --no-auto-key-retrieve | --include-key-block | --disable-dirmngr | --keyserver-options <options> | --key-origin <text> | --import-options <options> | --import-filter <filter> | --export-options <options> | --export-filter <filter> | --merge-only | --list-options <options> | ' +
    '--show-photos | --with-colons | --with-tofu-info | --with-key-data | --with-sig-list | --with-sig-check | --with-fingerprint | --with-subkey-fingerprint, --with-subkey-fingerprints | --with-icao-spelling | --with-keygrip | --with-secret | --with-wkd-hash | --with-key-origin | --fast-list-mode | --fixed-list-mode | --keyid-format <format> | --show-keyring | ' +
    '-r, --recipient <name> | -R, --hidden-recipient <name> | --throw-keyids | --trusted-key <id> | --sender <address> | --try-secret-key <name> | --try-all-secrets | --no-default-keyring | --no-keyring | --skip-hidden-recipients | --override-session-key <text> | --s2k-mode <n> | --s2k-digest-algo <name> | --s2k-cipher-algo <name> | --s2k-count <n> | ' +
    '--verify-options <options> | --enable-special-filenames | --no-random-seed-file | --no-sig-cache | --ignore-time-conflict | --ignore-valid-from | --ignore-crc-error | --ignore-mdc-error | --disable-cipher-algo, --disable-pubkey-algo, --cipher-algo, --digest-algo, --cert-digest-algo, --weak-digest <name> | --allow-weak-digest-algos | --batch | --no-batch | --yes | ' +
    '--no | --status-fd <n> | --attribute-fd <n> | --command-fd <n> | --passphrase <text> | --passphrase-fd <n> | --passphrase-repeat <n> | --pinentry-mode <mode> | --force-sign-key | --request-origin <name> | --display, --ttyname, --ttytype, --lc-ctype, --lc-messages, --xauthority <value> | --no-autostart | -h, --help | --version | --warranty | --dump-options | --edit | --enable-large-rsa | --disable-large-rsa | --enable-dsa2 | --disable-dsa2 | --utf8-strings | --no-utf8-strings | --bzip2-decompress-lowmem | --mangle-dos-filenames | --no-mangle-dos-filenames | --ask-cert-level | --no-ask-cert-level | --no-auto-key-import | --tofu-default-policy <policy> | --use-agent | --no-use-agent | --gpg-agent-info <text> | --lock-once | --lock-multiple | --lock-never | --exit-on-status-write-error | --limit-card-insert-tries <n> | --require-secmem | --no-require-secmem | --require-cross-certification | --no-require-cross-certification | --require-backsigs | --no-require-backsigs | --ungroup <name> | --no-groups | --no-skip-hidden-recipients | --legacy-list-mode | --force-v3-sigs | --no-force-v3-sigs | --force-v4-certs | --no-force-v4-certs | --force-mdc | --no-force-mdc | --disable-mdc | --no-disable-mdc | --rfc4880bis | --min-rsa-length <n> | --require-compliance | --debug-iolbf | --enable-progress-filter | --cert-policy-url <url> | --sig-keyserver-url <url> | --no-for-your-eyes-only | --no-use-embedded-filename | --no-throw-keyids | --no-escape-from-lines | --no-version | --honor-http-proxy | --no-pgp6 | --no-pgp7 | --no-pgp8 | --force-ownertrust | --allow-multiple-messages | --no-allow-multiple-messages | --allow-secret-key-import | --default-keyserver-url <url> | --print-pka-records | --print-dane-records | --no-show-notation | --no-show-photos | ' +
    '--no-allow-non-selfsigned-uid | --allow-weak-key-signatures | --override-compliance-check | --override-session-key-fd <n> | --no-ask-sig-expire | --ask-cert-expire | --no-ask-cert-expire | --forbid-gen-key | --no-expensive-trust-checks | --preserve-permissions | --show-policy-url | --no-show-policy-url | --assert-signer <name> | ' +
    '--list-external-keys | --list-chain | --dump-cert, --dump-keys | --dump-chain | --dump-secret-keys | --dump-external-keys | --keydb-clear-some-cert-flags | --export-secret-key-p12 | --export-secret-key-p8, --export-secret-key-raw | --learn-card | --call-protect-tool | --call-dirmngr | --prefer-system-dirmngr | --enable-policy-checks | --disable-policy-checks | ' +
    '--enable-crl-checks | --disable-crl-checks | --enable-trusted-cert-crl-check | --disable-trusted-cert-crl-check | --force-crl-refresh | --enable-issuer-based-crl-check | --enable-ocsp | --disable-ocsp | --auto-issuer-key-retrieve | --validation-model <name> | --ignore-cert-extension <oid> | --base64 | --assume-armor | --assume-base64 | --assume-binary | ' +
    '--p12-charset <name> | --with-validation | --with-md5-fingerprint | --include-certs <n> | --extra-digest-algo <name> | --ignore-cert-with-oid <oid> | --with-ephemeral-keys | --compatibility-flags <flags> | --debug-allow-core-dump | --debug-no-chain-validation | --debug-ignore-expiration | --no-common-certs-import',
  operands: { '<word...>': nothing },
  always: steps,
  outputs: given => (decrypts(given) && !given('-o') ? decoded('gpg', given.stdin, given.operands[0]) : undefined),
  examples: {
    'gpg --list-keys': [],
    'gpg --verify a.sig a.tar': ['read a.sig', 'read a.tar'],
    'gpg -e -r dev a.txt': ['read a.txt', 'write a.txt.gpg'],
    'gpg -d -o a.txt a.gpg': ['write a.txt', 'read a.gpg'],
    'gpg -d a.gpg | sh': ['read a.gpg', 'interpret ?gpg as sh from file a.gpg, decoder gpg'],
    'gpg -ab a.tar': ['read a.tar', 'write a.tar.asc'],
    'gpg --import key.asc': ['read key.asc', "configure 'the keyring'"],
    'gpg --homedir h -K': ['unknown h (settings in it name programs that are started)'],
    'gpg --encrypt-files -r x a.txt': ['read a.txt', 'write a.txt.gpg'],
    'gpg --locate-keys a@b': ['connect keyserver', "configure 'the keyring'"],
    'gpg --keyserver hkp://x --auto-key-retrieve --verify a.sig': ['connect hkp://x', 'read a.sig'],
    'gpg --recv-keys 0xA': ['connect keyserver', "configure 'the keyring'"],
    'gpg --send-keys 0xA': ['publish keyserver'],
    'gpg --export-secret-keys dev': ['reveal dev'],
    'gpg --delete-secret-keys dev': ['destroy dev'],
    'gpgsm --export-secret-key-p12 0xA': ['reveal 0xA'],
    'gpgsm --call-dirmngr x': ['unknown x (a helper obeys this)'],
    'gpgsm --list-external-keys ann': ['connect keyserver'],
    'gpg --dearmor -o out.gpg key.asc': ['write out.gpg', 'read key.asc'],
    'gpg --exec-path bin --photo-viewer x --options o.conf --keyring k.gpg --log-file l.txt --verify a.sig': [
      'execute bin', 'unknown x (this names a program or library to run)', 'unknown o.conf (options come from a file)', 'read k.gpg', 'write l.txt', 'read a.sig',
    ],
  },
})
