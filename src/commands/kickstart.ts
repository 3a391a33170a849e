// kickstart: remote management of macOS. Source: kickstart -help, Apple Remote Desktop 3.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^-help$|^$/

export default command('kickstart', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('remote management') }]
  },
  examples: {
    'kickstart -help': [],
    'kickstart -activate -configure -access -on': [`configure 'remote management'`],
  },
})
