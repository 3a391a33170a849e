// pkgutil: receipts and contents of packages of macOS. Source: pkgutil(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { configures, reads } from './roles.ts'

export default command('pkgutil', {
  options: {
    '--forget, --learn, --edit-pkg, --link <package>': configures,
    '--expand, --expand-full <package>': reads,
    '--flatten, --flatten-full <folder>': reads,
    '--check-signature, --payload-files, --bom <package>': reads,
    '--repair <package>': () => [{ kind: 'configure', target: literal('packages') }],
  },
  harmless: '-h, --help | -f, --force | -v, --verbose | --volume <v> | -p, --packages | --pkgs [v] | --pkgs-plist | --files <v> | --lsbom <v> | --groups'
    + ' | --groups-plist | --group-pkgs <v> | --export-plist <v> | --pkg-info <v> | --pkg-info-plist <v> | --pkg-groups <v> | --file-info <v>'
    + ' | --file-info-plist <v> | --only-dirs | --only-files | --regexp',
  operands: { '<path>': words => words.map(target => ({ kind: 'write', target, recursive: true })) },
  examples: {
    'pkgutil --pkgs': [],
    'pkgutil --pkg-info com.acme.a': [],
    'pkgutil --check-signature a.pkg': ['read a.pkg'],
    'pkgutil --expand a.pkg out': ['read a.pkg', 'write out (recursive)'],
    'pkgutil --flatten dir a.pkg': ['read dir', 'write a.pkg (recursive)'],
    'pkgutil --forget com.acme.a': ['configure com.acme.a'],
    'pkgutil --repair com.acme.a': ['configure packages'],
  },
})
