// yamllint: checks YAML. Source: yamllint(1) 1.29 and 1.35.
import { command } from './define.ts'
import { reads, readsTree } from './roles.ts'

export default command('yamllint', {
  options: { '-c, --config-file <file>': reads },
  harmless: '-h, --help | -d, --config-data <text> | --list-files | -f, --format <format> | -s, --strict | --no-warnings | -v, --version | -',
  operands: { '<path...>': readsTree },
  examples: { 'yamllint -s .': ['read . (recursive)'], 'yamllint -c y.yml a.yml': ['read y.yml', 'read a.yml (recursive)'] },
})
