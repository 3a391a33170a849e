// erl: runs Erlang; escript and erlc under their names. Source: erl(1), escript(1), erlc(1), OTP 25.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { interpretFile, interpretText, runsStdin } from './lib/interpreter.ts'

const TEXT = new Set(['-eval', '-run', '-s'])

/** Flags and their values are told apart by the next dash alone. */
function flags(words: readonly Word[], name: string): readonly Step[] {
  if (name === 'erlc')
    return words
      .flatMap((word): readonly Step[] => (/^[+-]/.test(exact(word) ?? '-') ? [] : [{ kind: 'read', target: word }]))
      .concat(words.length ? [{ kind: 'write', target: literal('.') }] : [])
  if (name === 'escript') {
    const file = words.find(word => !/^-/.test(exact(word) ?? ''))
    return file ? [interpretFile(file, 'erlang')] : []
  }
  return words.flatMap((word, i): readonly Step[] => {
    const flag = exact(word) ?? ''
    const next = words[i + 1]
    if (TEXT.has(flag) && next) return [interpretText(next, 'erlang')]
    if (/^-(?:boot|config|args_file|init_debug|hosts|loader|pa|pz)$/.test(flag) && next) return [{ kind: 'execute', target: next }]
    if (/^-(?:s?name|remsh)$/.test(flag) && next) return [{ kind: 'connect', target: next, listens: true }]
    return []
  })
}

export default command('erl', {
  aliases: ['escript', 'erlc', 'werl'],
  style: 'none',
  operands: { '<arg...>': (words, given) => flags(words, given.called) },
  always: given =>
    given.called !== 'erl' || given.operands.some(word => /^-(?:eval|run|s|version|noshell|noinput)$/.test(exact(word) ?? '')) ? [] : runsStdin(given, 'erlang'),
  examples: {
    "erl -noshell -eval 'halt().'": ["interpret 'halt().' as erlang (literal)"],
    'erl -version': [],
    'erl -sname a -boot b': ['interpret ?stdin as erlang', 'connect a (listens)', 'execute b'],
    'escript a.erl x': ['interpret a.erl as erlang (file)'],
    'erlc a.erl': ['read a.erl', 'write .'],
  },
})
