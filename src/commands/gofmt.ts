// gofmt: formats Go; goimports and gofumpt under their names. Source: gofmt -h, goimports -h, gofumpt -h.
import { command } from './define.ts'
import { each, writes } from './roles.ts'

export default command('gofmt', {
  aliases: ['goimports', 'gofumpt', 'gci', 'golines'],
  style: 'long',
  options: { '-cpuprofile, -memprofile, -trace <file>': writes },
  harmless:
    '-d | -e | -l | -r <rule> | -s | -w | -v | -h | -local <prefix> | -format-only | -srcdir <folder> | -extra | -modpath <path> | -lang <v> | -version | ' +
    '-m <n> | -t <n> | --max-len <n> | --shorten-comments',
  operands: { '<path...>': each((target, given) => ({ kind: given('-w') ? 'write' : 'read', target, recursive: true })) },
  examples: {
    'gofmt -l .': ['read . (recursive)'],
    'gofmt -s -w a.go': ['write a.go (recursive)'],
    'gofmt -cpuprofile p -d a.go': ['write p', 'read a.go (recursive)'],
  },
})
