// nslookup: looks up names. Source: nslookup(1) 9.18, busybox 1.35.
import { exact, literal, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const SETTINGS = [
  'all',
  'class',
  'debug',
  'd2',
  'domain',
  'search',
  'port',
  'querytype',
  'type',
  'query',
  'q',
  'qt',
  'ty',
  'cl',
  'recurse',
  'rec',
  'ndots',
  'retry',
  'timeout',
  't',
  'vc',
  'fail',
  'nodebug',
  'nod2',
  'nosearch',
  'norecurse',
  'novc',
  'nofail',
  'version',
  'srchlist',
  'po',
  'ret',
]

export default command('nslookup', {
  style: 'long',
  harmless: SETTINGS.map(name => `-${name} [value]`).join(' | '),
  operands: { '<name>': nothing, '<server>': nothing },
  // Without a name it reads questions from its input.
  always: ({ operands, stdin }) => [
    ...operands
      .slice(0, 2)
      .filter(word => exact(word) !== '-')
      .map(target => ({ kind: 'connect', target }) as const),
    ...(stdin && (!operands.length || exact(operands[0]) === '-')
      ? [{ kind: 'connect', target: exact(stdin) === undefined ? unresolved(stdin.text, stdin.from) : literal((exact(stdin) ?? '').trim()) } as const]
      : []),
  ],
  examples: {
    'nslookup a.dev': ['connect a.dev'],
    'nslookup -type=mx -port=53 a.dev 192.0.2.1': ['connect a.dev', 'connect 192.0.2.1'],
    'echo a.dev | nslookup - 192.0.2.1': ['connect 192.0.2.1', 'connect a.dev'],
    'nslookup -version': [],
  },
})
