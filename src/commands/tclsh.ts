// tclsh: runs Tcl. Source: tclsh(1) 8.6, wish(1).
import { command } from './define.ts'
import { runsStdin, script } from './lib/interpreter.ts'

export default command('tclsh', {
  aliases: ['tclsh8.*', 'wish', 'wish8.*', 'jimsh', 'itclsh'],
  style: 'posix',
  harmless: '-encoding <name> | -display <name> | -geometry <size> | -name <name> | -use <id> | -sync | -colormap <name> | -visual <name>',
  operands: { '<file>': script('tcl'), '<arg...>': () => [] },
  always: given => (given.operands.length ? [] : runsStdin(given, 'tcl')),
  examples: {
    'tclsh a.tcl x': ['interpret a.tcl as tcl (file)'],
    "tclsh <<< 'puts 1'": ["interpret 'puts 1\\n' as tcl (literal)"],
    tclsh: ['interpret ?stdin as tcl'],
  },
})
