// ant: runs targets of a build file. Source: ant(1) 1.10.
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

export default command('ant', {
  options: {
    '-buildfile, -file, -f <file>': executes,
    '-lib, -logger, -listener, -inputhandler, -main, -propertyfile <what>': executes,
    '-logfile, -l <file>': writes,
    '-version, -help, -h, -diagnostics': nothing,
  },
  harmless:
    '-projecthelp, -p | -quiet, -q | -silent, -S | -verbose, -v | -debug, -d | -emacs, -e | -noinput | -D <pair> | -keep-going, -k | -find, -s [file] | ' +
    '-nice <n> | -nouserlib | -noclasspath | -autoproxy | --noconfig | --usejikes | --execdebug',
  always: given => (['-version', '-help', '-diagnostics'].some(option => given(option)) ? [] : [executesHere]),
  operands: { '<target...>': nothing },
  examples: { 'ant -version': [], 'ant test': ['execute .'], 'ant -f b.xml -lib l -logfile o.txt': ['execute b.xml', 'execute l', 'write o.txt', 'execute .'] },
})
