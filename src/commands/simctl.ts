// simctl: simulators of Xcode. Source: simctl help, Xcode 15.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { nothing, readsTree, writes } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<argument...>': nothing } }
const changes: Body = { style: 'none', operands: { '<argument...>': nothing }, always: given => [{ kind: 'mutate', target: given.operands[0] ?? literal('simulator') }] }

export default command('simctl', {
  harmless: '--set <v> | --profiles <v> | --noxpc | -v',
  subcommands: {
    'list | help | getenv | get_app_container | appinfo | listapps | logverbose | runtime': looks,
    'io': { operands: { '<device>': nothing, '<action>': nothing, '<file...>': writes }, harmless: '--type <v> | --display <v> | --mask <v> | --codec <v> | --force' },
    'install': { operands: { '<device>': words => words.map(target => ({ kind: 'mutate', target })), '<app>': readsTree } },
    'spawn': { style: 'posix', harmless: '-w | --standalone | -s | -a <v>', operands: { '<device>': words => words.map(target => ({ kind: 'mutate', target })), '<command...>': (words, given) => [{ run: words, host: given.operands[0] ?? literal('simulator') }] } },
    '*': changes,
  },
  examples: {
    'xcrun simctl list devices': [],
    'xcrun simctl boot iPhone': ['mutate iPhone'],
    'xcrun simctl erase all': ['mutate all'],
    'xcrun simctl install booted A.app': ['mutate booted', 'read A.app (recursive)'],
    'xcrun simctl io booted screenshot a.png': ['write a.png'],
    'xcrun simctl spawn booted ls /srv': ['mutate booted', 'list /srv'],
  },
})
