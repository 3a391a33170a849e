// streamzip: packs its input. Source: streamzip(1), IO::Compress 2.106.
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('streamzip', {
  style: 'long',
  options: { '-zipfile, -o <file>': writes },
  harmless: '-0, -1, -2, -3, -4, -5, -6, -7, -8, -9 | -member-name <v> | -method <v> | -level <v> | -time <v> | -zip64 | -help | -version | -stream | -man',
  operands: { '<file...>': reads },
  examples: { 'streamzip -zipfile a.zip -stream': ['write a.zip'], 'streamzip a.txt': ['read a.txt'] },
})
