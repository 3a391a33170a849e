// nodemon: runs a program again whenever files change. Source: nodemon 3 --help options.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { evaluates, executes } from './roles.ts'

const main = (words: readonly Word[], given: Given): readonly Step[] =>
  given('-x') || given('--dump') ? [] : /\.[cm]?[jt]sx?$/.test(exact(words[0]) ?? '') ? [{ run: [literal('node'), ...words] }] : [{ run: words }]

export default command('nodemon', {
  aliases: ['supervisor'],
  style: 'posix',
  options: { '-x, --exec <text>': evaluates, '--config <file>': executes, '-r, --require <module>': executes },
  harmless:
    '--exitcrash | -i, --ignore <path> | --no-colors | --signal <name> | -w, --watch <path> | --no-update-notifier | -C, --on-change-only | ' +
    '--cwd <folder> | -e, --ext <list> | -I, --no-stdin | --spawn | -d, --delay <n> | -L, --legacy-watch | -P, --polling-interval <n> | --dump | ' +
    '-h, --help [topic] | -q, --quiet | -v, --version | -V, --verbose | --inspect [address]',
  operands: { '<word...>': main },
  always: given => (given.operands.length || ['-x', '-h', '-v', '--dump'].some(option => given(option)) ? [] : [executesHere]),
  examples: {
    'nodemon --version': [],
    'nodemon --watch src server.js --x': ['interpret server.js as javascript (file)'],
    "nodemon --config n.json -r ./h.js -x 'mkdir out'": ['execute n.json', 'execute ./h.js', 'write out'],
    nodemon: ['execute .'],
  },
})
