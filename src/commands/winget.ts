// winget: packages of Windows; choco, scoop and mas under their names. Source: winget help, choco --help, scoop help, mas help.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { asksAddress } from './lib/addresses.ts'

export default command('winget', {
  aliases: ['choco', 'scoop', 'mas', 'choco.exe', 'winget.exe', 'add-apt-repository', 'apt-add-repository', 'apt-key'],
  style: 'none',
  operands: { '<arg...>': () => [] },
  always: given => {
    const [first, second] = given.operands
    const word = exact(first) ?? ''
    if (given.operands.some(operand => /^(?:--help|-h|-\?|--version|-v)$/.test(exact(operand) ?? '')) && given.operands.length === 1) return []
    if (
      /^(?:list|ls|search|find|show|info|outdated|status|help|home|which|depends|config|version|lucky-search|cat|account|finger|fingerprint|list-keys|export-list)$/.test(
        word,
      )
    )
      // Another source is asked.
      return asksAddress(given.operands, given)
    if (/^(?:uninstall|remove|cleanup|cache|hold|unhold|pin|source|bucket|feature|settings|signout|del|reset|alias|shim)$/.test(word))
      return [{ kind: 'configure', target: second ?? literal(given.called) }]
    return [{ kind: 'install', target: second ?? first ?? literal('packages'), where: /apt/.test(given.called) ? 'url' : 'system' }]
  },
  examples: {
    'choco list -s https://a.dev/x': ['connect https://a.dev/x'],
    'winget list': [],
    'choco install git': ['install git (system)'],
    'scoop uninstall git': ['configure git'],
    'add-apt-repository ppa:a/b': ['install ppa:a/b (url)'],
  },
})
