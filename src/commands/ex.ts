// ex: edits files by commands on standard input. Source: ex(1p), vim(1) 9.0.
import { command } from './define.ts'
import { runsFile } from './lib/interpreter.ts'
import { commands, edits, starts } from './lib/vim.ts'
import { nothing, reads, unknowns, writes } from './roles.ts'

export default command('ex', {
  options: {
    '-c, --cmd <command>': commands,
    '+<command>': starts,
    '-S <file>': runsFile('vim'),
    '-u, -U <file>': runsFile('vim'),
    '-i <file>': (words, given) => (words[0]?.values?.every(value => value === 'NONE') ? [] : writes(words, given)),
    '-q [file]': reads,
    '-W, --startuptime, --log <file>': writes,
    '--remote-send, --remote-expr <text>': unknowns('another editor obeys this'),
    '--servername <name>': nothing,
  },
  harmless:
    '-r, -L [file] | -R | -s | -v | -x | -C | -t <tag> | -w <n> | -n | -N | -e | -E | -b | -V [level] | -Z | -m | -M | -T <terminal> | -A | -D | -F | -f | -g | -H | -o [n] | -O [n] | -p [n] | -X | -y | -d | --clean | --noplugin | --not-a-term | ' +
    '--echo-wid | --literal | --remote | --remote-silent | --remote-wait | --remote-wait-silent | --remote-tab | --serverlist | --socketid <id> | --windowid <id> | -h, --help | --version | -',
  operands: { '<path...>': nothing },
  always: edits,
  examples: {
    "ex -s a.txt <<'E'\n%s/a/b/\nw\nq\nE": ['read a.txt', 'write a.txt'],
    "ex -sc '%s/a/b/|x' a.txt": ['read a.txt', 'write a.txt'],
    "ex -c '!cat k.txt' -c q": ['read k.txt'],
    "ex '+!cat k.txt' a.txt": ['read k.txt', 'read a.txt', 'write a.txt'],
    'ex -S do.vim -u my.rc a.txt': ['interpret do.vim as vim (file)', 'interpret my.rc as vim (file)', 'read a.txt', 'write a.txt'],
    'ex -qerrors.txt': ['read errors.txt'],
    'ex -i info -W all.log --servername one a.txt': ['write info', 'write all.log', 'read a.txt', 'write a.txt'],
    "ex --remote-send ':q' a.txt": ['unknown :q (another editor obeys this)', 'read a.txt', 'write a.txt'],
    ex: ['interpret ?stdin as vim'],
  },
})
