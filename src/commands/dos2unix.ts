// dos2unix: changes line ends of files in place. Source: dos2unix(1) 7.4.3, busybox 1.35.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const everySecond = (words: readonly Word[], from: number): readonly Word[] => words.filter((_, i) => i % 2 === from)

function steps(given: Given): readonly Step[] {
  const files = given.operands
  if (given('-n')) return [...reads(everySecond(files, 0), given), ...writes(everySecond(files, 1), given)]
  const read = reads(files, given)
  return given('-i') || given('-O') ? read : [...read, ...writes(files.filter(file => exact(file) !== '-'), given)]
}

export default command('dos2unix', {
  aliases: ['unix2dos', 'mac2unix', 'unix2mac', 'fromdos', 'todos', 'flip'],
  harmless:
    '--allow-chown | --no-allow-chown | -ascii | -iso | -1252 | -437 | -850 | -860 | -863 | -865 | -7 | -b, --keep-bom | -c, --convmode <mode> | -D, --display-enc <encoding> | -e, --add-eol | --no-add-eol | -f, --force | -gb, --gb18030 | ' +
    '-h, --help | -i, --info [flags] | -k, --keepdate | -L, --license | -l, --newline | -m, --add-bom | -n, --newfile | -O, --to-stdout | -o, --oldfile | -q, --quiet | -r, --remove-bom | -s, --safe | -u, --keep-utf16 | ' +
    '-ul, --assume-utf16le | -ub, --assume-utf16be | -v, --verbose | -F, --follow-symlink | -R, --replace-symlink | -S, --skip-symlink | -V, --version | -d',
  operands: { '<path...>': nothing },
  always: steps,
  examples: {
    'dos2unix -k a.txt b.txt': ['read a.txt', 'read b.txt', 'write a.txt', 'write b.txt'],
    'dos2unix -n a.txt b.txt': ['read a.txt', 'write b.txt'],
    'dos2unix -i a.txt': ['read a.txt'],
    'dos2unix -f -O a.txt': ['read a.txt'],
    'dos2unix < a.txt': ['read a.txt'],
  },
})
