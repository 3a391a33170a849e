// minicom, picocom, tio, cu: talk to a serial port. Source: minicom(1) 2.8, picocom(1) 3.1, tio(1) 2.5, cu(1) 1.07.
import { command } from './define.ts'
import { appends } from './roles.ts'

export default command('minicom', {
  aliases: ['picocom', 'tio', 'cu', 'gtkterm', 'miniterm', 'pyserial-miniterm'],
  options: {
    '-D, --device <device>': words => words.map(target => ({ kind: 'write', target })),
    '-C, --capturefile, --logfile, -g, --log-file <file>': appends,
    '-S, --script <file>': words => words.map(target => ({ kind: 'interpret', target, language: 'runscript', file: true })),
    '--send-cmd, --receive-cmd, -v, --exec <command>': words => words.map(script => ({ script })),
  },
  harmless: '--metakey8 | --capturefile-buffer-mode <v> | -7, --7bit | -8, --8bit | -s, --setup | -o, --noinit | -m, --metakey | -M | -z, --statline | -l, --ansi | -L, --iso | -w, --wrap | -H, --displayhex | -a, --attrib <mode>'
    + ' | -c, --color <mode> | -t, --term <name> | -p, --ptty, --parity <mode> | -b, --baud, --baudrate <n> | -R, --remotecharset <name> | -h, --help'
    + ' | --version'
    + ' | -f, --flow <mode> | -y | -d, --databits <n> | --stopbits <n> | -e, --escape <key> | -i | -n | -r | -q, --quiet | -x, --exit-after <ms> | -X'
    + ' | --echo | --omap <map> | --imap <map> | -O <ms> | -T, --timestamp | --line <device>',
  operands: { '<device>': words => words.map(target => ({ kind: 'write', target })) },
  examples: {
    'minicom -D /dev/ttyUSB0 -b 115200 -C log': ['write /dev/ttyUSB0', 'append log'],
    'picocom /dev/ttyS0': ['write /dev/ttyS0'],
    'minicom -S s.run --send-cmd "cat a.txt"': ['interpret s.run as runscript (file)', 'read a.txt'],
  },
})
