// uniq: drops repeated lines. Source: uniq(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { passesOn, rearranges } from './lib/files.ts'
import { selection } from './lib/selection.ts'
import { reads, writes } from './roles.ts'

const PARTLY = ['-d', '-D', '--all-repeated', '-f', '--group', '-i', '-s', '-u', '-z', '-w']

export default command('uniq', {
  harmless:
    '-c, --count | -d, --repeated | -D | --all-repeated [method] | -f, --skip-fields <count> | --group [method] | -i, --ignore-case | ' +
    '-s, --skip-chars <count> | -u, --unique | -z, --zero-terminated | -w, --check-chars <count> | --help | --version',
  operands: { '<input>': reads, '<output>': writes },
  outputs: given => (given('-c') ? undefined : PARTLY.some(option => given(option)) ? selection(passesOn(given)) : rearranges(lines => [lines.filter((line, i) => line !== lines[i - 1])])(given)),
  examples: { "printf 'cat a\\ncat a\\ncat b\\n' | uniq | sh": ['read a', 'read b'], 'uniq -c a': ['read a'], 'uniq a b': ['read a', 'write b'], 'ls | uniq | xargs cat': ['list .', 'read each of *'] },
})
