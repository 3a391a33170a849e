// phpunit: runs PHP tests; pest, phpstan, artisan-like and other PHP tools under their names. Source: phpunit 11 --help, their --help.
import { exact, literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { executesHere } from './lib/toolchain.ts'

const WRITES =
  /^--(?:log-[\w-]+|coverage-(?!filter)[\w-]+|testdox-(?:html|text)(?:-file)?|cache-directory|generate-baseline|junit|report-file|cache-file)=(.+)$/
const words: Role = args =>
  args.flatMap(word => {
    const file = WRITES.exec(exact(word) ?? '')?.[1]
    return file ? [{ kind: 'write' as const, target: literal(file) }] : []
  })

export default command('phpunit', {
  aliases: [
    'pest',
    'paratest',
    'phpstan',
    'psalm',
    'phpcs',
    'phpcbf',
    'php-cs-fixer',
    'pint',
    'rector',
    'codecept',
    'behat',
    'phpspec',
    'infection',
    'deptrac',
    'artisan',
    'drush',
    'wp',
    'symfony',
    'laravel',
    'sail',
    'box',
  ],
  style: 'none',
  operands: { '<arg...>': words },
  always: given =>
    /^(?:--version|-V|--help|-h)$/.test(exact(given.operands[0]) ?? '') && given.operands.length === 1
      ? []
      : [executesHere],
  examples: {
    'phpunit --version': [],
    'phpunit --list-tests': ['execute .'],
    'phpunit --filter name tests': ['execute .'],
    'phpunit --log-junit=out.xml': ['execute .', 'write out.xml'],
    'phpstan analyse src': ['execute .'],
  },
})
