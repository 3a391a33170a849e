// gettext: prints translations. Source: gettext(1), ngettext(1), gettext 0.21.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('gettext', {
  aliases: ['ngettext'],
  harmless: '-c, --context <text> | -d, --domain <name> | -e | -E | -h, --help | -n | -s | -V, --version',
  operands: { '<text...>': nothing },
  examples: { "gettext -d app 'hello'": [] },
})
