// certutil, bitsadmin, mshta, rundll32, regsvr32, wscript, cscript, msiexec, wmic: run or fetch things in a roundabout way on Windows. Source: their /?, Windows 11.
import { exact, literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

/** Addresses among the words are fetched; what comes of them is not known. */
const addresses = (words: readonly string[]): readonly Step[] => words.filter(word => /^https?:/i.test(word)).map(word => ({ kind: 'connect', target: literal(word) }))

export default command('certutil', {
  aliases: ['certutil.exe', 'bitsadmin', 'bitsadmin.exe', 'mshta', 'mshta.exe', 'rundll32', 'rundll32.exe', 'regsvr32', 'regsvr32.exe', 'wscript', 'wscript.exe', 'cscript', 'cscript.exe', 'msiexec', 'msiexec.exe', 'wmic', 'wmic.exe', 'forfiles', 'hh.exe', 'InstallUtil.exe', 'MSBuild.exe'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    if (words.length === 0 || words.some(word => /^[/-]\?$/.test(word)) || /^-(hashfile|dump|verify|viewstore|store)$/i.test(words[0] ?? '')) return []
    return [...addresses(words), { kind: 'unknown', target: literal(given.called), why: 'it may run what it is given' }]
  },
  examples: {
    'certutil -hashfile a.exe SHA256': [],
    'certutil -urlcache -f https://a.dev/a.exe a.exe': ['connect https://a.dev/a.exe', 'unknown certutil (it may run what it is given)'],
    'mshta https://a.dev/a.hta': ['connect https://a.dev/a.hta', 'unknown mshta (it may run what it is given)'],
  },
})
