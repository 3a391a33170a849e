// notify-send, terminal-notifier: show a message on the desktop. Source: notify-send(1), libnotify 0.8; terminal-notifier 2.0.
import { command } from './define.ts'
import { evaluates, nothing } from './roles.ts'

export default command('notify-send', {
  aliases: ['terminal-notifier'],
  options: { '-execute <command>': evaluates },
  harmless:
    '-u, --urgency <level> | -t, --expire-time <time> | -a, --app-name <name> | -i, --icon <icon> | -c, --category <list> | -h, --hint <hint> | ' +
    '-e, --transient | -n | -p, --print-id | -r, --replace-id <id> | -w, --wait | -A, --action <action> | -message <text> | -title <text> | ' +
    '-subtitle <text> | -sound <name> | -group <id> | -remove <id> | -list <id> | -activate <id> | -sender <id> | -appIcon <url> | -contentImage <url> | ' +
    '-ignoreDnD | -help | --help | --version',
  operands: { '<text...>': nothing },
  examples: { "notify-send -u low done 'the build is done'": [], "terminal-notifier -message done -execute 'cat a'": ['read a'] },
})
