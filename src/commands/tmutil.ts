// tmutil: backups of macOS. Source: tmutil(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(list|latestbackup|listbackups|listlocalsnapshots|listlocalsnapshotdates|destinationinfo|status|currentphase|machinedirectory|isexcluded|compare|uniquesize|calculatedrift|verifychecksums|version|help)( |$)|^$/

export default command('tmutil', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    if (/^delete/.test(verbs)) return [{ kind: 'destroy', target: literal('backups') }]
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('time machine') }]
  },
  examples: {
    'tmutil status': [],
    'tmutil listlocalsnapshots /': [],
    'tmutil delete -a': ['destroy backups'],
    'tmutil disable': [`configure 'time machine'`],
    'tmutil addexclusion build': [`configure 'time machine'`],
  },
})
