// echo: prints its operands. Source: bash(1) 5.2, dash(1), echo(1) of GNU coreutils 9.1.
import { exact, literal, oneOf, pattern, type Word } from '../model/index.ts'
import { command } from './define.ts'
import { unescaped } from './lib/printf.ts'
import { revealsUsed } from './lib/secret-names.ts'
import { joined, originsOf, unread } from './lib/words.ts'

/** Options are leading words made of n, e and E alone; any other word is text. */
const isOption = (word: Word | undefined): boolean => /^-[neE]+$/.test(exact(word) ?? '')

/** Without options dash reads escapes and bash does not: both texts are possible. Undefined where escapes make bytes that are no text by themselves. */
function texts(value: string, options: string, end: string): string[] | undefined {
  const read = unescaped(value, true)
  const escaped = read.stop ? read.text : read.text + end
  const plain = value + end
  if (read.bytes && !/E[^e]*$/.test(options)) return undefined
  if (/e[^E]*$/.test(options)) return [escaped]
  return escaped === plain || /E[^e]*$/.test(options) ? [plain] : [plain, escaped]
}

export default command('echo', {
  style: 'none',
  operands: { '<word...>': revealsUsed },
  outputs: ({ operands }) => {
    const first = operands.findIndex(word => !isOption(word))
    const words = first < 0 ? [] : operands.slice(first)
    const options = operands.slice(0, first < 0 ? operands.length : first).map(word => exact(word)?.slice(1) ?? '').join('')
    const end = options.includes('n') ? '' : '\n'
    if (!words.length) return literal(end)
    // Names that a pattern stands for are printed as they are, parted by blanks.
    if (words.some(word => word.glob)) {
      const values = words.flatMap(word => word.values ?? [])
      return words.every(word => word.values) && values.every(value => !/\s/.test(value)) ? { ...pattern(joined(words).text, ...values), ...((words.length > 1 || words[0]?.many) && { many: true as const }) } : undefined
    }
    const word = joined(words)
    const printed = word.values?.map(value => texts(value, options, end))
    return printed?.every(one => one !== undefined) ? oneOf(word.text, [...new Set(printed.flat())], originsOf(words)) : unread(words)
  },
  examples: {
    'echo hello': [],
    'echo "token: $GITHUB_TOKEN" "${DB_PASSWORD:-none}"': ['reveal GITHUB_TOKEN', 'reveal DB_PASSWORD'],
    'echo "$AWS_SECRET_ACCESS_KEY" > /tmp/k': ['write /tmp/k', 'reveal AWS_SECRET_ACCESS_KEY'],
    'echo "$AUTHOR $PUBLIC_KEY ${GITHUB_TOKEN:+set} ${#GITHUB_TOKEN} \\$GITHUB_TOKEN"': [],
    'API_TOKEN=x; echo "$API_TOKEN"': [],
    'echo "rm -rf /"': [],
    'echo -n a b | sh': ['unknown a (nothing is known of this program)'],
    'echo cat notes.txt | sh': ['read notes.txt'],
    'echo "$(cat notes.txt x.txt)" | sh': ['read notes.txt', 'read x.txt', 'interpret ?\'"$(cat notes.txt x.txt)"\' as sh from file /home/dev/app/notes.txt, file /home/dev/app/x.txt'],
    'cat $(echo -e "a\\x2etxt")': ['read a.txt'],
    'cat $(echo scripts/*)': ['read each of {scripts/*, scripts/hello.sh, scripts/wipe.sh}'],
  },
})
