// dd: copies blocks. Source: dd(1), GNU coreutils 9.1; FreeBSD 14.
import { exact, unresolved, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { bytes, fills } from './lib/size.ts'
import { reads, writes } from './roles.ts'

function operandOf(word: Word): readonly Step[] {
  const [, name = '', value = ''] = /^["']?(\w+)=(.*)$/s.exec(word.text) ?? []
  const target = unresolved(value, word.from)
  if (name === 'of' || name === 'if') return [{ kind: name === 'of' ? 'write' : 'read', target }]
  return name ? [] : [{ kind: 'unknown', target: word, why: 'this operand is not known' }]
}

const ENDLESS = /^\/dev\/(zero|full|u?random)$/

export default command('dd', {
  aliases: ['gdd'],
  style: 'dd',
  options: { 'if=<file>': reads, 'of=<file>': writes },
  harmless:
    '--version | bs=<bytes> | cbs=<bytes> | conv=<list> | count=<blocks> | files=<count> | fillchar=<character> | ibs=<bytes> | iflag=<list> | iseek=<blocks> | ' +
    'obs=<bytes> | oflag=<list> | oseek=<blocks> | seek=<blocks> | skip=<blocks> | speed=<bytes> | status=<level> | msgfmt=<format> | --help | --version',
  // A value that is not known leaves its word whole.
  operands: { '<word...>': words => words.flatMap(operandOf) },
  // Without a count, or with a huge one, an endless input fills whatever holds the output.
  always: given => {
    const target = given.value('of')
    const much = !given('count') || fills(exact(given.value('count')), bytes(exact(given.value('bs') ?? given.value('obs')) ?? '512') ?? 512)
    return target && exact(target) !== '/dev/null' && much && ENDLESS.test(exact(given.value('if')) ?? '') ? [{ kind: 'exhaust', target }] : []
  },
  outputs: given => (given('if') || given('of') || given('conv') || given('count') || given('skip') ? undefined : given.stdin),
  examples: {
    'dd if=a.img of=b.img bs=1M status=progress': ['read a.img', 'write b.img'],
    'dd if=/dev/zero of=a.img bs=1M count=10': ['read /dev/zero', 'write a.img'],
    'dd if=/dev/zero of=a.img bs=1G count=900': ['read /dev/zero', 'write a.img', 'exhaust a.img'],
    'dd if=/dev/zero of=a.img': ['read /dev/zero', 'write a.img', 'exhaust a.img'],
    'dd if="$FROM" of="$TO" count="$N"': ['read ?\'"$FROM"\'', 'write ?\'"$TO"\''],
    'echo cat a.txt | dd | sh': ['read a.txt'],
  },
})
