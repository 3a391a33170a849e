// swiftc: compiles Swift. Source: swiftc --help, Swift 6.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executes, nothing, reads, writes } from './roles.ts'

export default command('swiftc', {
  options: {
    '-o, -emit-module-path, -emit-dependencies-path, -index-store-path <path>': writes,
    '-load-plugin-executable, -load-plugin-library, -plugin-path, -Xcc, -Xlinker, -tools-directory, -use-ld, -ld-path <path>': executes,
    '-typecheck, -parse, -dump-ast, -dump-parse, -emit-sil, -print-ast': nothing,
  },
  harmless:
    '-h, -help, --help | --version, -version | -v | -O | -Onone | -Osize | -Ounchecked | -g | -D <name> | -I <folder> | -L <folder> | -l <name> | ' +
    '-F <folder> | -framework <name> | -sdk <path> | -target <triple> | -swift-version <v> | -module-name <name> | -c | -emit-library | -emit-module | ' +
    '-emit-executable | -parse-as-library | -static | -enable-library-evolution | -warnings-as-errors | -suppress-warnings | -whole-module-optimization | ' +
    '-wmo | -j <n> | -Xfrontend <flag> | -enable-upcoming-feature <name> | -enable-experimental-feature <name> | -strict-concurrency <level>',
  always: given => (given('-o') || given('-typecheck') || !given.operands.length ? [] : [{ kind: 'write', target: literal('.') }]),
  operands: { '<file...>': reads },
  examples: {
    'swiftc --version': [],
    'swiftc -typecheck a.swift': ['read a.swift'],
    'swiftc -o app a.swift': ['write app', 'read a.swift'],
    'swiftc -plugin-path p a.swift': ['execute p', 'write .', 'read a.swift'],
  },
})
