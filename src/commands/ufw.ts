// ufw: shows or changes the firewall. Source: ufw(8) 0.36.
import { command } from './define.ts'
import { begins, changes } from './lib/network-setup.ts'

export default command('ufw', {
  aliases: ['gufw'],
  harmless: '--version | -h, --help | --dry-run | --force',
  operands: { '<word...>': () => [] },
  always: given =>
    !given.operands.length ||
    given('--dry-run') ||
    begins(given.operands[0], ['status', 'show', 'version', 'help']) ||
    (begins(given.operands[0], ['app']) && begins(given.operands[1], ['list', 'info']))
      ? []
      : [changes(given, 'firewall')],
  examples: {
    'ufw status verbose': [],
    'ufw app list': [],
    'ufw allow 22/tcp': ["configure 'allow 22/tcp'"],
    'ufw --force enable': ['configure enable'],
    'ufw --dry-run disable': [],
  },
})
