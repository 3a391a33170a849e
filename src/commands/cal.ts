// cal, ncal: print a calendar. Source: cal(1), bsdmainutils 12.1 and util-linux 2.38.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('cal', {
  aliases: ['ncal'],
  harmless:
    '-1, --one | -3, --three | -n, --months <count> | -A <count> | -B <count> | -b | -C | -c, --columns <width> | -d <month> | -e | -h | -H <date> | ' +
    '-J | -j, --julian | -M | -m, --monday | -N | -o | -p | -S, --span | -s, --sunday | -v, --vertical | -w, --week | -Y, --twelve | -y, --year | ' +
    '--color [when] | --iso | --reform <value> | --help | -V, --version',
  operands: { '<date...>': nothing },
  examples: { 'cal -3': [], 'cal 2026': [] },
})
