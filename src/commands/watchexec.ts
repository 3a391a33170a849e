// watchexec: runs a command whenever files change. Source: watchexec(1) 2.1.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { joined } from './lib/words.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('watchexec', {
  style: 'posix',
  options: {
    '--shell <shell>': nothing,
    '--ignore-file, --filter-file, --argfile <file>': reads,
    '--log-file <file>': writes,
    '--emit-events-to <mode>': nothing,
    '-W, --watch-non-recursive, -w, --watch, -F, --watch-file <path>': nothing,
    '-j, --filter-prog <program>': words => words.map(target => ({ kind: 'interpret', target, language: 'jaq', ...(target.values && { literal: true }) })),
  },
  harmless:
    '-c, --clear [mode] | -o, --on-busy-update <mode> | -r, --restart | -s, --signal <signal> | --stop-signal <signal> | --stop-timeout <time> | ' +
    '--map-signal <map> | -d, --debounce <time> | --stdin-quit | --no-vcs-ignore | --no-project-ignore | --no-global-ignore | --no-default-ignore | ' +
    '--no-discover-ignore | --ignore-nothing | -p, --postpone | --delay-run <time> | --poll [time] | -n, --no-process-group | --no-meta | ' +
    '-N, --notify [mode] | --color <when> | --timings | -q, --quiet | --bell | --project-origin <dir> | --workdir <dir> | -e, --exts <list> | ' +
    '-f, --filter <pattern> | -i, --ignore <pattern> | --fs-events <list> | -v, --verbose | --print-events | --manual | --completions <shell> | ' +
    '-1, --once | --no-environment | --only-emit-events | -E, --env <assignment> | --wrap-process <mode> | -h, --help | -V, --version | ' +
    '-I, --interactive | --exit-on-error',
  operands: { '<command...>': nothing },
  always: given => {
    if (!given.operands.length || given('--help') || given('--version')) return []
    const shell = exact(given.value('--shell'))
    return given('-n') || shell === 'none'
      ? [{ run: given.operands, stdin: null }]
      : shell
        ? [{ run: [literal(shell), literal('-c'), joined(given.operands)], stdin: null }]
        : [{ script: joined(given.operands) }]
  },
  examples: {
    'watchexec -e ts -w src -- cat a.txt': ['read a.txt'],
    'watchexec -n rm x': ['delete x'],
    'watchexec --shell=bash --ignore-file ig --log-file log --emit-events-to none "rm x"': ['read ig', 'write log', 'delete x'],
    "watchexec -j 'x' cat a.txt": ['interpret x as jaq (literal)', 'read a.txt'],
    'watchexec --version': [],
  },
})
