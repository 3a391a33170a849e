// php: runs PHP programs. Source: php(1), PHP 8.2.
import { exact, some } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { listens, runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing, reads } from './roles.ts'

/** Settings that load code before the program. */
const sets: Role = words =>
  words
    .filter(
      word =>
        !word.values ||
        some(word, value =>
          /^(?:auto_(?:prepend|append)_file|(?:zend_)?extension|extension_dir|opcache\.preload|sendmail_path|open_basedir|disable_functions|ffi\.preload)\b/i.test(
            value,
          ),
        ),
    )
    .map(target => ({ kind: 'execute', target }))

export default command('php', {
  aliases: ['php5', 'php7', 'php8', 'php7.*', 'php8.*', 'php-cgi'],
  style: 'posix',
  options: {
    '-r, --run, -B, --process-begin, -R, --process-code, -E, --process-end <text>': runsText('php'),
    '-f, --file, -F, --process-file <file>': runsFile('php'),
    '-S, --server <address>': words => [listens(words[0], '8000'), executesHere],
    '-c, --php-ini <path>': executes,
    '-z, --zend-extension <file>': executes,
    '-d, --define <setting>': sets,
    '-i, --info': () => [revealsEnvironment],
    '-l, --syntax-check, -s, --syntax-highlight, --syntax-highlighting, -w, --strip': nothing,
  },
  harmless:
    '-a, --interactive | -b, --bindpath <address> | -C, --no-chdir | -q, --no-header | -T, --timing <n> | -n, --no-php-ini | -e, --profile-info | ' +
    '-h, -?, --help, --usage | -H, --hide-args | -m, --modules | -t, --docroot <folder> | -v, --version | --ini [how] | --rf, --rfunction <name> | ' +
    '--rc, --rclass <name> | --re, --rextension <name> | --rz, --rzendextension <name> | --ri, --rextinfo <name>',
  operands: {
    '<file>': (words, given) =>
      given('-l') || given('-s') || given('-w')
        ? reads(words, given)
        : exact(words[0]) === undefined
          ? runsFile('php')(words, given)
          : script('php', ['-r', '-B', '-R', '-E', '-f', '-F'])(words, given),
    '<arg...>': nothing,
  },
  always: stdinUnless('php', ['-r', '-B', '-R', '-E', '-f', '-F', '-S', '-h', '-v', '-m', '-i', '--ini', '--rf', '--rc', '--re', '--rz', '--ri']),
  examples: {
    'php -v': [],
    'php -m': [],
    'php -i': ['reveal environment'],
    'php -l src/a.php': ['read src/a.php'],
    'php artisan migrate': ['interpret artisan as php (file)'],
    "php -r 'echo 1;'": ["interpret 'echo 1;' as php (literal)"],
    'php -f a.php': ['interpret a.php as php (file)'],
    'php -S 0.0.0.0:8000 -t public': ['connect 0.0.0.0:8000 (listens)', 'execute .'],
    'php -c dev.ini -z x.so -d auto_prepend_file=b.php -d memory_limit=1G a.php': [
      'execute dev.ini',
      'execute x.so',
      'execute auto_prepend_file=b.php',
      'interpret a.php as php (file)',
    ],
    "php <<< '<?php echo 1;'": ["interpret '<?php echo 1;\\n' as php (literal)"],
  },
})
