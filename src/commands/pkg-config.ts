// pkg-config: tells compiler flags of libraries; *-config scripts of libraries under their names. Source: pkg-config(1) 1.8.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('pkg-config', {
  aliases: [
    'pkgconf',
    'python3-config',
    'python-config',
    'llvm-config',
    'llvm-config-*',
    'pcre2-config',
    'sdl2-config',
    'curl-config',
    'xml2-config',
    'xslt-config',
    'mysql_config',
    'mariadb_config',
    'php-config',
    'icu-config',
    'freetype-config',
    'gpg-error-config',
    'apu-1-config',
    'nf-config',
    'gdal-config',
    'geos-config',
  ],
  harmless:
    '--simulate | --no-cache | --ignore-conflicts | --maximum-traverse-depth <v> | --no-provides | --relocate <v> | --dont-relocate-paths | --no-uninstalled | --digraph | --fragment-filter <v> | --help, -h | --version, -V | --about | --verbose | --modversion | --cflags | --cflags-only-I | --cflags-only-other | --libs | --libs-only-L | ' +
    '--libs-only-l | --libs-only-other | --static | --shared | --pure | --variable <name> | --define-variable <pair> | --print-variables | ' +
    '--print-provides | --print-requires | --print-requires-private | --print-errors | --errors-to-stdout | --silence-errors | --short-errors | --exists | ' +
    '--uninstalled | --exact-version <v> | --atleast-version <v> | --max-version <v> | --atleast-pkgconfig-version <v> | --list-all | ' +
    '--list-package-names | --validate | --path | --with-path <folder> | --keep-system-cflags | --keep-system-libs | --define-prefix | ' +
    '--dont-define-prefix | --prefix-variable <name> | --env <name> | --env-only | ' +
    '--prefix | --includes | --ldflags | --extension-suffix | --abiflags | --configdir | --embed | --bindir | --includedir | --libdir | --libfiles | ' +
    '--libnames | --components | --system-libs | --host-target | --build-mode | --targets-built | --cxxflags | --cppflags | --src-root | --obj-root | ' +
    '--link-static | --link-shared | --ignore-libllvm | --cmakedir | --has-rtti | --assertion-mode | --include | --socket | --port | --plugindir | ' +
    '--pkglibdir | --sharedir | --sysconfdir | --pgxs | --configure | --mandir | --docdir | --cc | --features | --protocols | --ca | --vernum | ' +
    '--static-libs | --php-binary | --php-sapis | --ini-path | --ini-dir | --extension-dir | --include-dir | --man-dir | --data | --formats | --dep-libs | ' +
    '--with-fribidi',
  operands: { '<package...>': nothing },
  examples: { 'pkg-config --version': [], 'pkg-config --cflags --libs zlib': [], 'curl-config --libs': [], 'llvm-config-14 --version': [] },
})
