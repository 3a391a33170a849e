// concurrently: runs command lines side by side. Source: concurrently 9 --help.
import { exact, literal } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { evaluates } from './roles.ts'

/** `npm:name` stands for `npm run name`, with a pattern for several. */
const line: Role = words =>
  words.flatMap((word): readonly Step[] => {
    const task = /^(?:npm|yarn|pnpm|bun|node|deno):(\S+)/.exec(exact(word) ?? '')?.[1]
    return task === undefined ? [{ script: word }] : task.includes('*') ? [executesHere] : [{ task: literal(task) }]
  })

export default command('concurrently', {
  aliases: ['conc'],
  options: { '--teardown <text>': evaluates },
  harmless:
    '-m, --max-processes <n> | -n, --names <list> | --name-separator <text> | -s, --success <how> | -r, --raw | --no-color | --hide <list> | -g, --group | ' +
    '--timings | -P, --passthrough-arguments | -k, --kill-others | --kill-others-on-fail | --kill-signal, --ks <name> | --kill-timeout <n> | ' +
    '-p, --prefix <how> | -c, --prefix-colors <list> | -l, --prefix-length <n> | --pad-prefix | -t, --timestamp-format <text> | --restart-tries <n> | ' +
    '--restart-after <n> | ' +
    '-i, --handle-input | --default-input-target <name> | -h, --help | -v, -V, --version',
  operands: { '<line...>': line },
  examples: {
    'concurrently --version': [],
    "concurrently -k 'mkdir a' 'npm:deploy'": ['write a', 'execute package.json'],
    "concurrently --teardown 'mkdir b' 'npm:build-*'": ['write b', 'execute .'],
  },
})
