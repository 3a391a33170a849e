// pm2: keeps programs of Node running. Source: pm2 --help 5.4.
import { exact, literal } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { configures, nothing, signals, writes } from './roles.ts'

const ALL = '-h, --help | -v, --version | -s, --silent | -n, --name <v> | --namespace <v> | -m, --mini-list | -f, --force | -i, --instances <v> | -l, --log <v>'
  + ' | --log-date-format <v> | -p, --pid <v> | -k, --kill-timeout <v> | --listen-timeout <v> | --max-memory-restart <v> | --restart-delay <v>'
  + ' | --exp-backoff-restart-delay <v>'
  + ' | -a, --update-env | --no-daemon | --daemon | -x, --execute-command | --max-restarts <v> | -u, --user <v> | --uid <v> | --gid <v>'
    + ' | --cron, --cron-restart <v> | -c <v> | -w, --watch [v] | --watch-delay <v> | --ignore-watch <v> | --no-color | --no-vizion | --no-autorestart'
    + ' | --stop-exit-codes <v> | --no-treekill | --no-pmx'
  + ' | --no-automation | --trace | --disable-trace | --attach | --sort <v> | --env <v> | --only <v> | --parallel <v> | --wait-ready | --shutdown-with-message'
    + ' | --merge-logs | --time | --lines <v> | --raw | --nostream | --json | --format | --err | --out | --highlight <v> | --timestamp [v] | --node-args <v>'
    + ' | --spa | --basic-auth-username <v> | --basic-auth-password <v> | --hp <v> | --container | --dist | --image-name <v> | --source-map-support | --cwd <v>'
    + ' | --wait-ip | --shutdown'
const looks: Body = { harmless: `-V | --ext <v> | --log-type <v> | --disable-logs | --service-name <v> | --write | --disable-source-map-support | --no-autostart | --v8 | --event-loop-inspector | --deep-monitoring | --filter-env [v] | ${ALL}`, operands: { '<argument...>': nothing } }
const changes: Body = { harmless: ALL, operands: { '<name...>': configures } }

export default command('pm2', {
  aliases: ['pm2-runtime', 'pm2-dev', 'forever'],
  harmless: ALL,
  subcommands: {
    'env | jlist | prettylist': { harmless: ALL, operands: { '<name>': nothing }, always: () => [{ kind: 'reveal', target: literal('environment') }] },
    'list | ls | l | ps | status | show | describe | desc | info | logs | log | monit | imonit | dash | id | pid | inspect | report | conf | get | ping | version | config | examples | doc': looks,
    'start': {
      options: { '--interpreter, --node-path <program>': words => words.map(target => ({ kind: 'execute', target })), '-o, --output, -e, --error <file>': writes },
      harmless: ALL,
      operands: { '<program>': words => words.map((target): Step => (/[.\\/]/.test(exact(target) ?? '.') && !/ /.test(exact(target) ?? '') ? { kind: 'execute', target } : { script: target })), '<argument...>': nothing },
      always: given => [{ kind: 'configure', target: given.value('-n') ?? given.value('--name') ?? given.operands[0] ?? literal('pm2') }],
    },
    'stop | restart | reload | gracefulReload | delete | del | scale | reset | stopall | restartall | attach | send | trigger | multiset | set | unset | cleanlogs': changes,
    'kill | flush | save | dump | resurrect | reloadLogs | update | cleardump | deepUpdate | logrotate': { harmless: ALL, operands: { '<argument...>': nothing }, always: () => [{ kind: 'configure', target: literal('pm2') }] },
    /** From then on it starts with the machine. */
    'startup | unstartup': { harmless: ALL, operands: { '<platform>': nothing }, always: () => [{ kind: 'configure', target: literal('pm2'), persists: true }] },
    'install | module:install | uninstall | module:uninstall': { harmless: ALL, operands: { '<module>': words => words.map(target => ({ kind: 'install', target, where: 'system' })) } },
    'sendSignal': { operands: { '<signal>': nothing, '<name>': signals } },
    'serve': { harmless: ALL, operands: { '<folder>': nothing, '<port>': nothing }, always: given => [{ kind: 'connect', target: given.operands[0] ?? literal('.'), listens: true }] },
    'deploy | plus | link | unlink | ecosystem | init | backward | forward | pull': changes,
  },
  examples: {
    'pm2 list': [],
    'pm2 env 0': ['reveal environment'],
    'pm2 logs web --lines 50 --nostream': [],
    'pm2 start app.js --name web': ['configure web', 'execute app.js'],
    'pm2 start "ls /srv"': [`configure 'ls /srv'`, 'list /srv'],
    'pm2 start --interpreter ./node -o out.log app.js': ['execute ./node', 'write out.log', 'configure app.js', 'execute app.js'],
    'pm2 delete all': ['configure all'],
    'pm2 save': ['configure pm2'],
    'pm2 startup': ['configure pm2 (persists)'],
    'pm2 install pm2-logrotate': ['install pm2-logrotate (system)'],
    'pm2 sendSignal HUP web': ['signal web'],
    'pm2 serve dist 8080': ['connect dist (listens)'],
  },
})
