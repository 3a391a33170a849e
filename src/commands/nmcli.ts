// nmcli: shows or changes what NetworkManager does. Source: nmcli(1) 1.42.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { begins, changes, prefixes } from './lib/network-setup.ts'
import { nothing } from './roles.ts'

const area = (looks: readonly string[]): Body => ({
  operands: { '<word...>': nothing },
  always: given => (!given.operands.length || begins(given.operands[0], looks) ? [] : [changes(given, 'network')]),
})
/** A word behind these sets something that without it is shown. */
const general: Body = {
  operands: { '<word...>': nothing },
  always: given =>
    given.operands.length > 1 || (given.operands.length === 1 && !begins(given.operands[0], ['status', 'hostname', 'permissions', 'logging']))
      ? [changes(given, 'network')]
      : [],
}
const device: Body = {
  operands: { '<word...>': nothing },
  harmless: '--rescan <when>',
  always: given => {
    const [verb, what] = given.operands
    if (!verb || begins(verb, ['status', 'show', 'monitor', 'lldp']) || (exact(verb) === 'wifi' && (!what || begins(what, ['list', 'rescan'])))) return []
    return exact(verb) === 'wifi' && begins(what, ['show-password']) ? [{ kind: 'reveal', target: literal('wifi password') }] : [changes(given, 'network')]
  },
}

export default command('nmcli', {
  options: { '-s, --show-secrets': () => [{ kind: 'reveal', target: literal('network secrets') }] },
  harmless:
    '-a, --ask | -c, --colors <when> | --complete-args | -e, --escape <when> | -f, --fields <names> | -g, --get-values <names> | -h, --help' +
    ' | -m, --mode <mode> | -o, --overview | -p, --pretty | -t, --terse | --offline | -v, --version | -w, --wait <seconds> | --active | --order <text>',
  inherit: true,
  subcommands: {
    [prefixes('general').join(' | ')]: general,
    [prefixes('networking').join(' | ')]: area(['connectivity']),
    [prefixes('radio').join(' | ')]: { operands: { '<word...>': nothing }, always: given => (given.operands.length > 1 ? [changes(given, 'network')] : []) },
    [prefixes('connection').join(' | ')]: area(['show', 'monitor']),
    [prefixes('device').join(' | ')]: device,
    [prefixes('monitor').join(' | ')]: area([]),
    [prefixes('agent').join(' | ')]: area([]),
    help: {},
  },
  examples: {
    'nmcli': [],
    'nmcli -t -f NAME c show --active': [],
    'nmcli dev wifi list': [],
    'nmcli d wifi connect home password x': ["configure 'wifi connect home password x'"],
    'nmcli con up home': ["configure 'up home'"],
    'nmcli -s con show home': ["reveal 'network secrets'"],
    'nmcli g hostname me': ["configure 'hostname me'"],
    'nmcli r wifi off': ["configure 'wifi off'"],
    'nmcli device wifi show-password': ["reveal 'wifi password'"],
  },
})
