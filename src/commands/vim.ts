// vim: edits files. Source: vim(1) 9.0, nvim(1) 0.10, vi(1p), view(1), vimdiff(1).
import { map } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { runsFile } from './lib/interpreter.ts'
import { commands, edits, noneGiven, starts } from './lib/vim.ts'
import { appends, connects, nothing, reads, unknowns, writes } from './roles.ts'

export default command('vim', {
  aliases: [
    'vi', 'nvim', 'view', 'rview', 'rvim', 'vimdiff', 'gvim', 'gview', 'gvimdiff', 'rgvim', 'rgview', 'mvim', 'evim', 'eview', 'nvi', 'bvi', 'vim.tiny', 'vim.basic', 'vim.nox', 'vim.gtk3', 'lvim',
  ],
  options: {
    '-c, --cmd <command>': commands,
    '+<command>': starts,
    '-S <file>': runsFile('vim'),
    '-s <file>': runsFile('vim keys'),
    '-u, -U <file>': words => (words[0]?.values?.every(value => /^(NONE|NORC|DEFAULTS)$/.test(value)) ? [] : runsFile('vim')(words, noneGiven)),
    '-i <file>': words => (words[0]?.values?.every(value => value === 'NONE') ? [] : writes(words, noneGiven)),
    '-l <file>': runsFile('lua'),
    '-w <file>': (words, given) => (words[0]?.values?.every(value => /^\d+$/.test(value)) ? [] : appends(words, given)),
    '-W <file>': writes,
    // A name behind the level is a file for the messages.
    '-V [level]': words => words.flatMap((word): Step[] => (word.values?.every(value => /^\d*$/.test(value)) ? [] : [{ kind: 'write', target: map(word, value => value.replace(/^\d+/, '')) }])),
    '-q [file]': reads,
    '--startuptime, --log <file>': writes,
    '--remote-send, --remote-expr <text>': unknowns('another editor obeys this'),
    '--servername <name>': nothing,
    '--listen <address>': words => words.map(target => ({ kind: 'connect', target, listens: true })),
    '--server <address>': connects,
    '--embed': nothing,
  },
  harmless:
    '-v | -e | -E | -es | -Es | -d | -y | -R | -Z | -m | -M | -b | -C | -n | -N | -p [n] | -o [n] | -O [n] | -r, -L [file] | -A | -H | -F | -T <terminal> | -t <tag> | -x | -X | -D | -f, --nofork | -g | -h, --help | --version | ' +
    '--not-a-term | --ttyfail | --clean | --noplugin | --literal | --headless | --remote | --remote-silent | --remote-tab | --remote-wait | --remote-wait-silent | --remote-tab-silent | --serverlist | --socketid <id> | --api-info | --echo-wid | --role <role> | --luamod-dev',
  operands: { '<path...>': nothing },
  always: edits,
  examples: {
    'vim a.ts': ['read a.ts', 'write a.ts'],
    'view a.ts': ['read a.ts'],
    'vim -R +12 a.ts': ['read a.ts'],
    "vim -es -c '%s/a/b/g' -c 'wq' a.ts": ['read a.ts', 'write a.ts'],
    "vim -c ':!cat k.txt' -c :q": ['read k.txt'],
    "vim '+r b.txt' a.ts": ['read b.txt', 'read a.ts', 'write a.ts'],
    "vim -c 'set nonumber | w c.txt' a.ts": ['write c.txt', 'read a.ts', 'write a.ts'],
    "vim -c 'call f()' a.ts": ["interpret 'call f()' as vim (literal)", 'read a.ts', 'write a.ts'],
    vim: ['interpret ?stdin as vim'],
    'vim -S setup.vim a.ts': ['interpret setup.vim as vim (file)', 'read a.ts', 'write a.ts'],
    'vim -u NONE -i NONE -s keys.txt a.ts': ['interpret keys.txt as vim keys (file)', 'read a.ts', 'write a.ts'],
    'nvim --headless -l run.lua': ['interpret run.lua as lua (file)'],
    'vim -w keys.log -W all.log --startuptime t.log a.ts': ['append keys.log', 'write all.log', 'write t.log', 'read a.ts', 'write a.ts'],
    'view scp://x/a': ['connect scp://x/a', 'read scp://x/a'],
    'view -V1out a.ts': ['write out', 'read a.ts'],
    'vim -R -V9 a.ts': ['read a.ts'],
    'vim -qerrors.txt': ['read errors.txt'],
    "nvim --server /tmp/s --remote-send ':q'": ['connect /tmp/s', 'unknown :q (another editor obeys this)', 'interpret ?stdin as vim'],
    'vim --servername one a.ts': ['read a.ts', 'write a.ts'],
    'nvim --embed --listen 127.0.0.1:6666 a.ts': ['connect 127.0.0.1:6666 (listens)', 'read a.ts', 'write a.ts'],
  },
})
