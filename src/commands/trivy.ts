// trivy, grype, syft, dive: look into images and folders. Source: trivy --help 0.58, grype --help 0.87, syft --help 1.18.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { settingsCode } from './lib/settings-code.ts'
import { nothing, reads, writes } from './roles.ts'

const VERBS = /^(plugin|module|server|registry|vex|login|logout|attest)$/

/** A template is printed as it stands: trivy has its file behind an `@`. */
const template = (word: Word, given: Given): readonly Word[] => (given.called !== 'trivy' ? [word] : (word.values ?? []).flatMap(value => (value.startsWith('@') ? [literal(value.slice(1))] : [])))

function steps(given: Given): readonly Step[] {
  const [verb, ...rest] = given.operands
  if (given.called === 'dive' && exact(verb) === 'build') return [{ run: [literal('docker'), verb!, ...rest] }]
  return [
    ...reads([...given.values('--ignorefile'), ...given.values('--ignore-policy'), ...given.values('--template').flatMap(word => template(word, given))], given),
    ...elsewhere(given.values('--server')),
    // Plug-ins are programs.
    ...(!verb || verb.values?.every(text => !VERBS.test(text)) ? [] : [{ kind: 'unknown' as const, target: verb, why: 'it installs or runs programs' }]),
  ]
}

export default command('trivy', {
  aliases: ['grype', 'syft', 'dive'],
  options: { '-c, --config <file>': settingsCode, '-o, --output <file>': words => words.filter(word => !/^(json|table|cyclonedx|spdx|sarif|template|text)\b/.test(word.values?.[0] ?? '')).map(target => ({ kind: 'write', target })), '--file <file>': writes, '-i, --input <file>': reads, },
  harmless: '-h, --help | --ignorefile <v> | --ignore-policy <v> | -t, --template <v> | -v, --version | -q, --quiet | -d, --debug'
    + ' | -f, --format <v> | -s, --severity, --scope <v> | --exit-code <v> | --ignore-unfixed | --scanners <v> | --security-checks <v>'
    + ' | --pkg-types, --vuln-type <v> | --skip-dirs <v> | --skip-files <v> | --skip-db-update | --skip-java-db-update | --offline-scan | --cache-dir <v>'
    + ' | --timeout <v> | --list-all-pkgs'
    + ' | --dependency-tree | --no-progress | --platform <v> | --server <v> | --token <v> | --username <v> | --password <v> | --insecure | --download-db-only'
      + ' | --reset | --clear-cache | --fail-on <v> | --only-fixed | --only-notfixed | --by-cve | --add-cpes-if-none | --distro <v> | --exclude <v> | --name <v>'
      + ' | --select-catalogers <v> | --source <v> | --ci | --json <v> | --compliance <v> | --report <v> | --image-config-scanners <v> | --removed-pkgs',
  operands: { '<argument...>': nothing },
  always: steps,
  examples: {
    'trivy fs -t @t.tpl --ignorefile i.txt . && grype -o template -t t.tpl dir:.': ['read i.txt', 'read t.tpl', 'read t.tpl'],
    'trivy image --server https://a.dev alpine': ['connect https://a.dev'],
    'dive build .': ['execute ./Dockerfile', 'read . (recursive)'],
    'trivy image alpine:3': [],
    'trivy plugin run a': ['unknown plugin (it installs or runs programs)'],
    'trivy fs --severity HIGH .': [],
    'trivy "$verb" a': [`unknown ?'"$verb"' (it installs or runs programs)`],
    'grype alpine -o json --file out.json': ['write out.json'],
    'trivy image --input a.tar -t tpl': ['read a.tar'],
    'syft . -c a.yaml -o spdx-json=a.json': ['read a.yaml'],
    'trivy fs -o out.txt .': ['write out.txt'],
  },
})
