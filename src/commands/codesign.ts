// codesign: signatures of programs of macOS. Source: codesign(1), macOS 14.
import { map } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('codesign', {
  options: {
    '-s, --sign <identity>': nothing,
    '--remove-signature': nothing,
    '--entitlements <file>': (words, given) => (given('-s') ? reads(words, given) : given('-d') ? writes(words.map(word => map(word, value => value.replace(/^:/, ''))), given) : []),
    '-D, --detached, --file-list <file>': writes,
    '--extract-certificates [prefix]': writes,
  },
  harmless: '-d, --display | -v, --verify, --verbose [v] | -h | -a, --architecture <v> | --bundle-version <v> | --check-notarization | --dryrun | --deep'
    + ' | --detached-database | -f, --force | --generate-entitlement-der | -i, --identifier <v> | -o, --options <v> | -P, --pagesize <v>'
    + ' | --preserve-metadata [v] | --prefix <v> | -r, --requirements <v> | -R, --test-requirement <v>'
    + ' | --runtime-version <v> | --strict [v] | --timestamp [v] | -t | --team-identifier <v> | --launch-constraint-self <v> | --keychain <v>'
      + ' | --all-architectures | --ignore-resources | --xml | --der | --continue | --digest-algorithm <v> | --no-strict',
  operands: { '<path...>': (words, given) => (given('-s') || given('--remove-signature') ? words.map(target => ({ kind: 'write', target })) : []) },
  examples: {
    'codesign -d --entitlements :e.plist --file-list l.txt A.app': ['write e.plist', 'write l.txt'],
    'codesign -dv --verbose=4 A.app': [],
    'codesign --verify --deep A.app': [],
    'codesign -f -s - --entitlements e.plist A.app': ['read e.plist', 'write A.app'],
    'codesign --remove-signature A.app': ['write A.app'],
    'codesign -s me -D sig A.app': ['write sig', 'write A.app'],
    'codesign -d --extract-certificates=c A.app': ['write c'],
  },
})
