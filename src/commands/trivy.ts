// trivy, grype, syft, dive: look into images and folders. Source: trivy --help 0.58, grype --help 0.87, syft --help 1.18.
import { exact, map, some, type Word } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { caches } from './environment/meanings.ts'
import { asksAddress } from './lib/addresses.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { elsewhere } from './lib/net.ts'
import { settingsCode } from './lib/settings-code.ts'
import { reads, writes } from './roles.ts'

/** Templates can print variables of the environment. */
const reveals = (words: readonly Word[]): readonly [] | readonly [typeof revealsEnvironment] => (words.some(word => !word.values || some(word, value => /env/i.test(value) && !value.startsWith('@'))) ? [revealsEnvironment] : [])
/** What is looked at behind the verb: a file of one's own, or an address. */
const looked: Role = ([verb, ...words], given) => [...asksAddress(words, given), ...(given.called === 'trivy' && /^(?:sbom|convert)$/.test(exact(verb) ?? '') ? reads(words, given) : [])]

const VERBS = /^(build|plugin|module|server|registry|vex|login|logout|attest)$/

export default command('trivy', {
  aliases: ['grype', 'syft', 'dive'],
  options: {
    // Text of its own, or a file: behind an at sign, and always to grype and syft.
    '-t, --template <text>': (words, given) => [...(given.called === 'trivy' ? reveals(words) : []), ...reads(words.filter(word => given.called !== 'trivy' || some(word, value => value.startsWith('@'))).map(word => map(word, value => value.replace(/^@/, ''))), given)],
    '--cache-dir <folder>': words => words.flatMap(word => caches(word, '--cache-dir')),
    '--server <address>': elsewhere,
    '--ignorefile, --ignore-policy <file>': reads,
    '-c, --config <file>': settingsCode, '-o, --output <file>': words => words.filter(word => !/^(json|table|cyclonedx|spdx|sarif|template|text)\b/.test(word.values?.[0] ?? '')).map(target => ({ kind: 'write', target })), '--file <file>': writes, '-i, --input <file>': reads, },
  harmless: '-h, --help | -v, --version | -q, --quiet | -d, --debug'
    + ' | -f, --format <v> | -s, --severity, --scope <v> | --exit-code <v> | --ignore-unfixed | --scanners <v> | --security-checks <v>'
    + ' | --pkg-types, --vuln-type <v> | --skip-dirs <v> | --skip-files <v> | --skip-db-update | --skip-java-db-update | --offline-scan'
    + ' | --timeout <v> | --list-all-pkgs'
    + ' | --dependency-tree | --no-progress | --platform <v> | --token <v> | --username <v> | --password <v> | --insecure | --download-db-only'
      + ' | --reset | --clear-cache | --fail-on <v> | --only-fixed | --only-notfixed | --by-cve | --add-cpes-if-none | --distro <v> | --exclude <v> | --name <v>'
      + ' | --select-catalogers <v> | --source <v> | --ci | --json <v> | --compliance <v> | --report <v> | --image-config-scanners <v> | --removed-pkgs',
  operands: { '<argument...>': looked },
  // Plug-ins are programs.
  always: ({ operands: [verb] }) => (!verb || verb.values?.every(text => !VERBS.test(text)) ? [] : [{ kind: 'unknown', target: verb, why: 'it installs or runs programs' }]),
  examples: {
    'trivy image --server https://a.dev --ignorefile i.txt alpine': ['connect https://a.dev', 'read i.txt'],
    'dive build .': ['unknown build (it installs or runs programs)'],
    'trivy image alpine:3': [],
    'trivy repo https://a.dev/x': ['connect https://a.dev/x'],
    'trivy sbom a.json': ['read a.json'],
    'trivy fs --cache-dir .cache . && trivy fs --cache-dir=../a .': ['write ../a'],
    'trivy fs -t \'{{ getEnv "KEY" }}\' .': ['reveal environment'],
    'trivy plugin run a': ['unknown plugin (it installs or runs programs)'],
    'trivy fs --severity HIGH .': [],
    'trivy "$verb" a': [`unknown ?'"$verb"' (it installs or runs programs)`],
    'grype alpine -o json --file out.json': ['write out.json'],
    'trivy image --input a.tar -t tpl': ['read a.tar'],
    'trivy image -f template -t @a.tpl a': ['read a.tpl'],
    'grype -o template -t b.tpl a': ['read b.tpl'],
    'syft . -c a.yaml -o spdx-json=a.json': ['read a.yaml'],
    'trivy fs -o out.txt .': ['write out.txt'],
  },
})
