// sdk: SDKMAN, which keeps versions of JVM tools. Source: SDKMAN 5 help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { install, tells } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const anything = { '<arg...>': nothing }

export default command('sdk', {
  harmless: '-h, --help | -v, --version',
  subcommands: {
    'list | ls | current | c | version | v | help | home | h': tells(),
    'install | i | uninstall | rm | upgrade | ug | update | selfupdate': {
      operands: anything,
      always: given => [install(given.operands[0] ?? literal('sdkman'), 'system')],
    },
    'use | u | default | d | env | e | flush | offline | config | broadcast': {
      operands: anything,
      always: () => [{ kind: 'configure', target: literal('sdkman') }],
    },
  },
  examples: { 'sdk current': [], 'sdk install java 21-tem': ['install java (system)'], 'sdk use java 21-tem': ['configure sdkman'] },
})
