// locale: prints locale settings. Source: locale(1), glibc 2.36.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('locale', {
  harmless: '-a, --all-locales | -m, --charmaps | -c, --category-name | -k, --keyword-name | -v, --verbose | -?, --help | --usage | -V, --version',
  operands: { '<name...>': nothing },
  examples: { 'locale -a': [] },
})
