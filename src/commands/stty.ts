// stty: shows and sets the terminal's modes. Source: stty(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { lists, nothing } from './roles.ts'

export default command('stty', {
  style: 'posix',
  options: { '-F, -f, --file <device>': lists },
  harmless:
    '-a, --all | -g, --save | -e | -echo | -icanon | -raw | -ixon | -isig | -cbreak | -cooked | -evenp | -litout | -oddp | -pass8 | -parenb | -cs8 | ' +
    '-onlcr | -echoctl | -ixoff | -opost | -icrnl | -nl | -crtscts | -hupcl | -echoe | -echok | --help | --version',
  operands: { '<setting...>': nothing },
  examples: { 'stty size': [], 'stty -echo': [], 'stty -F /dev/tty sane': ['list /dev/tty'] },
})
