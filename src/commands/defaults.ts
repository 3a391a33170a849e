// defaults: settings of programs of macOS. Source: defaults(1), macOS 14.
import { exact, type Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { reads, writes } from './roles.ts'

const SCOPE = '-currentHost | -host <v> | -app <v> | -g | -globalDomain | -all'
const isPath = (word: Word | undefined): boolean => Boolean(word?.values?.some(value => value.includes('/')))

/** Programs that start by themselves, and what guards the machine, are settings too. */
const STARTS = /loginhook|logouthook|loginitems|autolaunched|launch|startup|persist|extension|allowsigned|bundlepath|quarantine|firewall|globalstate/i
const settings = (words: readonly Word[]): Step[] => {
  const [domain] = words
  if (!domain) return []
  const persists = words.some(word => !word.values || word.values.some(value => STARTS.test(value)))
  return [{ kind: 'configure', target: domain, ...(persists && { persists }) }, ...(isPath(domain) ? [{ kind: 'write' as const, target: domain }] : [])]
}
const changes: Body = { style: 'none', operands: { '<word...>': words => settings(words.filter(word => !/^-(currentHost|g|globalDomain)$/.test(exact(word) ?? ''))) } }

export default command('defaults', {
  style: 'long',
  harmless: SCOPE,
  subcommands: {
    'read | read-type | domains | find | help': { style: 'long', harmless: SCOPE, operands: { '<domain>': words => (isPath(words[0]) ? words.map(target => ({ kind: 'read', target })) : []), '<key>': () => [] } },
    'write | delete | delete-all | rename | rename-all': changes,
    'import': { style: 'long', harmless: SCOPE, operands: { '<domain>': settings, '<file>': reads } },
    'export': { style: 'long', harmless: SCOPE, operands: { '<domain>': () => [], '<file>': writes } },
  },
  examples: {
    'defaults read com.apple.dock orientation': [],
    'defaults read /Applications/A.app/Contents/Info': ['read /Applications/A.app/Contents/Info'],
    'defaults write com.apple.dock autohide -bool true': ['configure com.apple.dock'],
    'defaults -currentHost delete com.acme.app': ['configure com.acme.app'],
    'defaults write com.apple.loginwindow LoginHook /tmp/x.sh': ['configure com.apple.loginwindow (persists)'],
    'defaults import com.acme.app a.plist': ['configure com.acme.app', 'read a.plist'],
    'defaults export com.acme.app a.plist': ['write a.plist'],
  },
})
