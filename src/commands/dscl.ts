// dscl: the directory of users and groups of macOS. Source: dscl(1), macOS 14.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^-?(ls|list|cat|read|readall|readpl|readpli|search|searchtree|diff|authonly|auth|help|version|q|raw|url|plist|p|u|P)$/

export default command('dscl', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    const verb = words.find((word, i) => i > 0 && !word.startsWith('/') || /^-?(create|append|merge|delete|change|changei|passwd|read|list|search)$/.test(word))
    if (!verb || LOOKS.test(verb)) return words.some(word => /Password|ShadowHash|AuthenticationAuthority/.test(word)) ? [{ kind: 'reveal', target: literal('users') }] : []
    return [{ kind: 'configure', target: literal('users') }]
  },
  examples: {
    'dscl . list /Users': [],
    'dscl . -read /Users/bob': [],
    'dscl . -read /Users/bob dsAttrTypeNative:ShadowHashData': ['reveal users'],
    'dscl . -create /Users/bob': ['configure users'],
    'dscl . -append /Groups/admin GroupMembership bob': ['configure users'],
    'dscl . passwd /Users/bob old new': ['configure users'],
  },
})
