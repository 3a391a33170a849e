// kubectl: the verbs that look. Secrets are what they must not print unasked.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { flags } from '../lib/flags.ts'
import { asksHelp, kinds, looks, objects, textOf, verb } from './options.ts'

const reveal = (target: Word): Step => ({ kind: 'reveal', target })

/** The first operand names kinds, and so does each of the form `kind/name`. What is not known may be a secret. */
const mayBeSecret = (given: Given): boolean =>
  given.operands.some((word, i) => (i === 0 || word.values?.some(value => value.includes('/'))) && (!word.values || kinds(word).some(kind => kind === 'secret' || kind === 'secrets')))

/** The format prints more of an object than its name, its age and its labels. */
function printsData(given: Given): boolean {
  const format = given.value('-o') ?? given.value('--output')
  if (given('--template')) return true
  if (!format) return false
  const text = exact(format)?.replace(/^=/, '')
  if (text === undefined) return true
  if (/^(name|wide|)$/.test(text)) return false
  if (!/^(custom-columns|jsonpath|jsonpath-as-json|go-template)=/.test(text)) return true
  const expression = text.replace(/^[a-z-]+=/, '').replaceAll('metadata', 'm').replaceAll(/range \.items(\[\*\])?\}/g, '')
  return /data|annotations|\.\.|\.\*|\{[@.$]?\}|items(\[[^\]]*\])?\}|\$|:\.$/.test(expression)
}

const get = verb('', given => {
  if (asksHelp(given)) return []
  if (given('--raw')) return /secrets/.test(textOf(given, '--raw') || 'secrets') ? [reveal(given.value('--raw') ?? literal('secrets'))] : []
  return mayBeSecret(given) && printsData(given) ? objects(given).map(reveal) : []
})

/** It prints the tokens of service accounts. */
const describe = verb('', given => (!asksHelp(given) && given.operands[0]?.values && mayBeSecret(given) ? objects(given).map(reveal) : []))

export const lookingVerbs: Readonly<Record<string, Body>> = {
  get,
  describe,
  'logs': looks('-f, --follow | --all-containers | --all-pods | --ignore-errors | --insecure-skip-tls-verify-backend | --limit-bytes <v> | --max-log-requests <v>'
    + ' | --prefix | -p, --previous | --since <v> | --since-time <v> | --tail <v> | --timestamps'),
  'explain | api-resources | api-versions | version | options | cluster-info | events | top | completion | help | whoami | status | projects | neat | tree | images | who-can | view-allocations': looks(
    '--api-version <v> | --api-group <v> | --cached | --categories <v> | --namespaced | --verbs <v> | --client | --short | --for <v> | --types <v>'
      + ' | --containers | --sum | --use-protocol-buffers | --show-capacity | --show-swap | --recursive',
  ),
  'wait': looks('--for <v>'),
  'diff': looks('--concurrency <v> | --force-conflicts | --prune | --prune-allowlist <v> | --server-side'),
}

/** `config`: the file that says which clusters there are, and with which keys. */
export const config: Body = {
  harmless: flags('--kubeconfig <v> | -h, --help'),
  subcommands: {
    'view': verb('--raw | --flatten | --merge [v] | --minify', given => (asksHelp(given) || !given('--raw') ? [] : [reveal(literal('kubeconfig'))])),
    'current-context | get-contexts | get-clusters | get-users': looks(),
    '*': verb(
      '--current | --embed-certs | --proxy-url <v> | --set-raw-bytes | --auth-provider <v> | --auth-provider-arg <v> | --exec-api-version <v>'
        + ' | --exec-arg <v> | --exec-command <v> | --exec-env <v>',
      given => (asksHelp(given) ? [] : [...given.values('--exec-command').map((target): Step => ({ kind: 'execute', target })), { kind: 'configure', target: literal('kubeconfig') }]),
    ),
  },
}
