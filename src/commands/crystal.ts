// crystal: compiles and runs Crystal; nim, v, d, odin, haxe and other single-binary compilers under their names. Source: their --help.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'

export default command('crystal', {
  aliases: ['nim', 'nimble', 'v', 'dub', 'dmd', 'ldc2', 'rdmd', 'odin', 'haxe', 'haxelib', 'gnat', 'gprbuild', 'fpc', 'cobc', 'vala', 'valac', 'shards', 'lazbuild', 'roc', 'purs', 'spago', 'elm', 'elm-test', 'rescript', 'bsb', 'idris2', 'agda', 'lean', 'lake', 'coqc', 'coqtop', 'mojo', 'c3c', 'hare', 'hardhat', 'truffle', 'scarb', 'solc', 'vyper'],
  style: 'none',
  operands: { '<arg...>': () => [] },
  always: given => (given.operands.length === 1 && /^(?:-v|-V|--version|version|-h|--help|help)$/.test(exact(given.operands[0]) ?? '') ? [] : [executesHere]),
  examples: { 'crystal --version': [], 'crystal build a.cr': ['execute .'], 'nim c -r a.nim': ['execute .'] },
})
