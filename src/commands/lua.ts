// lua: runs Lua programs. Source: lua(1) 5.4, luajit(1) 2.1.
import { command, type Role } from './define.ts'
import { interpretFile, runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { each, nothing, reads, writes } from './roles.ts'

/** `-b` of LuaJIT compiles a file instead of running it. */
const compiles: Role = (_, given) => [...reads(given.operands.slice(0, 1), given), ...writes(given.operands.slice(1, 2), given)]

export default command('lua', {
  aliases: ['lua5.*', 'lua-5.*', 'luajit', 'luajit-*', 'texlua'],
  style: 'posix',
  options: { '-e <text>': runsText('lua'), '-l <library>': runsFile('lua'), '-j <module>': each(word => interpretFile(word, 'lua')), '-b': compiles },
  harmless: '-i | -v | -E | -W | -O [level] | -s | -g | -d | -h, --help, --version',
  operands: { '<file>': (words, given) => (given('-b') ? [] : script('lua')(words, given)), '<arg...>': nothing },
  always: stdinUnless('lua', ['-e', '-v', '-h', '-b']),
  examples: {
    'lua -v': [],
    'lua tool.lua a': ['interpret tool.lua as lua (file)'],
    "lua -l tools -e 'print(1)'": ['interpret tools as lua (file)', "interpret 'print(1)' as lua (literal)"],
    'luajit -b a.lua a.out': ['read a.lua', 'write a.out'],
    'luajit -jdump a.lua': ['interpret dump as lua (file)', 'interpret a.lua as lua (file)'],
    "lua - <<< 'print(1)'": ["interpret 'print(1)\\n' as lua (literal)"],
    lua: ['interpret ?stdin as lua'],
  },
})
