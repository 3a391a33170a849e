// declare, typeset, local, readonly: make variables, which src/shell follows. Source: bash(1) 5.2.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Role } from './define.ts'
import { revealsEnvironment, revealsVariables } from './lib/environment.ts'
import { subscript } from './lib/words.ts'

/** Of `name[subscript]=value` the subscript is evaluated; of integers the value is too. */
const assignments = (words: readonly Word[], given: Given): ReturnType<Role> =>
  words.flatMap(word => {
    const steps = subscript(word)
    const inValueOnly = word.values?.every(value => /^\w+\+?=/.test(value)) ?? false
    return inValueOnly && !given('-i') ? [] : steps
  })

export default command('declare', {
  aliases: ['typeset', 'local', 'readonly'],
  harmless: '-a | -A | -f | -F | -g | -i | -I | -l | -n | -p | -r | -t | -u | -x | -T | -U | -h | -H | -z | -Z [n] | -L [n] | -R [n] | -E [n] | +<n>',
  operands: { '<name...>': (words, given) => (given('-p') ? revealsVariables(words) : assignments(words, given)) },
  always: given => {
    const printsAll = !given.operands.length && !given('-f') && !given('-F') && (given.called === 'declare' || given.called === 'typeset')
    return printsAll ? [revealsEnvironment] : []
  },
  outputs: given => (given.operands.length && !given('-p') && !given('-f') && given.operands.every(word => exact(word) !== undefined) ? { text: '', values: [''] } : undefined),
  examples: {
    'declare -a names=(a b)': [],
    'local -r x=1': [],
    'readonly LIMIT=3': [],
    'typeset -i +x n=2': [],
    'declare -p': ['reveal environment'],
    declare: ['reveal environment'],
    'declare -p PATH API_TOKEN': ['reveal API_TOKEN'],
    'declare -f': [],
    "declare 'a[$(wc -l < key.txt)]=1'": ['read key.txt'],
    "declare x='[$(date)]'": [],
  },
})
