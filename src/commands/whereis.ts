// whereis: finds the program, source and manual page of a name. Source: whereis(1), util-linux 2.38.
import { command } from './define.ts'
import { lists, nothing } from './roles.ts'

export default command('whereis', {
  options: { '-B <folders>': lists, '-M <folders>': lists, '-S <folders>': lists },
  harmless: '-a | -b | -m | -s | -u | -f | -g | -l | -q | -h, --help | -V, --version',
  operands: { '<name...>': nothing },
  examples: { 'whereis -b node': [], 'whereis -B /opt -M /usr/share/man -S /usr/src -f gcc': ['list /opt', 'list /usr/share/man', 'list /usr/src'] },
})
