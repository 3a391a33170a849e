// apt: packages of Debian and Ubuntu; apt-get, apt-cache and aptitude under their names. Source: apt(8), apt-get(8), apt-cache(8), apt-mark(8) 2.6, aptitude(8) 0.8.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { APT_HARMLESS, aptOptions } from './lib/apt.ts'
import { asks, brings, changes, isTrial, names } from './lib/system-packages.ts'
import { executesHere, quiet } from './lib/toolchain.ts'

const writesHere: Body = { operands: names, always: given => (isTrial(given) ? [] : [{ kind: 'write', target: literal('.') }]) }
const renews = brings('', 'package lists')

export default command(
  'apt',
  quiet(['--help', '--version'], {
    aliases: [
      'apt-get',
      'apt-cache',
      'aptitude',
      'apt-mark',
      'apt-fast',
      'nala',
      'apt-file',
      'apt-config',
      'apt-listchanges',
      'apt-show-versions',
      'apt-rdepends',
    ],
    inherit: true,
    options: aptOptions,
    harmless: APT_HARMLESS,
    subcommands: {
      'update | full-update | gencaches': renews,
      'install | reinstall | upgrade | safe-upgrade | full-upgrade | dist-upgrade | dselect-upgrade | build-dep | satisfy | modernize-sources': brings(),
      'remove | purge | autoremove | autopurge | auto-remove': changes(),
      'clean | autoclean | auto-clean | distclean | forget-new': changes('', 'apt cache'),
      'hold | unhold | auto | manual | markauto | unmarkauto | minimize-manual | keep | keep-all | edit-sources | add-user-tag | remove-user-tag': changes(),
      'list | search | show | policy | depends | rdepends | showpkg | showsrc | stats | dump | dumpavail | unmet | pkgnames | dotty | xvcg | madison | check | indextargets | moo | help | versions | why | why-not | showauto | showmanual | showhold | showinstall | showremove | showpurge | source-versions | info | find | history':
        asks(),
      'download | fetch': writesHere,
      source: {
        operands: names,
        always: given => (isTrial(given) ? [] : [{ kind: 'write', target: literal('.') }, ...(given('--compile') ? [executesHere] : [])]),
      },
      changelog: { operands: names, always: () => [{ kind: 'connect', target: literal('changelogs of the distribution') }] },
    },
    examples: {
      'apt list --installed': [],
      'apt show curl': [],
      'apt-cache policy curl': [],
      'apt-cache -p out stats': ['write out'],
      'apt-get -y -s -o APT::Get::Simulate=0 dist-upgrade': ['install packages (system)'],
      'apt-get purge -y x -s no': ['configure x', 'configure no'],
      'apt search "pdf viewer"': [],
      'apt-get -s install curl': [],
      'apt-get update -qq': ["install 'package lists' (system)"],
      'apt-get install -y --no-install-recommends curl git': ['install curl (system)', 'install git (system)'],
      'apt install ./a.deb': ['install ./a.deb (url)'],
      'apt-get -o Dpkg::Use-Pty=0 install curl': ['install curl (system)'],
      "apt-get update -o APT::Update::Pre-Invoke::='mkdir x'": ['write x', "install 'package lists' (system)"],
      'apt-get -c a.conf remove curl': ['execute a.conf', 'configure curl'],
      'apt-get clean': ["configure 'apt cache'"],
      'apt download curl': ['write .'],
      'apt-get source -b curl': ['write .', 'execute .'],
      'apt changelog curl': ["connect 'changelogs of the distribution'"],
    },
  }),
)
