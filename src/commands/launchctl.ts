// launchctl: services of macOS. Source: launchctl(1), macOS 14.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { nothing, signals } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<argument...>': nothing } }
const service = (words: readonly Word[]): Step => ({ kind: 'configure', target: words[0] ?? literal('launchd') })
const changes: Body = { harmless: '-w | -k | -p | -F | -S <v> | -D <v> | -s | -e <v>', operands: { '<service...>': words => [service(words)] }, always: given => (given.operands.length ? [] : [service([])]) }
/** A file of the user's says what runs from then on. */
const loads: Body = { harmless: '-w | -F | -S <v> | -D <v>', operands: { '<file...>': words => words.map(target => ({ kind: 'configure', target, persists: true })) } }

export default command('launchctl', {
  subcommands: {
    'list | print | print-cache | print-disabled | plist | procinfo | hostinfo | resolveport | blame | examine | version | variant | error | help | managerpid | manageruid | managername | getenv | dumpstate | dumpjpcategory': looks,
    'load': loads,
    'bootstrap': { operands: { '<domain>': nothing, '<file...>': words => words.map(target => ({ kind: 'configure', target, persists: true })) } },
    'submit': { style: 'none', operands: { '<argument...>': nothing }, always: () => [{ kind: 'configure', target: literal('launchd'), persists: true }] },
    'unload | bootout | enable | disable | uncache | kickstart | attach | debug | start | stop | remove | setenv | unsetenv | reboot-userspace | config | limit | log | umask | singleuser | bsexec': changes,
    'kill': { operands: { '<signal>': nothing, '<service>': signals } },
    'asuser': { style: 'posix', operands: { '<user>': () => [{ kind: 'elevate', target: literal('root') }], '<command...>': words => [{ run: words, elevated: true }] } },
    'export': { always: () => [revealsEnvironment] },
    'reboot | userswitch': { style: 'none', operands: { '<argument...>': nothing }, always: () => [{ kind: 'power', target: literal('reboot') }] },
  },
  examples: {
    'launchctl list': [],
    'launchctl print gui/501': [],
    'launchctl load -w ~/Library/LaunchAgents/a.plist': ['configure /home/dev/Library/LaunchAgents/a.plist (persists)'],
    'launchctl bootstrap gui/501 a.plist': ['configure a.plist (persists)'],
    'launchctl unload a.plist': ['configure a.plist'],
    'launchctl kickstart -k system/ssh': ['configure system/ssh'],
    'launchctl kill TERM system/ssh': ['signal system/ssh'],
    'launchctl asuser 0 ls': ['elevate root', 'list .'],
    'launchctl export': ['reveal environment'],
    'launchctl reboot': ['power reboot'],
  },
})
