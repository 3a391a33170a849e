// vidir, vipe: edit a folder's names, or what flows through a pipe, with an editor. Source: vidir(1), vipe(1), moreutils 0.67.
import { literal } from '../model/index.ts'
import { command } from './define.ts'

export default command('vidir', {
  aliases: ['vipe'],
  harmless: '-v, --verbose | --suffix <suffix> | -h, --help',
  operands: { '<path...>': words => words.map(target => ({ kind: 'write', target })) },
  always: given => [
    ...(given.operands.length || given.called === 'vipe' ? [] : [{ kind: 'write' as const, target: literal('.') }]),
    { kind: 'unknown', target: literal(given.called), why: 'it opens an editor' },
  ],
  examples: {
    'vidir src': ['unknown vidir (it opens an editor)', 'write src'],
    'vidir': ['write .', 'unknown vidir (it opens an editor)'],
    'date | vipe': ['unknown vipe (it opens an editor)'],
  },
})
