// dbus-run-session, dbus-launch: run a program with a message bus of its own. Source: dbus-run-session(1), dbus-launch(1) 1.14.
import { command } from './define.ts'
import { runs, unknowns } from './roles.ts'

export default command('dbus-run-session', {
  aliases: ['dbus-launch'],
  style: 'posix',
  options: { '--config-file <file>': unknowns('this file can name programs to run'), '--dbus-daemon <program>': words => words.map(word => ({ run: [word] })) },
  harmless: '--help | --version | --csh-syntax | --sh-syntax | --auto-syntax | --binary-syntax | --close-stderr | --exit-with-x11 | --exit-with-session'
    + ' | --autolaunch <id>',
  operands: { '<command...>': runs },
  examples: { 'dbus-run-session -- cat a.txt': ['read a.txt'], 'dbus-launch --config-file c --dbus-daemon cat rm x': ['unknown c (this file can name programs to run)', 'delete x'] },
})
