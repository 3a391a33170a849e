// makepkg: builds a package by the shell script PKGBUILD; rpmbuild, debuild and their kin under their names. Source: makepkg(8) 6.0, rpmbuild(8), debuild(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere, install, quiet } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

export default command(
  'makepkg',
  quiet(['--help', '--version'], {
    aliases: [
      'rpmbuild',
      'debuild',
      'dpkg-buildpackage',
      'abuild',
      'fpm',
      'checkinstall',
      'snapcraft',
      'flatpak-builder',
      'nfpm',
      'alien',
      'mock',
      'pbuilder',
      'sbuild',
      'ebuild',
    ],
    style: 'posix',
    options: { '--root-command, --rootcmd, --check-command, --sign-command, --rules-file <program>': words => words.map(script => ({ script, hidden: true })), '-p, --config, --define, -D, --eval <what>': executes, '-i, --install': () => [install(literal('.'), 'system')], '--clean, -c': nothing },
    harmless:
      '-h, --help | -V, --version | -A, --ignorearch | -C, --cleanbuild | -d, --nodeps | -e, --noextract | -f, --force | -g, --geninteg | -L, --log | ' +
      '-m, --nocolor | -o, --nobuild | -r, --rmdeps | -R, --repackage | -s, --syncdeps | -S, --source | --allsource | --check | --noarchive | --nocheck | ' +
      '--noprepare | --nosign | --packagelist | --printsrcinfo | --sign | --skipchecksums | --skipinteg | --skippgpcheck | --verifysource | --noconfirm | ' +
      '--noprogressbar | --needed | --asdeps | -ba | -bb | -bp | -bc | -bi | -bl | -bs | -us | -uc | -b | -rfakeroot | -t <type> | -n <name> | -v <v> | ' +
      '--short-circuit | --nobuild | -q, --quiet',
    always: given => (given('--printsrcinfo') || given('--packagelist') ? [executesHere] : [executesHere, { kind: 'write', target: literal('.') }]),
    operands: { '<arg...>': nothing },
    examples: {
      'dpkg-buildpackage --check-command "cat k.txt"': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'execute .', 'write .'],

      'makepkg --version': [],
      'makepkg -c': ['execute .', 'write .'],
      'makepkg -si': ['install . (system)', 'execute .', 'write .'],
      'rpmbuild -D x a.spec': ['execute x', 'execute .', 'write .'],
      'makepkg --printsrcinfo': ['execute .'],
    },
  }),
)
