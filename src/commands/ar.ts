// ar: keeps object files in libraries. Source: ar(1) of binutils 2.40, llvm-ar(1).
import { literal, unknown, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { executes, nothing, reads, unknowns, writes } from './roles.ts'

/** With a, b or i a member's name, and with N a number, stands before the archive. */
const rest = (given: Given): readonly Word[] => given.operands.slice((given('-a') || given('-b') || given('-i') ? 1 : 0) + (given('-N') ? 1 : 0))

function steps(given: Given): readonly Step[] {
  if (given('-M')) return [{ kind: 'interpret', target: given.stdin ?? unresolved('stdin'), language: 'ar' }]
  const [archive, ...members] = rest(given)
  if (!archive) return []
  if (!['-d', '-m', '-p', '-q', '-r', '-s', '-t', '-x'].some(mode => given(mode))) return [unknown(archive, 'the operation is not known')]
  if (members.concat(archive).some(word => word.values?.some(value => value.startsWith('@')))) return [unknown(archive, 'options come from a file')]
  if (given('-r') || given('-q')) return [...writes([archive], given), ...reads(members, given)]
  if (given('-d') || given('-m') || (given('-s') && !given('-t') && !given('-x') && !given('-p'))) return writes([archive], given)
  if (given('-x')) return [...reads([archive], given), { kind: 'write', target: given.value('--output') ?? literal('.'), recursive: true }]
  return reads([archive], given)
}

export default command('ar', {
  aliases: ['gcc-ar', 'llvm-ar', 'gar', 'llvm-ar-*'],
  style: 'tar',
  options: { '--plugin <library>': executes, '-l, --record-libdeps <text>': nothing, '-M': nothing, '--output <dir>': nothing, '--rsp-quoting <style>': unknowns('options come from a file') },
  harmless:
    '-d | -m | -p | -q | -r | -s | -t | -x | -a | -b | -i | -c | -D | -f | -F | -L | -N | -o | -O | -P | -S | -T, --thin | -u | -U | -v | -V, --version | -h, -H, --help | --target <name> | --format <format> | -X <mode>',
  operands: { '<word...>': nothing },
  always: steps,
  outputs: given => (given('-p') ? decoded(given.called, undefined, rest(given)[0]) : undefined),
  examples: {
    'ar t lib.a': ['read lib.a'],
    'ar p x.deb control | sh': ['read x.deb', 'interpret ?ar as sh from file x.deb, decoder ar'],
    'ar rcs lib.a a.o b.o': ['write lib.a', 'read a.o', 'read b.o'],
    'ar -x lib.a': ['read lib.a', 'write . (recursive)'],
    'ar x --output out lib.a': ['read lib.a', 'write out (recursive)'],
    'ar d lib.a a.o': ['write lib.a'],
    'ar t --plugin ./p.so lib.a': ['execute ./p.so', 'read lib.a'],
    'ar --target elf32-i386 t lib.a': ['unknown t (the operation is not known)'],
    'ar -M': ['interpret ?stdin as ar'],
    'ar qcl -lm lib.a a.o': ['write lib.a', 'read a.o'],
    'ar t lib.a --rsp-quoting posix': ['unknown posix (options come from a file)', 'read lib.a'],
  },
})
