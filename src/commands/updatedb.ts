// updatedb: writes the database of locate. Source: updatedb(1), GNU findutils 4.9; updatedb(8), plocate 1.1.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { writes } from './roles.ts'

export default command('updatedb', {
  aliases: ['gupdatedb'],
  options: { '-o, --output <file>': writes },
  harmless:
    '--findoptions <options> | -U, --database-root, --localpaths <paths> | --netpaths <paths> | -e, --prunepaths, --add-prunepaths <paths> | ' +
    '--prunefs, --add-prunefs <types> | -n, --prunenames, --add-prunenames <names> | --add-single-prunepath <path> | --prune-bind-mounts <flag> | ' +
    '--localuser <user> | --netuser <user> | --dbformat <format> | --debug-pruning | -l, --require-visibility <flag> | -v, --verbose | -h, --help | ' +
    '-V, --version',
  always: given => (given('-o') || given('--help') || given('--version') ? [] : [{ kind: 'configure', target: literal('locate database') }]),
  examples: { 'updatedb --output=names.db --localpaths=.': ['write names.db'], updatedb: ["configure 'locate database'"] },
})
